import { LOCALES } from '@rawi/model/lists/locales';
import type { FileProgress } from '@rawi/model/truth/file';
import { type ChapterSubmission, UNSUBMITTED_CODES } from '@rawi/model/truth/submission';
import { EMPTY_CHAPTER } from '@rawi/model/truth/submission-content';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SendingError } from '../../core/session/area-calls.ts';
import type { SessionUser } from '../../core/session/session.ts';
import type { Upload } from '../../domains/uploads/upload.ts';
import { chapterSubmission } from '../../testing/samples.ts';
import { send, show, speak, wordsOf } from '../../testing/show.tsx';
import { ChapterForm } from './chapter-form.tsx';

const call = vi.hoisted(() => vi.fn<(request: object) => Promise<object>>());
vi.mock('../../core/session/translator-calls.ts', () => ({ callTranslators: call }));
vi.mock('../../core/firebase/env.ts', () => ({ firebaseSettings: () => ({}), contactAddress: () => '' }));
vi.mock('../../domains/submissions/submissions.ts', () => ({ saveDraft: vi.fn(), createDraft: vi.fn() }));
vi.mock('../../domains/submissions/taken.ts', () => ({ isTaken: async () => false }));
const progress = vi.hoisted(() => ({ current: undefined as unknown }));
vi.mock('../../domains/submissions/use-file-progress.ts', () => ({
  useFile: () => progress.current && { progress: progress.current },
  useFileProgress: () => progress.current,
}));
const uploads = vi.hoisted(() => ({ current: [] as unknown[] }));
vi.mock('../../domains/uploads/uploads.ts', () => ({ useUploads: () => uploads.current }));
vi.mock('./chapter-fields.tsx', () => ({ ChapterFields: () => null }));

beforeAll(() => speak('upload-chapter', 'age-rating', 'upload', 'account', 'session'));
beforeEach(() => {
  call.mockReset().mockResolvedValue({});
  uploads.current = [];
});
afterEach(cleanup);

const w = wordsOf('upload-chapter');
const shared = wordsOf('upload');
const WORKING: FileProgress = { state: 'working', done: 3, pageCount: 24 };
const READY: FileProgress = {
  state: 'ready',
  pageCount: 24,
  folder: 'staging/layla/one/aaaa-2',
  pdfBytes: 1000,
  repeatedPages: [],
  emptyPages: [],
  lostTextPages: [],
};
const FILE = { fileId: 'file', bytes: 1000, name: 'salt.pdf' };
const at = new Date('2026-01-05T12:00:00Z');
const WAITS = { submitsWhenChecked: { since: at, dueAt: at } };
const USER: SessionUser = {
  uid: 'layla',
  email: 'layla@example.com',
  emailVerified: true,
  displayName: 'Layla',
  photoURL: undefined,
  roles: ['translator'],
};

function open(found: FileProgress, changes: Partial<ChapterSubmission> = {}, locale = 'en'): void {
  progress.current = found;
  const stored = chapterSubmission({
    content: {
      ...EMPTY_CHAPTER,
      proposed: { submissionId: 'salt', series: 'Salt' },
      number: 7,
      language: 'ar',
      readingDirection: 'rtl',
      ageRating: 'asTheComic',
    },
    files: { chapter: FILE },
    ...changes,
  }) as ChapterSubmission;
  show(
    <ChapterForm
      user={USER}
      submissionId="one"
      stored={stored}
      initial={EMPTY_CHAPTER}
      onBegun={() => undefined}
      onSeveralBegun={() => undefined}
    />,
    `/${locale}/uploadchapter`,
  );
}
const sendButton = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const asked = (action: string) => ({ action, submissionId: 'one', revision: 1 });

describe('the form of a chapter', () => {
  it('asks the server to send it once the checks have passed', async () => {
    open(WORKING);
    expect(sendButton(w('sendLater')).disabled).toBe(false);
    await send();
    expect(call.mock.calls).toEqual([[asked('submitWhenChecked')]]);
  });

  it('sends it at once where they have', async () => {
    open(READY);
    expect(sendButton(w('send')).disabled).toBe(false);
    await send();
    // The preview of what is sent asks for its pages, as soon as its code is there.
    const sent = call.mock.calls.filter(
      ([request]) => !('action' in request && request.action === 'openFiles'),
    );
    expect(sent).toEqual([[asked('submitSubmission')]]);
  });

  it('says why the server refused to wait', async () => {
    call.mockRejectedValue(new SendingError({ code: 'chapter-taken' }, null));
    open(WORKING);
    await send();
    expect(screen.getByRole('alert').textContent).toBe(shared('problems.taken'));
  });

  it.each(LOCALES)('says in %s that it waits, as it is stored, and can stop', async (locale) => {
    open(WORKING, WAITS, locale);
    expect(sendButton(w('sendLater', {}, locale)).disabled).toBe(true);
    expect(screen.getByText(w('waits', {}, locale))).toBeTruthy();
    await act(async () => screen.getByRole('button', { name: w('stopWaiting', {}, locale) }).click());
    expect(call.mock.calls).toEqual([[asked('stopWaiting')]]);
  });

  it('sends nothing by itself when the checks pass: the server does', () => {
    open(READY, WAITS);
    expect(call).not.toHaveBeenCalled();
  });

  it('says to stay as long as the file is on its way from here', () => {
    const upload: Partial<Upload> = { part: 'chapter', step: 'sending', sent: 1, ...FILE };
    uploads.current = [upload];
    open({ state: 'awaited' }, WAITS);
    expect(screen.getByText(w('waitsForFile'))).toBeTruthy();
    cleanup();
    uploads.current = [{ ...upload, step: 'sent' }];
    open({ state: 'waiting' }, WAITS);
    expect(screen.getByText(w('waits'))).toBeTruthy();
  });

  it.each(UNSUBMITTED_CODES)('says why it was not sent, until it waits again: %s', (because) => {
    const notSubmitted = { at, because };
    for (const locale of LOCALES) {
      open(READY, { notSubmitted }, locale);
      expect(screen.getByRole('alert').textContent).toBe(shared(`unsent.${because}`, {}, locale));
      cleanup();
    }
    open(WORKING, { ...WAITS, notSubmitted });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
