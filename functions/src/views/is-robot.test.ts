import { describe, expect, it } from 'vitest';
import { isRobot } from './is-robot.ts';

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

describe('a program that reads no comics', () => {
  it.each([
    undefined,
    '',
    '   ',
    'curl/8.5.0',
    'python-requests/2.32',
    'Go-http-client/2.0',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116.0 Safari/537.36',
    'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    'Mozilla/5.0 (compatible; Yahoo! Slurp)',
    'Mozilla/5.0 (Linux; Android 6.0.1) Chrome/99 Mobile Safari/537.36 (compatible; Google-InspectionTool/1.0;)',
    'facebookexternalhit/1.1',
    CHROME.replace('Chrome', 'HeadlessChrome'),
    `${CHROME} Chrome-Lighthouse`,
    `${CHROME} ${'x'.repeat(512)}`,
  ])('%s', (userAgent) => {
    expect(isRobot(userAgent)).toBe(true);
  });
});

describe('a browser that reads comics', () => {
  it.each([
    CHROME,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Mozilla/5.0 (Linux; Android 9; CUBOT X19) AppleWebKit/537.36 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 380.0',
  ])('%s', (userAgent) => {
    expect(isRobot(userAgent)).toBe(false);
  });
});
