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
  let isASCII: Bool

  init(_ text: Substring) {
    self.text = String(text)
    words = text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    joined = words.joined()
    isASCII = joined.isASCII
  }

  public init(stringLiteral text: String) {
    self.init(Substring(text))
  }
}

extension [Phrase] {
  /// The phrases of a list with commas. A literal for each would cost the compiler minutes.
  fileprivate static func list(_ text: String) -> [Phrase] {
    text.split(separator: ",").map { Phrase($0.drop { $0 == " " }) }
  }
}

extension Vocabulary {
  public static let all: [Vocabulary] = [
    english, german, russian, french, spanish, italian, portuguese, dutch, japanese, korean,
    chinese,
  ]

  private static let english = Vocabulary(
    language: "en",
    button: .list("button, btn"), link: .list("link, hyperlink"),
    image: .list("image, picture, icon"),
    textField: .list("text field, textfield, input field"),
    searchField: .list("search field, search bar"),
    switch: .list("switch, toggle, switch button, toggle button, toggle switch"),
    slider: .list("slider"), tab: .list("tab"), header: .list("heading, header"),
    imageOf: .list("image of, picture of, icon of"),
    namesWithRole: .list(
      """
      radio button, home button, side button, action button, power button, push button, \
      deep link, magic link, disk image, app icon, kill switch, light switch, nintendo \
      switch, letter header, email header
      """),
    selected: .list(
      "selected, unselected, not selected, checked, unchecked, not checked"),
    notEnabled: .list("disabled, dimmed, greyed out, grayed out, not enabled"),
    on: .list("on, enabled, active"), off: .list("off, disabled, inactive"),
    gestureVerbs: .list("tap, click, swipe, press, touch, doubletap, drag, pinch"),
    gestures: .list(
      """
      double tap, triple tap, long press, tap to, tap here, tap on, tap the, tap this, tap \
      for, tap and hold, press to, press here, press the, press this, press and hold, \
      click to, click here, click on, click the, click this, click for, swipe to, swipe \
      the, swipe left, swipe right, swipe up, swipe down, touch to, touch here, touch the, \
      touch and hold
      """),
    empty: .list(
      """
      click here, click, tap here, tap, press here, here, link, a link, this link, this \
      page, this, click this, click this link, go here
      """),
    vague: .list(
      "more, learn more, read more, see more, learn more here, learn more about this"))

  private static let german = Vocabulary(
    language: "de",
    button: .list("schaltfläche, button, taste, knopf"), link: .list("link, hyperlink"),
    image: .list("bild, icon"), textField: .list("textfeld, eingabefeld"),
    searchField: .list("suchfeld"), switch: .list("schalter, umschalttaste, umschalter"),
    slider: .list("schieberegler, regler"), tab: .list("tab, tabulator"),
    header: .list("überschrift"),
    imageOf: .list("bild von, bild der, bild des"), homographs: .list("taste"),
    selected: .list("ausgewählt, nicht ausgewählt, markiert"),
    notEnabled: .list("deaktiviert, nicht verfügbar, grau dargestellt"),
    on: .list("ein, eingeschaltet, aktiviert"), off: .list("aus, ausgeschaltet, deaktiviert"),
    gestureVerbs: .list(
      """
      tippen, tippe, klicken, klicke, wischen, wische, streichen, drücken, drücke, \
      doppeltippen, doppelklicken, antippen
      """),
    gestures: .list("doppelt tippen, hier tippen, hier klicken, zum öffnen tippen"),
    empty: .list(
      "hier, hier klicken, hier tippen, klicken sie hier, link, dieser link"),
    vague: .list("mehr, mehr erfahren, mehr lesen, weiterlesen, mehr anzeigen"))

  private static let russian = Vocabulary(
    language: "ru",
    button: .list("кнопка"), link: .list("ссылка"), image: .list("изображение, картинка, иконка"),
    textField: .list("текстовое поле, поле ввода"), searchField: .list("поле поиска"),
    switch: .list("переключатель, кнопка переключатель"), slider: .list("ползунок, слайдер"),
    tab: .list("вкладка"), header: .list("заголовок"),
    selected: .list(
      "выбран, выбрана, выбрано, не выбран, не выбрана, не выбрано, установлен"),
    notEnabled: .list("недоступно, недоступен, недоступна, отключено"),
    on: .list("вкл, включен, включена, включено, включён"),
    off: .list("выкл, выключен, выключена, выключено"),
    gestureVerbs: .list(
      "нажмите, коснитесь, проведите, смахните, кликните, щелкните, щёлкните"),
    gestures: .list(
      "коснитесь дважды, дважды коснитесь, проведите пальцем, нажмите чтобы"),
    empty: .list("здесь, сюда, нажмите здесь, нажмите сюда, ссылка, тут"),
    vague: .list("подробнее, узнать больше, читать далее, ещё, еще"))

