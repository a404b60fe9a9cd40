import LayoutModel

/// The words of one language by which rules know roles, states and gestures in labels and hints.
///
/// Sources: the words of button, state and gesture are those of Google's Accessibility Test Framework
/// for Android (`src/main/resources/resources-*/strings.xml`), the roles VoiceOver speaks in English,
/// German and Russian those of AccessibilitySnapshot (`Localizable.strings`); the link texts that say
/// nothing begin with eslint-plugin-jsx-a11y's `anchor-ambiguous-text` and the framework's
/// `LinkPurposeUnclearCheck`. Inflected forms are added.
///
/// A language is one entry of ``all``.
public struct Vocabulary: Sendable {
  /// BCP 47, without a region.
  public var language: String
  /// Words are not parted by spaces, so they are found as parts of the text.
  public var isUnspaced = false

  // MARK: What VoiceOver adds

  public var button: [Phrase]
  public var link: [Phrase]
  public var image: [Phrase]
  public var textField: [Phrase]
  public var searchField: [Phrase]
  public var `switch`: [Phrase]
  public var slider: [Phrase]
  public var tab: [Phrase]
  public var header: [Phrase]
  /// How a label says that it names an image, at its beginning.
  public var imageOf: [Phrase] = []
  /// Names that end with a role's word and mean something else: “Home button”, a button that shows it.
  public var namesWithRole: [Phrase] = []
  /// Words of ``button`` that mean something else in English; they count where the language is known.
  public var homographs: [Phrase] = []

  // MARK: States

  public var selected: [Phrase]
  public var notEnabled: [Phrase]
  public var on: [Phrase]
  public var off: [Phrase]

  // MARK: Gestures

  /// Verbs that begin an instruction.
  public var gestureVerbs: [Phrase]
  /// What is an instruction wherever it stands.
  public var gestures: [Phrase] = []

  // MARK: Link texts

  /// Say nothing about where they lead.
  public var empty: [Phrase]
  /// Say it only together with what stands around them.
  public var vague: [Phrase]
}

/// One or more words in lower case and without punctuation, parted by single spaces.
public struct Phrase: Sendable, Hashable, ExpressibleByStringLiteral {
  public let text: String
  let words: [String]
  /// The words without what parts them.
  let joined: String

  public init(stringLiteral text: String) {
    self.text = text
    words = text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    joined = words.joined()
  }
}

extension Vocabulary {
  public static let all: [Vocabulary] = [
    english, german, russian, french, spanish, italian, portuguese, dutch, japanese, korean,
    chinese,
  ]

  private static let english = Vocabulary(
    language: "en",
    button: ["button", "btn"], link: ["link", "hyperlink"], image: ["image", "picture", "icon"],
    textField: ["text field", "textfield", "input field"],
    searchField: ["search field", "search bar"],
    switch: ["switch", "toggle", "switch button", "toggle button", "toggle switch"],
    slider: ["slider"], tab: ["tab"], header: ["heading", "header"],
    imageOf: ["image of", "picture of", "icon of"],
    namesWithRole: [
      "radio button", "home button", "side button", "action button", "power button", "push button",
      "deep link", "magic link", "disk image", "app icon", "kill switch", "light switch",
      "nintendo switch", "letter header", "email header",
    ],
    selected: ["selected", "unselected", "not selected", "checked", "unchecked", "not checked"],
    notEnabled: ["disabled", "dimmed", "greyed out", "grayed out", "not enabled"],
    on: ["on", "enabled", "active"], off: ["off", "disabled", "inactive"],
    gestureVerbs: ["tap", "click", "swipe", "press", "touch", "doubletap", "drag", "pinch"],
    gestures: [
      "double tap", "triple tap", "long press", "tap to", "tap here", "tap on", "tap the",
      "tap this", "tap for", "tap and hold", "press to", "press here", "press the", "press this",
      "press and hold", "click to", "click here", "click on", "click the", "click this",
      "click for", "swipe to", "swipe the", "swipe left", "swipe right", "swipe up", "swipe down",
      "touch to", "touch here", "touch the", "touch and hold",
    ],
    empty: [
      "click here", "click", "tap here", "tap", "press here", "here", "link", "a link", "this link",
      "this page", "this", "click this", "click this link", "go here",
    ],
    vague: [
      "more", "learn more", "read more", "see more", "learn more here", "learn more about this",
    ])

