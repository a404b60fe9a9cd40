/// How the HTML report looks and what it does where scripts run.
enum HTMLStyle {
  /// Light and dark after the system; colours contrast at least 7 to 1 with what they stand on (WCAG
  /// 2.2, 1.4.6). Nothing moves. One column reflows to 320 CSS pixels.
  static let css: StaticString = """

    :root { color-scheme: light dark; --paper: #ffffff; --ink: #1b1b1b; --faint: #4a4a4a;
      --line: #767676; --box: #f3f3f3; --link: #003e8a; --error: #8f0018; --warning: #633c00;
      --note: #003e8a; --target: #99005c; }
    @media (prefers-color-scheme: dark) { :root { --paper: #17171a; --ink: #f2f2f2;
      --faint: #c8c8c8; --line: #8e8e93; --box: #242428; --link: #a9cbff; --error: #ffb4ab;
      --warning: #ffd599; --note: #a9cbff;
      --target: #ff9ad5; } }
    * { box-sizing: border-box; }
    html { background: var(--paper); color: var(--ink); line-height: 1.5;
      font-family: system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif; }
    body { margin: 0 auto; max-width: 60rem; padding: 1rem; overflow-wrap: anywhere; }
    h1, h2, h3, h4, h5 { line-height: 1.25; }
    h2 { margin-top: 2.5rem; }
    a { color: var(--link); }
    code, pre { font-family: ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; }
    pre { white-space: pre-wrap; background: var(--box); padding: 0.75rem; }
    table { border-collapse: collapse; }
    caption { text-align: left; font-weight: bold; padding-bottom: 0.25rem; }
    th, td { border: 1px solid var(--line); padding: 0.25rem 0.5rem; text-align: right;
      overflow-wrap: normal; }
    th[scope=row], th:first-child { text-align: left; }
    ol, ul { padding-left: 1.25rem; }
    .findings { list-style: none; padding: 0; }
    .findings > li { border: 1px solid var(--line); border-left-width: 0.375rem;
      border-radius: 0.25rem; padding: 0.5rem 0.75rem; margin: 0.75rem 0; }
    .findings p { margin: 0; }
    .error { border-left-color: var(--error) !important; }
    .warning { border-left-color: var(--warning) !important; }
    .note { border-left-color: var(--note) !important; }
    .error .kind { color: var(--error); }
    .warning .kind { color: var(--warning); }
    .note .kind { color: var(--note); }
    .aside { border-left-style: double !important; }
    .kind { font-weight: bold; }
    .file { content-visibility: auto; contain-intrinsic-size: auto 40rem; }
    details { border: 1px solid var(--line); border-radius: 0.25rem; margin: 0.75rem 0; }
    summary { cursor: pointer; padding: 0.6rem 0.75rem; }
    .beside { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 0.5rem 1.5rem;
      padding: 0 0.75rem 0.75rem; }
    .drawing { flex: 0 1 auto; min-width: 0; max-width: 100%; overflow: auto; }
    .drawing svg { display: block; }
    .heard { flex: 1 1 18rem; min-width: 0; max-width: 100%; }
    .heard h5 { font-size: 1rem; margin: 1rem 0 0.5rem; }
    .heard ol { padding-left: 2rem; }
    .heard li { margin: 0.25rem 0; }
    .hint { color: var(--faint); }
    .actions { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.75rem; }
    .actions a { padding: 0.25rem 0; }
    .actions .speak { margin-left: 0; }
    .legend { list-style: none; padding: 0; }
    section > svg { position: absolute; }
    .legend svg { vertical-align: -0.125rem; margin-right: 0.5rem; }
    :target { scroll-margin: 1rem; }
    li:target { outline: 3px solid var(--target); outline-offset: 2px; }
    .drawing g:target { outline: 4px solid var(--target); outline-offset: 3px; }
    .drawing g:target > rect { stroke: var(--target); stroke-width: 3; }
    dl { display: grid; align-items: baseline; grid-template-columns: max-content minmax(0, 1fr); gap: 0.125rem 0.75rem;
      margin: 0.5rem 0 0; }
    dt { color: var(--faint); }
    dd { margin: 0; }
    dd a, .heard p a { display: inline-block; padding: 0.125rem 0; }
    fieldset { min-width: 0; border: 1px solid var(--line); border-radius: 0.25rem; display: flex;
      flex-wrap: wrap; gap: 0.75rem; padding: 0.75rem; }
    fieldset button { align-self: end; }
    label { display: flex; flex-direction: column; max-width: 100%; }
    select, button { font: inherit; color: inherit; background: var(--box);
      border: 1px solid var(--line); border-radius: 0.25rem; min-height: 2.75rem;
      min-width: 2.75rem; max-width: 100%; padding: 0.25rem 0.5rem; }
    button.speak { display: none; margin-left: 0.5rem; }
    .speaks button.speak { display: inline-block; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    .skip { position: absolute; left: -100vw; background: var(--paper); padding: 0.75rem; }
    .skip:focus { left: 0; top: 0; }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden;
      clip-path: inset(50%); white-space: nowrap; }
    [hidden] { display: none !important; }
    @media (max-width: 30rem) { dl { grid-template-columns: minmax(0, 1fr); }
      th, td { padding: 0.25rem; font-size: 0.875rem; } }
    @media print { form, button, .skip, .actions { display: none !important; }
      h2, h3, h4 { break-after: avoid; } details { break-inside: avoid; }
      .drawing { overflow: visible; } .drawing svg { max-width: 100%; height: auto; }
      details:not([open]) { display: none; }
      .file { content-visibility: visible; } .findings > li { break-inside: avoid; } }

    """

