import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetViews, sendView } from './views.ts';

const VIEW = { comicId: 'one', chapterId: 'one-1-en' };
const SECOND = { comicId: 'one', chapterId: 'one-2-en' };
const MORNING = new Date('2026-01-31T08:00:00Z');
const NIGHT = new Date('2026-01-31T23:59:59Z');
const NEXT = new Date('2026-02-01T00:00:00Z');

const sendBeacon = vi.fn<(url: string, body: string) => boolean>();
let onLine = true;
let webdriver = false;
beforeEach(() => {
  localStorage.clear();
  onLine = true;
  webdriver = false;
  sendBeacon.mockReset().mockReturnValue(true);
  vi.stubGlobal('navigator', {
    get onLine() {
      return onLine;
    },
    get webdriver() {
      return webdriver;
    },
    sendBeacon,
  });
});
afterEach(() => vi.unstubAllGlobals());

it('a view is sent once a day, and contains nothing but the chapter', () => {
  sendView(VIEW, MORNING);
  sendView(VIEW, NIGHT);
  sendView(SECOND, NIGHT);
  expect(sendBeacon.mock.calls).toEqual([
    ['/api/view', '{"comicId":"one","chapterId":"one-1-en"}'],
    ['/api/view', '{"comicId":"one","chapterId":"one-2-en"}'],
  ]);
  sendView(VIEW, NEXT);
  expect(sendBeacon).toHaveBeenCalledTimes(3);
});

it('without a network no view is sent or kept', () => {
  onLine = false;
  sendView(VIEW, MORNING);
  expect(sendBeacon).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
  onLine = true;
  sendView(VIEW, MORNING);
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});

it('a browser that a program controls sends no view', () => {
  webdriver = true;
  sendView(VIEW, MORNING);
  expect(sendBeacon).not.toHaveBeenCalled();
});

it('a view that the browser did not accept is sent the next time', () => {
  sendBeacon.mockReturnValueOnce(false).mockImplementationOnce(() => {
    throw new TypeError('blocked');
  });
  for (let time = 0; time < 4; time += 1) sendView(VIEW, MORNING);
  expect(sendBeacon).toHaveBeenCalledTimes(3);
});

it('the views on this device can be forgotten, and may be malformed', () => {
  sendView(VIEW, MORNING);
  forgetViews();
  expect(localStorage).toHaveLength(0);
  for (const stored of ['', '7', '{"day":"2026-01-31"}', '{"day":"2026-01-31","chapterIds":[7]}']) {
    localStorage.setItem('rawi-views', stored);
    sendBeacon.mockClear();
    sendView(VIEW, MORNING);
    expect(sendBeacon).toHaveBeenCalledTimes(1);
  }
});

it('the latest views of a long day are kept', () => {
  for (let number = 1; number <= 201; number += 1) {
    sendView({ comicId: 'one', chapterId: `one-${number}-en` }, MORNING);
  }
  sendBeacon.mockClear();
  sendView({ comicId: 'one', chapterId: 'one-2-en' }, MORNING);
  expect(sendBeacon).not.toHaveBeenCalled();
  sendView(VIEW, MORNING);
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});
