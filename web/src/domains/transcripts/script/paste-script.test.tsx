import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { described, field, fill, show, speak, wordsOf } from '../../../testing/show.tsx';
import { PasteScript, type PasteScriptProps } from './paste-script.tsx';
import { LARGEST_SCRIPT, LONGEST_SHOWN, spanOfLine, understandScript } from './script-source.ts';
import { runsOf, summaryOf } from './script-summary.ts';

const w = wordsOf('script');
const onTake = vi.fn<PasteScriptProps['onTake']>();
const onClose = vi.fn<() => void>();
const open = (locale: 'en' | 'ar' = 'en', language: 'en' | 'ar' = locale) =>
  show(
    <PasteScript pageCount={4} language={language} onTake={onTake} onClose={onClose} />,
    `/${locale}/my-work`,
  );
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const understood = async (text: string, locale: 'en' | 'ar' = 'en') => {
  fill('script', text);
  await press(w('read', {}, locale));
  await screen.findByRole('heading', { name: w('preview.title', {}, locale) });
};
const choose = async (...files: File[]) => {
  await act(async () => {
    fireEvent.change(field('script-file'), { target: { files } });
  });
};
const fileOf = (bytes: Uint8Array<ArrayBuffer> | string, name: string) => new File([bytes], name);
const LARGE = { megabytes: '2' };

beforeAll(() => speak('script'));
beforeEach(() => {
  onTake.mockReset();
  onClose.mockReset();
});
afterEach(cleanup);

describe('the box for a script', () => {
  it('shows what was understood before it is used, and says which pages are replaced', async () => {
    open();
    expect(screen.getByRole('button', { name: w('read') }).hasAttribute('disabled')).toBe(true);
    await understood(
      '[page 1]\nMaysan: Where are you?\nZiad (thought): Here.\nMaysan: Oh.\nSFX: BOOM\n[page 4] NOTE: x',
    );
    await waitFor(() => expect(document.activeElement?.textContent).toBe(w('preview.title')));
    expect(screen.getByRole('status').textContent).toBe('5 texts on 2 of 4 pages');
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain(w('preview.without', { pages: '2–3' }));
    expect(dialog.textContent).toContain('Maysan 2');
    const pages = screen.getByRole('list', { name: w('preview.pages') });
    expect(pages.textContent).toContain('Where are you?');
    expect(pages.textContent).toContain('and 1 more text');
    expect(pages.textContent).not.toContain('BOOM');
    expect(within(pages).getAllByText('Maysan')[0]?.lang).toBe('en');
    await press(w('preview.take'));
    const [taken, replacesAll] = onTake.mock.calls[0] ?? [];
    expect(taken?.map((items) => items.length)).toEqual([4, 0, 0, 1]);
    expect(replacesAll).toBe(false);
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(w('replaces.all')) }));
    await press(w('preview.take'));
    expect(onTake.mock.calls[1]?.[1]).toBe(true);
  });

  it('names each line that it cannot take, leads back to it, and loses nothing', async () => {
    open();
    const script = '[page 1]\nMaysan: Yes.\n[page 30]\nLost\u202E: words';
    await understood(script);
    const notes = screen.getByRole('dialog').textContent ?? '';
    expect(notes).toContain(w('notes.beyond-page', { page: '30' }));
    expect(notes).toContain(w('notes.control-characters'));
    await press(w('notes.line', { line: '3' }));
    expect(field('script').value).toBe(script);
    await vi.waitFor(() => expect(document.activeElement).toBe(field('script')));
    expect(field('script').selectionStart).toBe(script.indexOf('[page 30]'));
    expect(field('script').selectionEnd).toBe(script.indexOf('\nLost'));
  });

  it('shows markup as the letters that it is', async () => {
    open();
    await understood('<img src=x onerror=alert(1)>: <b>hi</b>\n\nMaysan: <script>1</script>');
    expect(document.querySelector('img, dialog b, dialog script')).toBeNull();
    expect(screen.getByRole('dialog').textContent).toContain('<script>1</script>');
  });

  it('says when a script has other letters than its chapter, and nothing but blanks', async () => {
    open('ar', 'en');
    await understood('[صفحة ١]\nميسان: أين أنت؟', 'ar');
    expect(screen.getByRole('dialog').textContent).toContain(w('notes.other-script', {}, 'ar'));
    await press(w('preview.back', {}, 'ar'));
    fill('script', '[page 1]\n\n[page 2]');
    await press(w('read', {}, 'ar'));
    expect((await screen.findByRole('alert')).textContent).toBe(w('problems.nothing', {}, 'ar'));
    expect(field('script').value).toBe('[page 1]\n\n[page 2]');
  });

  it('takes its examples without a problem, in both languages', async () => {
    for (const locale of ['en', 'ar'] as const) {
      open(locale);
      for (const form of ['lines', 'comic', 'list']) {
        await understood(w(`forms.${form}Example`, {}, locale), locale);
        expect(screen.queryByText(w('notes.title', {}, locale)), form).toBeNull();
        await press(w('preview.back', {}, locale));
      }
      cleanup();
    }
  });

  it('asks before it closes over a script that is not used', async () => {
    open();
    await press(w('close'));
    expect(onClose).toHaveBeenCalledTimes(1);
    fill('script', 'Maysan: Yes.');
    await press(w('close'));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert').textContent).toBe(w('leave.text'));
    await press(w('leave.stay'));
    expect(field('script').value).toBe('Maysan: Yes.');
    await press(w('close'));
    await press(w('leave.leave'));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('describes its field', () => {
    open();
    expect(described(field('script'))).toBe(w('scriptHint'));
  });
});

