import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian's packages put the small browser of WebKitGTK, which is on no `PATH`. */
const MINI_BROWSERS = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
];
/** A link in a folder of programs starts a script there that may not be ended with its browser. */
const FIREFOXES = ['/usr/lib/firefox-esr/firefox-esr', '/usr/lib/firefox/firefox'];

/**
 * The browsers beside Chromium that are installed here: `env` says where, for the tests that run in them, and `missing` names
 * those that are not, each with the packages of Debian that bring it. `isThere` says whether a file is there.
 */
export function findOtherBrowsers({ isThere = existsSync, path = process.env.PATH ?? '' } = {}) {
  const onPath = (...names) =>
    names.flatMap((name) => path.split(delimiter).map((folder) => join(folder, name))).find(isThere);
  const firefox = FIREFOXES.find(isThere) ?? onPath('firefox-esr', 'firefox');
  const webkit = {
    RAWI_WEBKIT: MINI_BROWSERS.find(isThere),
    RAWI_WEBKIT_DRIVER: onPath('WebKitWebDriver'),
    RAWI_SCREEN: onPath('Xvfb'),
  };
  const hasWebKit = Object.values(webkit).every((place) => place !== undefined);
  return {
    env: { RAWI_FIREFOX: firefox ?? '', ...(hasWebKit ? webkit : { RAWI_WEBKIT: '' }) },
    missing: [
      ...(firefox ? [] : ['Firefox (firefox-esr)']),
      ...(hasWebKit ? [] : ['WebKit (webkit2gtk-driver, xvfb)']),
    ],
    isAnyThere: firefox !== undefined || hasWebKit,
  };
}