  private static let german = Vocabulary(
    language: "de",
    button: ["schaltfläche", "button", "taste", "knopf"], link: ["link", "hyperlink"],
    image: ["bild", "icon"], textField: ["textfeld", "eingabefeld"],
    searchField: ["suchfeld"], switch: ["schalter", "umschalttaste", "umschalter"],
    slider: ["schieberegler", "regler"], tab: ["tab", "tabulator"], header: ["überschrift"],
    imageOf: ["bild von", "bild der", "bild des"], homographs: ["taste"],
    selected: ["ausgewählt", "nicht ausgewählt", "markiert"],
    notEnabled: ["deaktiviert", "nicht verfügbar", "grau dargestellt"],
    on: ["ein", "eingeschaltet", "aktiviert"], off: ["aus", "ausgeschaltet", "deaktiviert"],
    gestureVerbs: [
      "tippen", "tippe", "klicken", "klicke", "wischen", "wische", "streichen", "drücken", "drücke",
      "doppeltippen", "doppelklicken", "antippen",
    ],
    gestures: ["doppelt tippen", "hier tippen", "hier klicken", "zum öffnen tippen"],
    empty: ["hier", "hier klicken", "hier tippen", "klicken sie hier", "link", "dieser link"],
    vague: ["mehr", "mehr erfahren", "mehr lesen", "weiterlesen", "mehr anzeigen"])

  private static let russian = Vocabulary(
    language: "ru",
    button: ["кнопка"], link: ["ссылка"], image: ["изображение", "картинка", "иконка"],
    textField: ["текстовое поле", "поле ввода"], searchField: ["поле поиска"],
    switch: ["переключатель", "кнопка переключатель"], slider: ["ползунок", "слайдер"],
    tab: ["вкладка"], header: ["заголовок"],
    selected: [
      "выбран", "выбрана", "выбрано", "не выбран", "не выбрана", "не выбрано", "установлен",
    ],
    notEnabled: ["недоступно", "недоступен", "недоступна", "отключено"],
    on: ["вкл", "включен", "включена", "включено", "включён"],
    off: ["выкл", "выключен", "выключена", "выключено"],
    gestureVerbs: [
      "нажмите", "коснитесь", "проведите", "смахните", "кликните", "щелкните", "щёлкните",
    ],
    gestures: ["коснитесь дважды", "дважды коснитесь", "проведите пальцем", "нажмите чтобы"],
    empty: ["здесь", "сюда", "нажмите здесь", "нажмите сюда", "ссылка", "тут"],
    vague: ["подробнее", "узнать больше", "читать далее", "ещё", "еще"])

  private static let french = Vocabulary(
    language: "fr",
    button: ["bouton"], link: ["lien"], image: ["image", "icône"],
    textField: ["champ de texte", "champ texte"], searchField: ["champ de recherche"],
    switch: ["interrupteur", "commutateur"], slider: ["curseur"], tab: ["onglet"],
    header: ["en tête"], imageOf: ["image de", "image du", "image des"],
    selected: ["sélectionné", "sélectionnée", "non sélectionné", "non sélectionnée", "cochée"],
    notEnabled: ["désactivé", "désactivée", "estompé"],
    on: ["activé", "activée"], off: ["désactivé", "désactivée"],
    gestureVerbs: ["appuyez", "cliquez", "touchez", "balayez", "tapez"],
    gestures: ["touchez deux fois", "appuyez sur", "appuyez pour", "cliquez sur", "cliquez pour"],
    empty: ["ici", "cliquez ici", "appuyez ici", "lien", "ce lien"],
    vague: ["en savoir plus", "lire la suite", "voir plus"])