  private static let french = Vocabulary(
    language: "fr",
    button: .list("bouton"), link: .list("lien"), image: .list("image, icône"),
    textField: .list("champ de texte, champ texte"), searchField: .list("champ de recherche"),
    switch: .list("interrupteur, commutateur"), slider: .list("curseur"), tab: .list("onglet"),
    header: .list("en tête"), imageOf: .list("image de, image du, image des"),
    selected: .list(
      "sélectionné, sélectionnée, non sélectionné, non sélectionnée, cochée"),
    notEnabled: .list("désactivé, désactivée, estompé"),
    on: .list("activé, activée"), off: .list("désactivé, désactivée"),
    gestureVerbs: .list("appuyez, cliquez, touchez, balayez, tapez"),
    gestures: .list(
      "touchez deux fois, appuyez sur, appuyez pour, cliquez sur, cliquez pour"),
    empty: .list("ici, cliquez ici, appuyez ici, lien, ce lien"),
    vague: .list("en savoir plus, lire la suite, voir plus"))

  private static let spanish = Vocabulary(
    language: "es",
    button: .list("botón"), link: .list("enlace"), image: .list("imagen, icono"),
    textField: .list("campo de texto"), searchField: .list("campo de búsqueda"),
    switch: .list("interruptor"),
    slider: .list("deslizador, control deslizante"), tab: .list("pestaña"),
    header: .list("encabezado"), imageOf: .list("imagen de, imagen del"),
    selected: .list(
      "seleccionado, seleccionada, deseleccionado, deseleccionada, marcada, desmarcada"),
    notEnabled: .list("desactivado, desactivada, atenuado"),
    on: .list("activado, activada"), off: .list("desactivado, desactivada"),
    gestureVerbs: .list("toca, pulsa, pulse, presiona, presione, desliza, deslice"),
    gestures: .list("haz clic, haga clic, toca dos veces, toca para, pulsa para"),
    empty: .list(
      "aquí, haz clic aquí, haga clic aquí, pulsa aquí, enlace, este enlace"),
    vague: .list("más, más información, leer más, saber más, ver más"))

  private static let italian = Vocabulary(
    language: "it",
    button: .list("pulsante, bottone"), link: .list("link, collegamento"),
    image: .list("immagine, icona"),
    textField: .list("campo di testo"), searchField: .list("campo di ricerca"),
    switch: .list("interruttore"),
    slider: .list("cursore"), tab: .list("scheda"), header: .list("intestazione"),
    imageOf: .list("immagine di, immagine del"),
    selected: .list("selezionato, selezionata, non selezionato, non selezionata"),
    notEnabled: .list("disattivato, disattivata"),
    on: .list("attivato, attivata"), off: .list("disattivato, disattivata"),
    gestureVerbs: .list("tocca, premi, scorri, clicca"),
    gestures: .list("fai clic, fai scorrere, tocca due volte, tocca per, premi per"),
    empty: .list("qui, clicca qui, fai clic qui, tocca qui, link, questo link"),
    vague: .list("altro, scopri di più, leggi di più, ulteriori informazioni"))

  private static let portuguese = Vocabulary(
    language: "pt",
    button: .list("botão"), link: .list("link, ligação"), image: .list("imagem, ícone"),
    textField: .list("campo de texto"), searchField: .list("campo de busca, campo de pesquisa"),
    switch: .list("interruptor"), slider: .list("controle deslizante"), tab: .list("aba"),
    header: .list("cabeçalho"), imageOf: .list("imagem de, imagem do, imagem da"),
    selected: .list(
      "selecionado, selecionada, não selecionado, não selecionada, marcada"),
    notEnabled: .list("desativado, desativada, desabilitado"),
    on: .list("ativado, ativada"), off: .list("desativado, desativada"),
    gestureVerbs: .list("toque, pressione, deslize"),
    gestures: .list("toque duas vezes, toque para, clique para, clique em"),
    empty: .list("aqui, clique aqui, toque aqui, link, este link"),
    vague: .list("mais, saiba mais, leia mais, ver mais"))

