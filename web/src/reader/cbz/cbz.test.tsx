import { pageIds } from '@rawi/model/page-ids';
import { buildComicPage } from '@rawi/model/pages/build-comic-page';
import { packImage } from '@rawi/model/truth/page-images';
import { act, fireEvent, screen } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseDataSaver } from '../../domains/settings/settings-mirror.ts';
import { serve } from '../../testing/open-site.tsx';
import {
  COMIC,
  DESKTOP,
  drawnChapter,
  forgetReading,
  openReader,
  serveChapters,
} from '../../testing/reader.ts';
import arFile from '../download/chapter-file.ar.json';
import enFile from '../download/chapter-file.en.json';
import ar from '../reader.ar.json';
import en from '../reader.en.json';

/** What was handed to the browser's downloads. */
let saved: { readonly name: string; readonly blob: Blob }[] = [];
/** Every address that was asked for, and how each is answered. */
let asked: string[] = [];
let answer: (address: string) => Response | Promise<Response>;

beforeEach(() => {
  saved = [];
  asked = [];
  answer = () => image();
  let last: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) last = blob;
    return 'blob:one';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (last) saved.push({ name: this.download, blob: last });
  });
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const address = String(input instanceof Request ? input.url : input);
    // Of a chapter that is a file nothing is drawn here.
    if (!address.includes('.webp')) return new Response('', { status: 404 });
    asked.push(decodeURIComponent(/([^%]+-\d+\.webp)/.exec(address)?.[1] ?? ''));
    init?.signal?.throwIfAborted();
    return answer(address);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  chooseDataSaver(false);
  forgetReading();
});

/** The beginning of a WebP of such a size. */
function webp(width: number, height: number): Uint8Array<ArrayBuffer> {
  const content = new Uint8Array(40);
  const view = new DataView(content.buffer);
  content.set(new TextEncoder().encode('RIFF....WEBPVP8 '));
  view.setUint16(26, width, true);
  view.setUint16(28, height, true);
  return content;
}
const image = (width = 1600, height = 2400) =>
  new Response(webp(width, height), { headers: { 'content-type': 'image/webp' } });

const page = (changes: { readonly wide?: boolean; readonly continues?: boolean } = {}) =>
  packImage({ width: 1600, height: 2400, wide: false, continues: false, color: '#102030', ...changes });

