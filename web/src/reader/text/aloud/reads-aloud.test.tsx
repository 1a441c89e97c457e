import { transcriptSchema } from '@rawi/model/truth/transcript';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  all,
  drawnChapter,
  forgetReading,
  openReader,
  press,
  serveChapters,
} from '../../../testing/reader.ts';
import { changeTextSettings } from '../text-settings.ts';

const PATH = 'public/one-0123456789abcdef/transcript.json';
const speech = (words: string) => ({
  kind: 'speech',
  who: 'Salma',
  words,
  place: [1000, 1000, 1000, 1000],
});
const FILE = transcriptSchema.parse({
  version: 1,
  language: 'en',
  pages: [
    { items: [speech('One.'), speech('Two.')] },
    { items: [] },
    { items: [speech('Three.')] },
    { items: [] },
  ],
});

/** A browser that speaks until a test says that it has. */
class Utterance extends EventTarget {
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}
let spoken: Utterance[] = [];
let cancels = 0;

beforeEach(() => {
  [spoken, cancels] = [[], 0];
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(FILE)));
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal(
    'speechSynthesis',
    Object.assign(new EventTarget(), {
      getVoices: () => [{ name: 'Alice', voiceURI: 'alice', lang: 'en-GB', localService: true }],
      speak: (utterance: Utterance) => void spoken.push(utterance),
      cancel: () => {
        cancels += 1;
      },
    }),
  );
});
afterEach(() => {
  // What is read aloud ends with its page, while the browser can still speak.
  cleanup();
  vi.unstubAllGlobals();
  forgetReading();
  changeTextSettings(() => ({}));
});

async function readAloud() {
  serveChapters([drawnChapter('one', { transcript: { path: PATH, bytes: 100, pages: 2 } })]);
  await openReader('/en/chapter/one');
  press('1');
  press('r');
  const panel = await screen.findByRole('dialog');
  const button = await within(panel).findByRole('button', { name: 'Read aloud' });
  fireEvent.click(button);
  return panel;
}
const texts = () => spoken.map(({ text }) => text);
const end = () => act(async () => spoken.at(-1)?.dispatchEvent(new Event('end')));
const isReading = () => screen.queryByRole('button', { name: 'Pause' }) !== null;

it('a page is read aloud item by item, with the place of each, and begins again once it was read', async () => {
  const panel = await readAloud();
  expect(texts()).toEqual(['Salma: One.']);
  expect(all('[data-text-place]')).toHaveLength(1);
  await end();
  await end();
  expect(texts()).toEqual(['Salma: One.', 'Salma: Two.']);
  expect(isReading()).toBe(false);
  expect(all('[data-text-place]')).toHaveLength(0);
  fireEvent.click(within(panel).getByRole('button', { name: 'Read aloud' }));
  expect(texts().at(-1)).toBe('Salma: One.');
});

it('the voice and its speed come behind the text, which a small screen has room for then', async () => {
  const panel = await readAloud();
  const voice = await within(panel).findByRole('combobox', { name: 'Voice' });
  const [line] = within(panel).getAllByRole('listitem');
  expect(line && line.compareDocumentPosition(voice) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(panel.querySelector('section')?.contains(voice)).toBe(false);
});

it('reading aloud stops where the page is turned by hand, also later', async () => {
  const panel = await readAloud();
  expect(isReading()).toBe(true);
  const before = cancels;
  const turn = () => fireEvent.click(within(panel).getByRole('button', { name: 'Next page' }));
  turn();
  expect(isReading()).toBe(false);
  expect(cancels).toBeGreaterThan(before);
  turn();
  await expect.poll(() => all('[data-current] [data-page="3"]')).toHaveLength(1);
  expect(texts()).toEqual(['Salma: One.']);
});

it('reading aloud stops where the page is hidden', async () => {
  await readAloud();
  expect(isReading()).toBe(true);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(isReading()).toBe(false);
  vi.restoreAllMocks();
});

it('reading aloud turns the page itself where somebody wants that, and over one without words', async () => {
  changeTextSettings(() => ({ turns: true }));
  await readAloud();
  await end();
  await end();
  await expect.poll(texts).toEqual(['Salma: One.', 'Salma: Two.', 'Salma: Three.']);
  expect(all('[data-current] [data-page="3"]')).toHaveLength(1);
});
