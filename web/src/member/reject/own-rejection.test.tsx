import { REJECTION_REASON_TEXTS } from '@rawi/model/lists/rejection-reasons';
import type { Submission } from '@rawi/model/truth/submission';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { chapterSubmission } from '../../testing/samples.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import OwnRejection from './own-rejection.tsx';

const stored = vi.hoisted(() => ({ now: undefined as Submission | undefined }));
vi.mock('../../core/data/documents.ts', () => ({ readDocument: () => Promise.resolve(stored.now) }));
vi.mock('../../domains/submissions/submissions.ts', () => ({ submissionOf: (id: string) => id }));
const call = vi.hoisted(() => vi.fn<(request: object) => Promise<object>>());
vi.mock('../../core/session/translator-calls.ts', () => ({ callTranslators: call }));

const at = new Date('2026-11-20T12:00:00Z');
const NOTE = 'Page 2: the name differs.';
const rejected = (change: Partial<Submission> = {}) =>
  chapterSubmission({
    state: 'rejected',
    revision: 2,
    since: { submitted: at, under_review: at, rejected: at },
    rejection: { reasons: ['accuracy', 'pages'], note: NOTE, at },
    ...change,
  });

beforeAll(() => speak('reject', 'session', 'shell', 'account'));
beforeEach(() => {
  call.mockReset().mockResolvedValue({});
  stored.now = rejected();
});
afterEach(cleanup);

const w = wordsOf('reject');
const open = async (uid = 'layla') => {
  const shown = show(<OwnRejection uid={uid} submissionId="one" />, '/en/reject?submission=one');
  await act(async () => undefined);
  return shown;
};
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

describe('the rejection of one’s own submission', () => {
  it("is shown with its reasons and the reviewer's note, only to its owner", async () => {
    await open();
    expect(screen.getByText(REJECTION_REASON_TEXTS.accuracy.en)).toBeTruthy();
    expect(screen.getByText(NOTE)).toBeTruthy();
    cleanup();
    await open('somebody');
    expect(document.querySelector('main')?.textContent).toBe('');
  });

  it('leads to a new revision of the submission', async () => {
    const { router } = await open();
    await press(w('own.revise'));
    expect(call).toHaveBeenCalledExactlyOnceWith({
      action: 'reviseSubmission',
      submissionId: 'one',
      revision: 2,
    });
    expect(router.state.location.pathname).toBe('/en/uploadchapter');
    expect(router.state.location.search).toBe('?submission=one');
  });

  it('can be appealed once, with a text', async () => {
    const { router } = await open();
    await press(w('own.appeal'));
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'It is the same name.' } });
    await act(async () => dialog.getByRole('button', { name: w('appeal.confirm') }).click());
    expect(call).toHaveBeenCalledExactlyOnceWith({
      action: 'appealSubmission',
      submissionId: 'one',
      revision: 2,
      requestId: expect.any(String),
      note: 'It is the same name.',
    });
    expect(router.state.location.pathname).toBe('/en/mywork');
    cleanup();
    stored.now = rejected({ appeal: { revision: 2 } } as Partial<Submission>);
    await open();
    expect(screen.getByText(w('own.appealed'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: w('own.appeal') })).toBeNull();
  });
});