describe('the file of a script', () => {
  it('is read from old encodings with a word about it', async () => {
    open('en', 'ar');
    // «ميسان: نعم» in windows-1256.
    const old = new Uint8Array([0xe3, 0xed, 0xd3, 0xc7, 0xe4, 0x3a, 0x20, 0xe4, 0xda, 0xe3]);
    await choose(fileOf(old, 'script.txt'));
    await screen.findByRole('heading', { name: w('preview.title') });
    expect(screen.getByRole('list', { name: w('preview.pages') }).textContent).toContain('نعم');
    expect(screen.getByRole('dialog').textContent).toContain('It was read as \u2068windows-1256\u2069');
  });

  it('is refused with its name where it is no text, too large or cut off', async () => {
    open();
    await choose(fileOf(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'script.docx'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      w('problems.not-text', { name: '\u2068script.docx\u2069', label: '\u2068TXT, UTF-8\u2069' }),
    );
    const large = fileOf('x', 'large.txt');
    Object.defineProperty(large, 'size', { value: LARGEST_SCRIPT + 1 });
    await choose(large);
    await vi.waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(w('problems.too-large', LARGE)),
    );
    await choose(fileOf('{"version":1,"pages":[{"items":[{"kind"', 'transcript.json'));
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe(w('problems.broken-file')));
  });

  it('stays out of the field where it is long', async () => {
    open();
    await choose(fileOf('Maysan: Yes.\n\n'.repeat(LONGEST_SHOWN / 10), 'long.srt'));
    await screen.findByRole('heading', { name: w('preview.title') }, { timeout: 5000 });
    await press(w('preview.back'));
    expect(document.querySelector('textarea')).toBeNull();
    expect(screen.getByRole('dialog').textContent).toContain('long.srt');
    await press(w('clear'));
    expect(field('script').value).toBe('');
  });

  it('is refused when so much is pasted, and what was typed stays', async () => {
    open();
    fill('script', 'Maysan: Yes.');
    const clipboardData = { getData: () => 'x'.repeat(LARGEST_SCRIPT + 1) };
    fireEvent.paste(field('script'), { clipboardData });
    expect(screen.getByRole('alert').textContent).toBe(w('problems.too-large', LARGE));
    expect(field('script').value).toBe('Maysan: Yes.');
  });
});

describe('what is understood of a hostile script', () => {
  const piece = fc.constantFrom(
    'A: b',
    '[page 2]',
    '{"pages":[',
    '{"',
    '\u0000',
    '\u202E',
    '<script>',
    'صفحة ٣',
    '١',
    '00:01 --> 00:02',
    '\uD800',
    '|',
    '\u0301'.repeat(40),
    ':',
    '"',
    'x'.repeat(1500),
  );
  const text = fc
    .array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 20 })), { maxLength: 30 })
    .map((parts) => parts.join(''));

  it('is always a text within its pages, or a problem', async () => {
    const options = { pageCount: 3, language: 'en', pause: async () => undefined } as const;
    await fc.assert(
      fc.asyncProperty(text, async (hostile) => {
        const found = await understandScript(hostile, options);
        if ('problem' in found) {
          expect(['nothing', 'broken-file']).toContain(found.problem);
          return;
        }
        const { texts, written, without } = summaryOf(found.read.pages);
        expect(written.length + without.length).toBe(3);
        expect(texts).toBe(found.read.pages.flat().length);
        const lines = hostile.split(/\r\n?|\n/u);
        for (const { line } of found.read.problems) {
          const { from, to } = spanOfLine(hostile, line);
          expect(hostile.slice(from, to)).toBe(lines[line - 1]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('of a million lines lets others work in between', async () => {
    let pauses = 0;
    const pause = async () => void (pauses += 1);
    await understandScript('a\n'.repeat(1_000_000), { pageCount: 3, language: 'en', pause });
    expect(pauses).toBeGreaterThan(200);
    await expect(
      understandScript('a\n'.repeat(100_000), {
        pageCount: 3,
        language: 'en',
        pause: () => Promise.reject(new Error('over')),
      }),
    ).rejects.toThrow('over');
  });

  it('names its pages in runs', () => {
    expect(runsOf([1, 3, 4, 5, 9])).toEqual([
      [1, 1],
      [3, 5],
      [9, 9],
    ]);
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 60 })), (numbers) => {
        const sorted = numbers.toSorted((one, other) => one - other);
        const all = runsOf(sorted).flatMap(([first, last]) =>
          Array.from({ length: last - first + 1 }, (_, index) => first + index),
        );
        expect(all).toEqual(sorted);
      }),
    );
  });
});