  private static let spanish = Vocabulary(
    language: "es",
    button: ["botón"], link: ["enlace"], image: ["imagen", "icono"],
    textField: ["campo de texto"], searchField: ["campo de búsqueda"], switch: ["interruptor"],
    slider: ["deslizador", "control deslizante"], tab: ["pestaña"],
    header: ["encabezado"], imageOf: ["imagen de", "imagen del"],
    selected: [
      "seleccionado", "seleccionada", "deseleccionado", "deseleccionada", "marcada", "desmarcada",
    ],
    notEnabled: ["desactivado", "desactivada", "atenuado"],
    on: ["activado", "activada"], off: ["desactivado", "desactivada"],
    gestureVerbs: ["toca", "pulsa", "pulse", "presiona", "presione", "desliza", "deslice"],
    gestures: ["haz clic", "haga clic", "toca dos veces", "toca para", "pulsa para"],
    empty: ["aquí", "haz clic aquí", "haga clic aquí", "pulsa aquí", "enlace", "este enlace"],
    vague: ["más", "más información", "leer más", "saber más", "ver más"])

  private static let italian = Vocabulary(
    language: "it",
    button: ["pulsante", "bottone"], link: ["link", "collegamento"], image: ["immagine", "icona"],
    textField: ["campo di testo"], searchField: ["campo di ricerca"], switch: ["interruttore"],
    slider: ["cursore"], tab: ["scheda"], header: ["intestazione"],
    imageOf: ["immagine di", "immagine del"],
    selected: ["selezionato", "selezionata", "non selezionato", "non selezionata"],
    notEnabled: ["disattivato", "disattivata"],
    on: ["attivato", "attivata"], off: ["disattivato", "disattivata"],
    gestureVerbs: ["tocca", "premi", "scorri", "clicca"],
    gestures: ["fai clic", "fai scorrere", "tocca due volte", "tocca per", "premi per"],
    empty: ["qui", "clicca qui", "fai clic qui", "tocca qui", "link", "questo link"],
    vague: ["altro", "scopri di più", "leggi di più", "ulteriori informazioni"])

  private static let portuguese = Vocabulary(
    language: "pt",
    button: ["botão"], link: ["link", "ligação"], image: ["imagem", "ícone"],
    textField: ["campo de texto"], searchField: ["campo de busca", "campo de pesquisa"],
    switch: ["interruptor"], slider: ["controle deslizante"], tab: ["aba"],
    header: ["cabeçalho"], imageOf: ["imagem de", "imagem do", "imagem da"],
    selected: ["selecionado", "selecionada", "não selecionado", "não selecionada", "marcada"],
    notEnabled: ["desativado", "desativada", "desabilitado"],
    on: ["ativado", "ativada"], off: ["desativado", "desativada"],
    gestureVerbs: ["toque", "pressione", "deslize"],
    gestures: ["toque duas vezes", "toque para", "clique para", "clique em"],
    empty: ["aqui", "clique aqui", "toque aqui", "link", "este link"],
    vague: ["mais", "saiba mais", "leia mais", "ver mais"])

  private static let dutch = Vocabulary(
    language: "nl",
    button: ["knop"], link: ["link", "koppeling"], image: ["afbeelding", "pictogram"],
    textField: ["tekstveld", "invoerveld"], searchField: ["zoekveld"], switch: ["schakelaar"],
    slider: ["schuifregelaar"], tab: ["tabblad"], header: ["koptekst"],
    imageOf: ["afbeelding van"],
    selected: ["geselecteerd", "gedeselecteerd", "aangevinkt", "uitgevinkt"],
    notEnabled: ["uitgeschakeld", "grijs weergegeven"],
    on: ["aan", "ingeschakeld"], off: ["uit", "uitgeschakeld"],
    gestureVerbs: ["tik", "klik", "veeg", "dubbeltik"],
    gestures: ["tik om", "klik om", "klik op", "tik op"],
    empty: ["hier", "klik hier", "tik hier", "link", "deze link"],
    vague: ["meer", "meer informatie", "lees meer", "lees verder"])

