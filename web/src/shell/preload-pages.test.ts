import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEVICE_KEYS } from '../core/device/device-store.ts';
import { eventually } from '../testing/eventually.ts';
import type * as Preloading from './preload-pages.ts';

const pages = vi.hoisted(() => ({
  read: vi.fn((_kind: string, _id?: string) => Promise.resolve<unknown>({})),
}));
vi.mock('../core/pages/pages.ts', () => ({
  readHomePage: () => pages.read('home'),
  readComicPage: (id: string) => pages.read('comic', id),
  readChapterPage: (id: string) => pages.read('chapter', id),
  readTranslatorPage: (id: string) => pages.read('translator', id),
  readComicsPage: (shelf?: string) => pages.read('comics', shelf),
}));
const lazy = vi.hoisted(() => vi.fn(async () => ({})));
vi.mock('./router.tsx', () => ({
  routes: [
    {
      path: '/:locale',
      children: [
        { index: true, lazy },
        ...[
          'comic/:comic',
          'chapter/:chapter',
          'translator/:translator',
          'comics',
          'comics/:shelf',
          'account',
        ].map((path) => ({ path, lazy })),
        { path: '*' },
      ],
    },
  ],
}));

let startPreloading: (typeof Preloading)['startPreloading'];
let preload: (typeof Preloading)['preload'];

beforeEach(async () => {
  vi.resetModules();
  ({ startPreloading, preload } = await import('./preload-pages.ts'));
  history.replaceState(null, '', '/en');
  document.body.innerHTML =
    '<a href="/en/comic/orbit"><span>Orbit</span></a><a href="https://elsewhere.test/en/comic/x">x</a>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'connection');
});

it('fetches the code and the document of a page, once', async () => {
  await preload('/ar/chapter/orbit-1-ar');
  await preload('/ar/chapter/orbit-1-ar');
  await preload('/ar/comics/3');
  await preload('/ar');
  expect(pages.read.mock.calls).toEqual([['chapter', 'orbit-1-ar'], ['comics', '3'], ['home']]);
  expect(lazy).toHaveBeenCalledTimes(3);
});

it.each(['/en', '/en/account', '/en/none', '/elsewhere'])('leaves %s to be opened', async (path) => {
  await preload(path);
  expect(pages.read).not.toHaveBeenCalled();
  expect(lazy).not.toHaveBeenCalled();
});

it('fetches four pages at once at most', async () => {
  const answers: (() => void)[] = [];
  pages.read.mockImplementation(() => new Promise((resolve) => answers.push(() => resolve({}))));
  const all = Array.from({ length: 7 }, (_, index) => preload(`/en/comic/c${index}`));
  await eventually(() => expect(answers).toHaveLength(4));
  expect(pages.read).toHaveBeenCalledTimes(4);
  for (const answer of answers) answer();
  await Promise.all(all);
  pages.read.mockResolvedValue({});
  await preload('/en/comic/c6');
  expect(pages.read).toHaveBeenCalledTimes(5);
});

it.each([
  ['with data saver of the browser', { saveData: true }],
  ['on a slow connection', { effectiveType: '2g' }],
])('fetches nothing %s', async (_, connection) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  await preload('/en/comic/orbit');
  expect(pages.read).not.toHaveBeenCalled();
});

it("nothing is preloaded with the account's data saver on", async () => {
  localStorage.setItem(DEVICE_KEYS.dataSaver, 'on');
  await preload('/en/comic/orbit');
  expect(pages.read).not.toHaveBeenCalled();
});

it('what failed to load is requested again', async () => {
  pages.read.mockRejectedValueOnce(new Error('unavailable'));
  await preload('/en/comic/orbit');
  await preload('/en/comic/orbit');
  expect(pages.read).toHaveBeenCalledTimes(2);
});

it('begins where the mouse or the focus rests on a link, or a finger touches it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  startPreloading();
  const [ours, theirs] = document.querySelectorAll('a');
  const over = (on: Element | null | undefined, pointerType = 'mouse') =>
    on?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
  over(ours?.firstElementChild);
  over(document.body);
  vi.advanceTimersByTime(1000);
  expect(pages.read).not.toHaveBeenCalled();
  ours?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  vi.advanceTimersByTime(300);
  theirs?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  vi.advanceTimersByTime(1000);
  expect(pages.read).not.toHaveBeenCalled();
  over(ours?.firstElementChild);
  vi.advanceTimersByTime(100);
  expect(pages.read).toHaveBeenCalledWith('comic', 'orbit');
  over(theirs);
  vi.advanceTimersByTime(100);
  theirs?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
  expect(pages.read).toHaveBeenCalledTimes(1);
});
