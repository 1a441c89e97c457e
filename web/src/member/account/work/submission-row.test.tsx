import { MantineProvider } from '@mantine/core';
import { SUBMISSION_STATES, type SubmissionState } from '@rawi/model/review/submission-machine';
import { sampleComic, sampleImage } from '@rawi/model/testing/samples';
import type { Comic } from '@rawi/model/truth/comic';
import type { ChapterFile } from '@rawi/model/truth/file';
import type { Submission } from '@rawi/model/truth/submission';
import { EMPTY_CHAPTER } from '@rawi/model/truth/submission-content';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords, startI18n } from '../../../core/i18n/i18n.ts';
import { SendingError } from '../../../core/session/area-calls.ts';
import { chapterFile, chapterSubmission } from '../../../testing/samples.ts';
import { SubmissionRow } from './submission-row.tsx';

vi.mock('../../../core/firebase/env.ts', () => ({ firebaseSettings: () => ({}) }));
vi.mock('../../../domains/uploads/uploads.ts', () => ({ useUploads: () => [] }));
const call = vi.hoisted(() => vi.fn<(request: object) => Promise<object>>());
vi.mock('../../../core/session/translator-calls.ts', () => ({ callTranslators: call }));

beforeAll(async () => {
  await startI18n('en');
  await loadWords('en', ['my-work', 'account', 'session', 'shell', 'upload']);
});
afterEach(cleanup);

interface Known {
  readonly files?: ReadonlyMap<string, ChapterFile>;
  readonly comic?: Comic | undefined;
}

function show(submission: Submission, { files = new Map(), comic }: Known = {}): void {
  const item = { path: 'submissions/one', data: submission };
  const element = (
    <MantineProvider>
      <ul>
        <SubmissionRow item={item} files={files} comic={comic} />
      </ul>
    </MantineProvider>
  );
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element }], { initialEntries: ['/en/mywork'] })}
    />,
  );
}

/** The offered actions: the main one, then those in the menu. */
function offered(): readonly string[] {
  const dots = screen.queryByRole('button', { name: 'More about Salt, chapter 7' });
  if (dots) fireEvent.click(dots);
  const main = [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')];
  return main.filter((each) => each !== dots).map(({ textContent }) => textContent ?? '');
}

const OFFERED: Readonly<Record<SubmissionState, readonly string[]>> = {
  draft: ['Continue', 'Discard'],
  submitted: ['View', 'Withdraw'],
  under_review: ['View', 'Withdraw'],
  published: ['View'],
  rejected: ['Why, and what to do', 'Revise and resubmit', 'Discard'],
  withdrawn: ['Edit again', 'Discard'],
  unpublished: ['View'],
};

describe('a row of "My work"', () => {
  it.each(SUBMISSION_STATES)('offers the allowed actions in the state %s', (state) => {
    show(chapterSubmission({ state }));
    expect(offered()).toEqual(OFFERED[state]);
  });

  it('says what it is, and links to its form', () => {
    show(chapterSubmission({ state: 'draft' }));
    expect(screen.getByRole('heading', { name: 'Salt' })).toBeTruthy();
    expect(screen.getByText('Chapter 7')).toBeTruthy();
    expect(screen.getByText('Arabic')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(
      '/en/uploadchapter?submission=one',
    );
  });

  it('shows the cover in the language of the interface, whichever the submission keeps', () => {
    const { slug, series, names } = sampleComic('salt');
    const picture = { path: 'public/kept.webp', width: 160, height: 224, color: '#000000' };
    const content = { ...EMPTY_CHAPTER, comic: { comicId: 'salt', slug, series, names, picture } };
    const cover = { en: sampleImage('english'), ar: sampleImage('arabic') };
    const shown = () => document.querySelector('img')?.src;
    show(chapterSubmission({ content }));
    expect(shown()).toContain('kept.webp');
    cleanup();
    show(chapterSubmission({ content }), { comic: sampleComic('salt', { cover }) });
    expect(shown()).toContain('english');
  });

  it('says why it was rejected, and links to what to do about it', () => {
    show(chapterSubmission({ state: 'rejected' }));
    expect(screen.getByText(/not accurate enough\. Pages are missing/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Why, and what to do' }).getAttribute('href')).toBe(
      '/en/reject?submission=one',
    );
  });

  it.each([
    [
      'rights',
      /holds the rights/,
      'Answer the notice',
      '/en/contact-us?form=counter&of=chapter%3Asimurgh%3Asimurgh-1-ar',
    ],
    ['spam', /advertising or spam/, 'Object to this', '/en/contact-us'],
  ] as const)('says why it was taken down, and links to how to object: %s', (takenDownFor, why, way, to) => {
    const published = { comicId: 'simurgh', chapterId: 'simurgh-1-ar' };
    show(chapterSubmission({ state: 'unpublished', takenDownFor, ...published }));
    expect(screen.getByText(why)).toBeTruthy();
    expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe(to);
  });

  it('says that a draft is sent once its checks have passed, and offers not to', async () => {
    call.mockRejectedValue(new SendingError({ code: 'moved-on' }, null));
    const at = new Date('2026-01-05T12:00:00Z');
    show(chapterSubmission({ state: 'draft', submitsWhenChecked: { since: at, dueAt: at } }));
    expect(screen.getByText(/It will be sent when its checks have passed\./)).toBeTruthy();
    expect(offered()).toEqual(['Continue', 'Do not send yet', 'Discard']);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Do not send yet' })));
    expect(call.mock.calls).toEqual([[{ action: 'stopWaiting', submissionId: 'one', revision: 1 }]]);
    expect(screen.getByRole('alert').textContent).toMatch(/This has changed in the meantime/);
  });

  it('says why a draft was not sent', () => {
    const notSubmitted = { at: new Date(), because: 'choice-gone' } as const;
    show(chapterSubmission({ state: 'draft', notSubmitted }));
    expect(screen.getByText(/It was not sent: something that you chose is no longer on Rawi\./)).toBeTruthy();
    expect(offered()).toEqual(['Continue', 'Discard']);
  });

  it('says how long a draft is kept that was never submitted', () => {
    show(chapterSubmission({ state: 'draft', revision: 0 }));
    expect(screen.getByText(/Kept until Jan 12, 2026\./)).toBeTruthy();
    cleanup();
    show(chapterSubmission({ state: 'draft', revision: 1 }));
    expect(screen.queryByText(/Kept until/)).toBeNull();
  });

  it.each(['draft', 'submitted', 'under_review'] as const)(
    'shows the pages of a chapter that is checked, in the state %s',
    (state) => {
      const files = { chapter: { fileId: 'file', bytes: 1000, name: 'salt.pdf' } };
      const { progress, ...rest } = chapterFile({
        state: 'ready',
        pageCount: 2,
        folder: 'staged/layla/file/one',
        pdfBytes: 1,
        repeatedPages: [],
        emptyPages: [],
        lostTextPages: [],
      });
      show(chapterSubmission({ state, files }), { files: new Map([['file', { ...rest, progress }]]) });
      expect(screen.getByRole('button', { name: 'See the pages' })).toBeTruthy();
      cleanup();
      show(chapterSubmission({ state, files }), {
        files: new Map([['file', { ...rest, progress: { state: 'working', done: 1, pageCount: 2 } }]]),
      });
      expect(screen.queryByRole('button', { name: 'See the pages' })).toBeNull();
    },
  );
});