  private static let japanese = Vocabulary(
    language: "ja", isUnspaced: true,
    button: ["ボタン"], link: ["リンク"], image: ["画像", "アイコン"],
    textField: ["テキストフィールド", "入力欄"], searchField: ["検索フィールド"],
    switch: ["スイッチ"], slider: ["スライダー"], tab: ["タブ"], header: ["見出し"],
    selected: ["選択済み", "未選択", "選択中"], notEnabled: ["使用不可", "無効"],
    on: ["オン"], off: ["オフ"],
    gestureVerbs: ["タップ", "クリック", "スワイプ"],
    gestures: [
      "タップして", "をタップ", "クリックして", "をクリック", "スワイプして", "ダブルタップ", "長押し",
    ],
    empty: ["こちら", "ここ", "ここをクリック", "ここをタップ", "リンク"],
    vague: ["もっと見る", "続きを読む", "詳しくはこちら"])

  private static let korean = Vocabulary(
    language: "ko", isUnspaced: true,
    button: ["버튼"], link: ["링크"], image: ["이미지", "아이콘"],
    textField: ["텍스트 필드", "입력란"], searchField: ["검색 필드"], switch: ["스위치"],
    slider: ["슬라이더"], tab: ["탭"], header: ["머리말"],
    selected: ["선택됨", "선택 해제됨"], notEnabled: ["비활성화됨", "사용할 수 없음"],
    on: ["켬", "켜짐"], off: ["끔", "꺼짐"],
    gestureVerbs: ["탭하", "클릭", "스와이프"],
    gestures: ["탭하여", "탭하면", "클릭하여", "클릭하면", "스와이프하여", "두 번 탭"],
    empty: ["여기", "여기를 클릭", "여기를 탭", "링크"],
    vague: ["더 보기", "더보기", "자세히 보기", "자세히"])

  private static let chinese = Vocabulary(
    language: "zh", isUnspaced: true,
    button: ["按钮", "按鈕"], link: ["链接", "連結"], image: ["图像", "影像", "图片", "圖片", "图标"],
    textField: ["文本栏", "文字欄位", "输入框", "輸入框"], searchField: ["搜索栏", "搜尋欄位"],
    switch: ["开关", "開關"], slider: ["滑块", "滑桿"], tab: ["标签页", "標籤頁"],
    header: [],
    selected: ["已选择", "已选定", "已選取", "未選取", "已勾选", "未勾选", "已勾選", "未勾選"],
    notEnabled: ["已停用", "不可用"],
    on: ["打开", "打開"], off: ["关闭", "關閉"],
    gestureVerbs: ["点击", "点按", "轻点", "輕觸", "輕點", "按一下", "滑动", "滑動", "双击"],
    gestures: ["点击以", "点按以", "轻点以", "輕點兩下", "轻点两下", "点击此处", "点击这里"],
    empty: ["这里", "此处", "點這裡", "点击这里", "点击此处", "链接", "連結"],
    vague: ["更多", "了解更多", "瞭解更多", "查看更多", "阅读更多"])
}

extension Vocabulary {
  /// What a text says that stands alone on a link or a button.
  public enum LinkText: Sendable {
    case empty, vague
  }

  /// Whether the text is one that does not say where it leads; `nil` for all others.
  public static func linkText(_ text: String) -> LinkText? {
    var end = text.utf8.endIndex
    while end > text.utf8.startIndex {
      let before = text.utf8.index(before: end)
      guard text.utf8[before].isMark else { break }
      end = before
    }
    return linkTexts[text[..<end].lowercased()]
  }

  private static let linkTexts: [String: LinkText] = {
    var texts: [String: LinkText] = [:]
    for vocabulary in all {
      for phrase in vocabulary.vague { texts[phrase.text] = .vague }
      for phrase in vocabulary.empty { texts[phrase.text] = .empty }
    }
    return texts
  }()
}

extension UInt8 {
  /// A space or a mark that may end a link's text: `.`, `!`, `>`, `:`.
  fileprivate var isMark: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: ".") || self == UInt8(ascii: "!")
      || self == UInt8(ascii: ">") || self == UInt8(ascii: ":")
  }
}
