// Runs before the first paint: language, direction and colour mode, so that nothing flashes or mirrors afterwards.
(function boot() {
  var root = document.documentElement;
  var first = location.pathname.split('/')[1];
  var stored = /(?:^|; )rawi_locale=(en|ar)(?:;|$)/.exec(document.cookie);
  var wanted = (navigator.languages || []).map(function tag(value) {
    return value.slice(0, 2).toLowerCase();
  });
  var preferred = wanted.find(function known(value) {
    return value === 'en' || value === 'ar';
  });
  var locale = first === 'en' || first === 'ar' ? first : stored ? stored[1] : preferred || 'en';
  root.lang = locale;
  root.dir = locale === 'ar' ? 'rtl' : 'ltr';

  var mode = null;
  try {
    mode = localStorage.getItem('rawi-color-mode');
  } catch {
    // Storage is closed to us (private mode, a policy): the system's mode it is.
  }
  var dark =
    mode === 'dark' || (mode !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  // The reader is dark whatever the mode.
  if (/^\/(?:en|ar)\/chapter\//.test(location.pathname)) dark = true;
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  var tone = document.querySelector('meta[name="theme-color"]');
  if (tone && dark) tone.setAttribute('content', '#000000');
})();
