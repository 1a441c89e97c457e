import { describe, expect, it } from 'vitest';
import { findOtherBrowsers } from './other-browsers.mjs';

const FIREFOX = '/usr/lib/firefox-esr/firefox-esr';
const WEBKIT = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const having = (...files) =>
  findOtherBrowsers({ isThere: (file) => files.includes(file), path: '/bin:/usr/bin' });

describe('the browsers beside Chromium', () => {
  it('are found where Debian puts them, with what drives them', () => {
    expect(having(FIREFOX, WEBKIT, '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb')).toEqual({
      env: {
        RAWI_FIREFOX: FIREFOX,
        RAWI_WEBKIT: WEBKIT,
        RAWI_WEBKIT_DRIVER: '/usr/bin/WebKitWebDriver',
        RAWI_SCREEN: '/usr/bin/Xvfb',
      },
      missing: [],
      isAnyThere: true,
    });
    expect(having('/bin/firefox').env.RAWI_FIREFOX).toBe('/bin/firefox');
  });

  it('are missing where a program of theirs is not there, and are named with their packages', () => {
    expect(having(WEBKIT, '/usr/bin/WebKitWebDriver')).toEqual({
      env: { RAWI_FIREFOX: '', RAWI_WEBKIT: '' },
      missing: ['Firefox (firefox-esr)', 'WebKit (webkit2gtk-driver, xvfb)'],
      isAnyThere: false,
    });
  });
});