  /// Filters findings and speaks transcripts; everything can be read without it.
  static let script: StaticString = """

    (function () {
      'use strict';
      var form = document.getElementById('filter');
      var result = document.getElementById('filter-result');
      var others = document.getElementById('others');
      var aside = document.querySelector('section.set-aside');
      var items, files;
      function apply() {
        items = items || Array.from(document.querySelectorAll('.findings > li'));
        files = files || Array.from(document.querySelectorAll('.filtered > .file'));
        var wanted = {};
        Array.from(form.elements).forEach(function (field) {
          if (field.name && field.value) { wanted[field.name] = field.value; }
        });
        var names = Object.keys(wanted);
        var shown = 0;
        items.forEach(function (item) {
          var fits = names.every(function (name) {
            return item.dataset[name].split('\\n').indexOf(wanted[name]) >= 0;
          });
          item.hidden = !fits;
          if (fits) { shown += 1; }
        });
        files.forEach(function (file) {
          Array.from(file.querySelectorAll('.screen')).forEach(function (screen) {
            screen.hidden = !screen.querySelector('.findings > li:not([hidden])');
          });
          file.hidden = !file.querySelector('.screen:not([hidden])');
        });
        if (others) { others.hidden = names.length > 0; }
        if (aside) { aside.hidden = !aside.querySelector('.file:not([hidden])'); }
        result.textContent = 'Showing ' + shown + ' of ' + items.length + ' findings.';
      }
      if (form) {
        form.hidden = false;
        form.addEventListener('change', apply);
        form.addEventListener('reset', function () { setTimeout(apply, 0); });
        form.addEventListener('submit', function (event) { event.preventDefault(); });
      }
      // What is in a closed screen is text until it is needed.
      function unfold(details) {
        var text = details.querySelector('noscript');
        if (text) { text.outerHTML = text.textContent; }
      }
      function unfoldFor(id) {
        var screen = /^(.+?)-(?:element|line)-/.exec(id);
        if (!screen) { return; }
        document.querySelectorAll('details[data-screen-id]').forEach(function (details) {
          if (details.dataset.screenId === screen[1]) { unfold(details); }
        });
      }
      document.addEventListener('toggle', function (event) {
        if (event.target.open) { unfold(event.target); }
      }, true);
      // Shows what the address names: in a screen that is closed, or that the filter hides.
      function reveal() {
        var id = location.hash.slice(1);
        var isThere = document.getElementById(id) !== null;
        if (!isThere) { unfoldFor(id); }
        var target = document.getElementById(id);
        var isShown = isThere;
        for (var place = target; place; place = place.parentElement) {
          if (place.hidden || place.open === false) { isShown = false; }
          place.hidden = false;
          if (place.open === false) { place.open = true; }
        }
        // Makes it the target of the page and scrolls to it.
        if (target && !isShown) { location.replace('#' + id); }
      }
      document.addEventListener('click', function (event) {
        var link = event.target.closest('a[href^="#"]');
        if (link) { unfoldFor(link.hash.slice(1)); }
        // The same address once more is no change of it.
        if (link && link.hash === location.hash) { setTimeout(reveal, 0); }
      });
      window.addEventListener('hashchange', reveal);
      reveal();
      if ('speechSynthesis' in window) {
        var speaking = null;
        document.documentElement.classList.add('speaks');
        document.addEventListener('click', function (event) {
          var button = event.target.closest('button.speak');
          if (!button) { return; }
          var isOver = speaking !== button || !speechSynthesis.speaking;
          speechSynthesis.cancel();
          speaking = null;
          // A second press is for silence.
          if (!isOver) { return; }
          var utterance = new SpeechSynthesisUtterance(button.dataset.utterance);
          var place = button.closest('[data-lang]');
          if (place) { utterance.lang = place.dataset.lang; }
          speaking = button;
          speechSynthesis.speak(utterance);
        });
      }
    })();

    """
}