async function openChapter(locale: 'en' | 'ar' = 'en', images: readonly string[] = [page(), page()]) {
  const chapter = drawnChapter('one', {
    readingDirection: 'rtl',
    language: locale,
    manifest: { folder: 'public/one-0123456789abcdef', widths: [240, 800], images: [...images], panels: [] },
    pageCount: images.filter((text) => !text.endsWith('c')).length,
  });
  const comic = { ...COMIC, ageRating: '12', status: 'completed', chapterCount: 1 } as const;
  serveChapters([chapter], comic);
  const page = buildComicPage({
    comicId: 'salt',
    comic,
    chapters: [chapter],
    translators: [],
    candidates: [],
  });
  serve(pageIds.comic(comic.slug), page);
  await openReader(`/${locale}/chapter/one`, DESKTOP);
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
/** By the settings, where every reader finds it. */
async function askForCbz(words: typeof en = en) {
  await press(words.settings.title);
  const action = await screen.findByRole('button', { name: words.download.cbz });
  await act(async () => fireEvent.click(action));
}
const panel = (words: typeof en = en) => screen.getByRole('region', { name: words.download.cbz });
const said = (words: typeof en = en) =>
  screen.queryByRole('region', { name: words.download.cbz })?.textContent;

describe('a chapter as a CBZ', () => {
  it.each([
    ['en', en, enFile],
    ['ar', ar, arFile],
  ] as const)('has in %s its pages, and says what they are', async (locale, words, file) => {
    await openChapter(locale, [page(), page({ wide: true }), page()]);
    await askForCbz(words);
    await expect.poll(() => said(words)).toContain(file.cbz.saved);
    const [{ name, blob } = { name: '', blob: new Blob() }] = saved;
    expect(name).toMatch(/\.cbz$/);
    const inside = unzipSync(new Uint8Array(await blob.arrayBuffer()));
    expect(Object.keys(inside)).toEqual(['001.webp', '002.webp', '003.webp', 'ComicInfo.xml']);
    const xml = strFromU8(inside['ComicInfo.xml'] ?? new Uint8Array());
    expect(xml).toContain('<Manga>YesAndRightToLeft</Manga>');
    expect(xml).toContain(`<LanguageISO>${locale}</LanguageISO>`);
    expect(xml).toContain('<AgeRating>Teen</AgeRating>');
    expect(xml).toMatch(
      /<Page Image="1" DoublePage="true" ImageSize="40" ImageWidth="1600" ImageHeight="2400"\/>/,
    );
    expect(xml).toMatch(/<Writer>.+<\/Writer>\n {2}<Penciller>.+<\/Penciller>/u);
    expect(xml).toContain('<Count>1</Count>');
    expect(xml).toMatch(new RegExp(`<Web>http[^<]+/${locale}/chapter/one</Web>`));
    expect(asked.filter((address) => address.endsWith('-1600.webp')).length).toBeGreaterThanOrEqual(3);
    await press(words.close);
    expect(screen.queryByRole('region', { name: words.download.cbz })).toBeNull();
  });

  it('is narrow with data saver, and says so', async () => {
    chooseDataSaver(true);
    answer = (address) => (address.includes('-800.webp') ? image(800, 1200) : image());
    await openChapter();
    await askForCbz();
    await expect.poll(() => said()).toContain('Its pages are 800 pixels wide, because data saver is on.');
  });

  it('has what this device keeps without a network, and says how wide that is', async () => {
    const kept = new Map<string, Response>();
    vi.stubGlobal('caches', {
      match: async (key: string) => kept.get(key)?.clone(),
      has: async () => true,
      open: async () => ({ keys: async () => [], match: async () => undefined }),
    });
    for (const number of [1, 2]) {
      kept.set(`/.downloads/public%2Fone-0123456789abcdef%2F${number}.webp`, image(800, 1200));
    }
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await openChapter();
    await askForCbz();
    await expect
      .poll(() => said())
      .toContain('Its pages are 800 pixels wide, as they are kept on this device.');
    expect(saved).toHaveLength(1);
  });

  it.each([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['missing', () => new Response('', { status: 404 })],
    ['interrupted', () => new Response('', { status: 503 })],
  ] as const)('says when it is %s, hands out no half of it, and starts over', async (failure, failing) => {
    answer = failing;
    await openChapter();
    await askForCbz();
    await expect.poll(() => said()).toContain(enFile.cbz.failure[failure]);
    expect(saved).toEqual([]);
    answer = () => image();
    await press(en.tryAgain);
    await expect.poll(() => said()).toContain(enFile.cbz.saved);
    expect(saved).toHaveLength(1);
  });

  it('is stopped, is packed once at a time, and can be asked for again', async () => {
    let go = () => {};
    const waiting = new Promise<void>((resolve) => {
      go = resolve;
    });
    answer = (address) => (address.includes('2-1600') ? waiting.then(() => image()) : image());
    await openChapter();
    await askForCbz();
    await expect.poll(() => said()).toContain('Page 1 of 2');
    const before = asked.length;
    await askForCbz();
    expect(asked.length).toBe(before);
    await press(en.cancel);
    expect(panel().dataset['download']).toBe('canceled');
    go();
    answer = () => image();
    await askForCbz();
    await expect.poll(() => said()).toContain(enFile.cbz.saved);
    expect(saved).toHaveLength(1);
  });

  it('is not offered of a chapter that is a file already', async () => {
    const { manifest: _, ...file } = drawnChapter('one');
    serveChapters([file]);
    await openReader('/en/chapter/one', DESKTOP);
    await press(en.settings.title);
    expect(screen.queryAllByRole('button', { name: en.download.action })).not.toEqual([]);
    expect(screen.queryAllByRole('button', { name: en.download.cbz })).toEqual([]);
  });
});

describe('where a person chooses the place of a file', () => {
  /** A place that takes so many bytes. */
  function place(room: number) {
    const written: Uint8Array[] = [];
    const state = { closed: false, aborted: false, removed: false };
    const writable = {
      write: async (part: Uint8Array) => {
        if (written.reduce((sum, each) => sum + each.byteLength, part.byteLength) > room) {
          throw new DOMException('full', 'QuotaExceededError');
        }
        written.push(part);
      },
      close: async () => void (state.closed = true),
      abort: async () => void (state.aborted = true),
    };
    const handle = {
      name: 'mine.cbz',
      createWritable: async () => writable,
      remove: async () => void (state.removed = true),
    };
    return { handle, state, written };
  }
  const picker = (choose: () => Promise<unknown>) => {
    const shown = vi.fn(choose);
    vi.stubGlobal('showSaveFilePicker', shown);
    return shown;
  };

  it('it goes there page by page, under the name that was chosen', async () => {
    const { handle, state, written } = place(1_000_000);
    const shown = picker(async () => handle);
    await openChapter();
    await askForCbz();
    await expect.poll(() => said()).toContain('mine.cbz');
    expect(shown).toHaveBeenCalledWith(
      expect.objectContaining({ suggestedName: expect.stringMatching(/\.cbz$/) }),
    );
    expect(state).toEqual({ closed: true, aborted: false, removed: false });
    expect(written.length).toBeGreaterThan(4);
    expect(saved).toEqual([]);
  });

  it('a device without room says so, and keeps no half of it', async () => {
    const { handle, state } = place(100);
    picker(async () => handle);
    await openChapter();
    await askForCbz();
    await expect.poll(() => said()).toContain(enFile.cbz.failure.full);
    expect(state).toEqual({ closed: false, aborted: true, removed: true });
  });

  it('it is quiet where no place was chosen; it is memory where the dialog is refused', async () => {
    const shown = picker(() => Promise.reject(new DOMException('', 'AbortError')));
    await openChapter();
    await askForCbz();
    await expect.poll(() => shown.mock.calls.length).toBe(1);
    expect(said()).toBeUndefined();
    shown.mockRejectedValue(new DOMException('', 'SecurityError'));
    await askForCbz();
    await expect.poll(() => said()).toContain(enFile.cbz.saved);
    expect(saved).toHaveLength(1);
  });
});
