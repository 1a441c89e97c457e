import { transcriptSchema } from '@rawi/model/truth/transcript';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  all,
  DESKTOP,
  drawnChapter,
  forgetReading,
  one,
  openReader,
  press,
  serveChapters,
} from '../../testing/reader.ts';
import { changeTextSettings } from './text-settings.ts';

const ENGLISH = 'public/one-0123456789abcdef/transcript.json';
const ARABIC = 'public/two-0123456789abcdef/transcript.json';

const FILES: Readonly<Record<string, unknown>> = {
  [ENGLISH]: transcriptSchema.parse({
    version: 1,
    language: 'en',
    pages: [
      {
        items: [
          { kind: 'caption', words: 'The lamp never missed a night.', place: [1000, 500, 4000, 1000] },
          { kind: 'speech', who: 'Idris', words: 'You have her walk.', place: [5000, 6000, 4000, 1000] },
        ],
      },
      { items: [{ kind: 'sound', words: 'CRACK' }] },
      { items: [] },
      { items: [{ kind: 'thought', who: 'Salma', words: 'Her debts too.' }] },
    ],
  }),
  [ARABIC]: transcriptSchema.parse({
    version: 1,
    language: 'ar',
    pages: [
      { items: [{ kind: 'speech', who: 'إدريس', words: 'لكِ مشيتها.' }] },
      { items: [] },
      { items: [] },
      { items: [] },
    ],
  }),
};

let asked: string[] = [];
let answers: (path: string) => Response;

const shown = (path: string, pages: number) => ({ path, bytes: 100, pages });
const serveBoth = () =>
  serveChapters([
    drawnChapter('one', { transcript: shown(ENGLISH, 3) }),
    drawnChapter('two', { language: 'ar', transcript: shown(ARABIC, 1) }),
  ]);

beforeEach(() => {
  asked = [];
  answers = (path) => new Response(JSON.stringify(FILES[path]));
  vi.stubGlobal('fetch', async (input: unknown) => {
    const path = Object.keys(FILES).find((each) => String(input).includes(encodeURIComponent(each)));
    if (path === undefined) return new Response('', { status: 404 });
    asked.push(path);
    return answers(path);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetReading();
  changeTextSettings(() => ({}));
});

const askForText = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Read this page’s text' })));
const panel = () => screen.findByRole('dialog', { name: 'Text of the page' });
const linesOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll(/[\u2068\u2069]/gu, ''));
const linesSaid = () =>
  all('[aria-live="polite"]').map(({ textContent }) => textContent?.replaceAll(/[\u2068\u2069]/gu, ''));
/** What a screen reader finds beside the picture of a page. */
const spokenOn = (page: number) => within(one(`[data-current] [data-page="${page}"]`)).queryByRole('region');

describe('a chapter with text', () => {
  it('fetches none of it before somebody asks, and offers it as the first control of the pages', async () => {
    serveBoth();
    await openReader('/en/chapter/one');
    const [first] = within(screen.getByRole('region', { name: 'Pages' })).getAllByRole('button');
    expect(first?.textContent).toBe('Read this page’s text');
    expect(asked).toEqual([]);
    expect(spokenOn(1)).toBeNull();
  });

  it('has it in a panel that follows the pages, with the other language beside it', async () => {
    serveBoth();
    await openReader('/en/chapter/one', DESKTOP);
    press('1');
    await askForText();
    const opened = await panel();
    await expect.poll(() => asked.toSorted()).toEqual([ENGLISH, ARABIC].toSorted());
    await expect.poll(() => within(opened).queryAllByRole('list')).toHaveLength(2);
    const [own, beside] = within(opened).getAllByRole('list');
    expect(own && linesOf(own)).toEqual(['CaptionThe lamp never missed a night.', 'IdrisYou have her walk.']);
    expect(beside && linesOf(beside)).toEqual(['إدريسلكِ مشيتها.']);
    expect(beside?.querySelector('[lang="ar"][dir="rtl"]')).not.toBeNull();
    fireEvent.click(within(opened).getByRole('button', { name: 'Next page' }));
    await expect.poll(() => opened.textContent).toContain('CRACK');
    fireEvent.click(within(opened).getByRole('button', { name: 'Next page' }));
    await expect.poll(() => opened.textContent).toContain('This page has no text.');
  });

  it('is opened by a key, and closed by Escape, where the focus was', async () => {
    serveBoth();
    await openReader('/en/chapter/one');
    press('r');
    fireEvent.keyDown(await panel(), { key: 'Escape' });
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the place of the item that has the focus, and keys go from one to the next', async () => {
    serveBoth();
    await openReader('/en/chapter/one');
    await askForText();
    const [first, second] = await within(await panel()).findAllByRole('button', {
      name: 'Show its place on the page',
    });
    act(() => first?.focus());
    await expect.poll(() => all('[data-text-place]')).toHaveLength(1);
    expect(one('[data-text-place]').style.left).toBe('10%');
    if (first) fireEvent.keyDown(first, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(second);
    await expect.poll(() => one('[data-text-place]').style.top).toBe('60%');
  });

  it('is read in its order beside each picture once it was asked for, to the end, and turning says the first line', async () => {
    serveBoth();
    await openReader('/en/chapter/one');
    press('1');
    await askForText();
    fireEvent.keyDown(await panel(), { key: 'Escape' });
    const heard: (readonly (string | undefined)[] | undefined)[] = [];
    for (const page of [1, 2, 3, 4]) {
      if (page > 1) press('ArrowRight');
      await expect.poll(() => all(`[data-current] [data-page="${page}"]`)).toHaveLength(1);
      if (page !== 3)
        await expect.poll(() => spokenOn(page)?.getAttribute('aria-label')).toBe(`Text of page ${page}`);
      const spoken = spokenOn(page);
      heard.push(spoken ? linesOf(spoken) : undefined);
    }
    expect(heard).toEqual([
      ['Caption: The lamp never missed a night.', 'Idris: You have her walk.'],
      ['Sound: CRACK'],
      undefined,
      ['Thought: Salma: Her debts too.'],
    ]);
    await expect.poll(linesSaid).toContain('Salma: Her debts too.');
  });

  it('comes with every chapter on a device that has asked for that', async () => {
    changeTextSettings(() => ({ always: true }));
    serveBoth();
    await openReader('/en/chapter/one');
    await expect.poll(() => spokenOn(1)).not.toBeNull();
    expect(asked).toEqual([ENGLISH]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says so where it does not come, and asks once more', async () => {
    answers = () => new Response('', { status: 503 });
    serveBoth();
    await openReader('/en/chapter/one');
    await askForText();
    const opened = await panel();
    await expect
      .poll(() => within(opened).queryByRole('alert')?.textContent)
      .toContain('could not be loaded');
    answers = (path) => new Response(JSON.stringify(FILES[path]));
    fireEvent.click(within(opened).getByRole('button', { name: 'Try again' }));
    await expect.poll(() => opened.textContent).toContain('You have her walk.');
  });
});

it('a chapter without text has no control for it', async () => {
  serveChapters([drawnChapter('one')]);
  await openReader('/en/chapter/one');
  expect(screen.queryByRole('button', { name: 'Read this page’s text' })).toBeNull();
  press('r');
  expect(screen.queryByRole('dialog')).toBeNull();
});