  private static let dutch = Vocabulary(
    language: "nl",
    button: .list("knop"), link: .list("link, koppeling"), image: .list("afbeelding, pictogram"),
    textField: .list("tekstveld, invoerveld"), searchField: .list("zoekveld"),
    switch: .list("schakelaar"),
    slider: .list("schuifregelaar"), tab: .list("tabblad"), header: .list("koptekst"),
    imageOf: .list("afbeelding van"),
    selected: .list("geselecteerd, gedeselecteerd, aangevinkt, uitgevinkt"),
    notEnabled: .list("uitgeschakeld, grijs weergegeven"),
    on: .list("aan, ingeschakeld"), off: .list("uit, uitgeschakeld"),
    gestureVerbs: .list("tik, klik, veeg, dubbeltik"),
    gestures: .list("tik om, klik om, klik op, tik op"),
    empty: .list("hier, klik hier, tik hier, link, deze link"),
    vague: .list("meer, meer informatie, lees meer, lees verder"))

  private static let japanese = Vocabulary(
    language: "ja", isUnspaced: true,
    button: .list("ボタン"), link: .list("リンク"), image: .list("画像, アイコン"),
    textField: .list("テキストフィールド, 入力欄"), searchField: .list("検索フィールド"),
    switch: .list("スイッチ"), slider: .list("スライダー"), tab: .list("タブ"), header: .list("見出し"),
    selected: .list("選択済み, 未選択, 選択中"), notEnabled: .list("使用不可, 無効"),
    on: .list("オン"), off: .list("オフ"),
    gestureVerbs: .list("タップ, クリック, スワイプ"),
    gestures: .list("タップして, をタップ, クリックして, をクリック, スワイプして, ダブルタップ, 長押し"),
    empty: .list("こちら, ここ, ここをクリック, ここをタップ, リンク"),
    vague: .list("もっと見る, 続きを読む, 詳しくはこちら"))

  private static let korean = Vocabulary(
    language: "ko", isUnspaced: true,
    button: .list("버튼"), link: .list("링크"), image: .list("이미지, 아이콘"),
    textField: .list("텍스트 필드, 입력란"), searchField: .list("검색 필드"), switch: .list("스위치"),
    slider: .list("슬라이더"), tab: .list("탭"), header: .list("머리말"),
    selected: .list("선택됨, 선택 해제됨"), notEnabled: .list("비활성화됨, 사용할 수 없음"),
    on: .list("켬, 켜짐"), off: .list("끔, 꺼짐"),
    gestureVerbs: .list("탭하, 클릭, 스와이프"),
    gestures: .list("탭하여, 탭하면, 클릭하여, 클릭하면, 스와이프하여, 두 번 탭"),
    empty: .list("여기, 여기를 클릭, 여기를 탭, 링크"),
    vague: .list("더 보기, 더보기, 자세히 보기, 자세히"))

  private static let chinese = Vocabulary(
    language: "zh", isUnspaced: true,
    button: .list("按钮, 按鈕"), link: .list("链接, 連結"), image: .list("图像, 影像, 图片, 圖片, 图标"),
    textField: .list("文本栏, 文字欄位, 输入框, 輸入框"), searchField: .list("搜索栏, 搜尋欄位"),
    switch: .list("开关, 開關"), slider: .list("滑块, 滑桿"), tab: .list("标签页, 標籤頁"),
    header: [],
    selected: .list("已选择, 已选定, 已選取, 未選取, 已勾选, 未勾选, 已勾選, 未勾選"),
    notEnabled: .list("已停用, 不可用"),
    on: .list("打开, 打開"), off: .list("关闭, 關閉"),
    gestureVerbs: .list("点击, 点按, 轻点, 輕觸, 輕點, 按一下, 滑动, 滑動, 双击"),
    gestures: .list("点击以, 点按以, 轻点以, 輕點兩下, 轻点两下, 点击此处, 点击这里"),
    empty: .list("这里, 此处, 點這裡, 点击这里, 点击此处, 链接, 連結"),
    vague: .list("更多, 了解更多, 瞭解更多, 查看更多, 阅读更多"))
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
