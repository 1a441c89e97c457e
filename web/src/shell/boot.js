// The build puts this file into app.html, below #root: it runs before the first paint and needs no other script. It sets
// language, direction and colour mode, and draws what first-paint.tsx has drawn for the kind of page and the language. A
// served page has it above #root too, for its colours; what stands in #root already is made to fit whoever looks at it.
(function boot() {
  const html = document.documentElement;
  const root = document.getElementById('root');
  // `en:ltr ar:rtl`: the interface languages, the default first.
  const directions = new Map(
    document.currentScript.dataset.locales.split(' ').map(function entry(text) {
      return text.split(':');
    }),
  );

  const parts = location.pathname.split('/');
  const named = directions.has(parts[1]);
  const below = location.pathname.slice(named ? parts[1].length + 1 : 0).replace(/^\/$/, '');
  // Reading cookies asks another process, so this happens only when the address names no language.
  function chosen() {
    const stored = /(?:^|; )rawi_locale=([^;]*)/.exec(document.cookie);
    if (stored && directions.has(stored[1])) return stored[1];
    const preferred = (navigator.languages || [])
      .map(function language(tag) {
        return tag.split('-')[0].toLowerCase();
      })
      .find(function known(language) {
        return directions.has(language);
      });
    return preferred || [...directions.keys()][0];
  }
  const locale = named ? parts[1] : chosen();
  html.lang = locale;
  html.dir = directions.get(locale);
  // The small page of an address without a language has no app. It leads on (lead-page.ts), and leaves no entry in
  // the history that would do so again on the way back.
  if (document.currentScript.dataset.leads !== undefined) {
    location.replace('/' + locale + location.pathname + location.search + location.hash);
    return;
  }
  // Whoever installs the site has it in the language of the page.
  const manifest = document.querySelector('link[rel="manifest"]');
  if (manifest) manifest.setAttribute('href', '/manifest.' + locale + '.webmanifest');
  // The site's own address opens the home page in the language chosen, without a second start.
  if (location.pathname === '/') {
    history.replaceState(null, '', '/' + locale + location.search + location.hash);
  }

  let mode = null;
  let signedIn = false;
  let hasRibbon = false;
  try {
    mode = localStorage.getItem('rawi-color-mode');
    signedIn = localStorage.getItem('rawi-session') !== null;
    hasRibbon = localStorage.getItem(signedIn ? 'rawi-ribbon' : 'rawi-history') !== null;
  } catch {
    // Storage is closed to us (private mode, a policy): use the system's mode, and treat the person as a
    // visitor.
  }
  // The reader is dark in every mode, and so is a served page that is marked dark.
  const dark =
    html.dataset.dark !== undefined ||
    mode === 'dark' ||
    (mode !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches) ||
    (named && below.startsWith('/chapter/'));
  html.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  const tone = document.querySelector('meta[name="theme-color"]');
  if (tone && dark) tone.setAttribute('content', '#000000');

  function fit(drawing) {
    drawing
      .querySelectorAll(
        (signedIn ? '[data-for="visitor"]' : '[data-for="account"]') +
          (hasRibbon ? '' : ', [data-for="ribbon"]'),
      )
      .forEach(function drop(part) {
        part.remove();
      });
    // Links work without a script; a button has to wait for its own.
    drawing.querySelectorAll('button').forEach(function wait(button) {
      button.disabled = true;
    });
  }
  // A long page is painted before all of it has arrived. Until then base.css hides what is meant for somebody
  // else, the first page of a chapter when the address names another page, and results when it searches.
  html.dataset.who = signedIn ? 'account' : 'visitor';
  html.toggleAttribute('data-has-ribbon', hasRibbon);
  html.toggleAttribute('data-has-query', location.search.length > 1);
  html.toggleAttribute('data-asks-page', /[?&]page=(?!1(?:&|$))/.test(location.search));
  // Somebody stricter than the visitor for whom a page is served sees nothing of the rest of it: base.css hides it. The mode for
  // children is the device's, and stands above every wish (wish.ts).
  let wish = {};
  try {
    wish =
      localStorage.getItem('rawi-childrens-mode') === null
        ? JSON.parse(localStorage.getItem('rawi-wish')) || {}
        : { upTo: '12' };
  } catch {
    // As for a visitor.
  }
  html.dataset.strict = wish.upTo === '12' ? '12' : wish.blursFrom === '16' ? '16' : '';
  // A page about one comic names its age where children are not shown it (notice.ts): then neither its title nor its pictures are shown.
  const isKeptBack = html.dataset.strict === '12' && html.dataset.age !== undefined;
  if (isKeptBack) document.title = 'Rawi';
  // What a chapter that begins with a notice says of it (notice.ts): the age it is for, what was agreed to, whether it flashes.
  function isAgreed(notice) {
    const [age, token, flashes] = notice.split(' ');
    if (flashes && window.matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
    try {
      const agreed = JSON.parse(localStorage.getItem('rawi-agreed')) || [];
      return age <= (/^1[28]$/.test(wish.upTo) ? wish.upTo : 16) && agreed.includes(token);
    } catch {
      return false;
    }
  }
  const isOpen = html.dataset.notice === undefined || isAgreed(html.dataset.notice);
  // A notice that was answered before is never painted: base.css hides it until its page takes its place.
  html.toggleAttribute('data-agreed', html.dataset.notice !== undefined && isOpen);
  if (!root) return;

  function linkTo(file, rel) {
    const link = document.createElement('link');
    link.rel = rel;
    link.crossOrigin = '';
    link.href = file;
    return link;
  }
  function ahead(file) {
    if (file === '') return;
    const isScript = file.endsWith('.js');
    const link = linkTo(file, isScript ? 'modulepreload' : 'preload');
    // A worker's script is fetched as a plain fetch where the reader asks for it (pdf-code.ts).
    if (!isScript) link.as = file.endsWith('.css') ? 'style' : file.endsWith('.mjs') ? 'fetch' : 'font';
    document.head.append(link);
  }
  // A chapter that is a file starts loading before the app is here.
  function isBeginning(file) {
    return /\/pdf-start-[^/]*\.js$/.test(file);
  }
  // Adds style sheets behind an element, in their order, and calls `then` when all have loaded. One that
  // fails is requested again until it loads; the page can be read meanwhile.
  function style(files, element, then) {
    let missing = files.length;
    function fetchBehind(before, file) {
      const link = linkTo(file, 'stylesheet');
      link.addEventListener('load', function here() {
        missing -= 1;
        if (missing === 0) then();
      });
      link.addEventListener('error', function gone() {
        setTimeout(function again() {
          fetchBehind(link, file);
          link.remove();
        }, 3000);
      });
      before.after(link);
      return link;
    }
    files.reduce(fetchBehind, element);
  }

  // A page that begins with its markup leaves the app and most styles to this script (fill-shell.ts, page-shell.ts).
  const waiting = document.querySelector('template[data-app]');
  let isRunning = false;
  // Fetches what this kind of page needs beyond the first chunk, at the same time as that chunk, and runs the
  // app if the page left it to this script.
  function run(files) {
    if (isRunning) return;
    isRunning = true;
    files.split(' ').forEach(ahead);
    if (!waiting) return;
    const app = waiting.dataset.app.split(' ');
    app.forEach(ahead);
    function script(file) {
      const element = document.createElement('script');
      element.type = 'module';
      element.async = false;
      element.crossOrigin = '';
      element.src = file;
      document.head.append(element);
    }
    if (!isKeptBack) files.split(' ').filter(isBeginning).forEach(script);
    style(waiting.dataset.styles.split(' '), document.querySelector('style[data-few]'), function start() {
      app.forEach(script);
    });
  }
  // What a page opens with is painted before the app takes up the network and the processor. A picture that is slow
  // (`slow`, in milliseconds) or a tab in the background does not hold the app back for long.
  function runAfter(opening, slow, files) {
    function start() {
      run(files);
    }
    setTimeout(start, slow);
    function painting() {
      requestAnimationFrame(function painted() {
        requestAnimationFrame(function later() {
          setTimeout(start);
        });
      });
    }
    opening.then(painting, start);
  }

  if (root.firstChild) {
    const behind = document.querySelector('template[data-behind]');
    if (behind && isOpen) root.replaceChildren(behind.content);
    fit(root);
    if (!waiting) return;
    // The page of a chapter, the first panel of the home page, or a cover, beside which stands text in the font of its title.
    const isText = waiting.dataset.font !== undefined;
    const picture = root.querySelector(isText ? 'main img' : '[data-page] img, [data-panels] img');
    if (picture && !isKeptBack && !html.hasAttribute('data-asks-page')) {
      const fonts = isText && document.fonts.load('1em "Rubik Variable"', document.title);
      runAfter(Promise.all([picture.decode(), fonts]), 3000, waiting.dataset.files);
    } else run(waiting.dataset.files);
    return;
  }

  const segment = below.split('/')[1] || '';
  const kind = (named || below === '') && /^[\w-]*$/.test(segment) ? '/' + segment : '*';
  function templateOf(what) {
    function of(value) {
      return document.querySelector(
        'template[data-locale="' + locale + '"][data-' + what + '~="' + value + '"]',
      );
    }
    return of(kind) || of('*');
  }
  const paint = templateOf('kinds');
  // The development server has none.
  if (!paint) return;
  document.title = paint.dataset.title;
  const drawing = paint.content.cloneNode(true);
  fit(drawing);
  const here = below + location.search;
  drawing.querySelectorAll('a[hreflang]').forEach(function samePage(link) {
    link.setAttribute('href', link.getAttribute('href') + here + location.hash);
  });
  drawing.querySelectorAll('a[href$="?next="]').forEach(function andBack(link) {
    link.setAttribute('href', link.getAttribute('href') + encodeURIComponent('/' + locale + here));
  });
  // The service worker inserts the picture of a chapter that is saved here, where the reader will show it. In
  // landscape the reader shows two pages, or a part of one.
  const first = document.querySelector('template[data-first-page]');
  const place = first && drawing.querySelector('[data-page-place]');
  const isShown = place && isOpen && !isKeptBack && window.matchMedia('(orientation: portrait)').matches;
  if (isShown) {
    place.replaceChildren(first.content.cloneNode(true));
    root.dataset.served = '';
    html.removeAttribute('data-asks-page');
  }
  root.append(drawing);

  const files = templateOf('ahead').dataset.files;
  if (isShown) runAfter(root.querySelector('[data-page] img').decode(), 500, files);
  else run(files);
})();
