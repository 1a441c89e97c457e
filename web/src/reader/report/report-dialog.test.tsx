import { LIMITS } from '@rawi/model/limits';
import { ISSUE_REPORT_NAMES } from '@rawi/model/lists/issue-reports';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setFirebaseSettings } from '../../core/firebase/env.ts';
import type { ProblemCode } from '../../core/forms/problem-text.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { SendingError } from '../../core/session/area-calls.ts';
import { setSession } from '../../core/session/session-store.ts';
import type { ProofreadProps } from '../../domains/suggestions/proofread-dialog.tsx';
import { field, fill, send, show, speak, wordsOf } from '../../testing/show.tsx';
import type { Trouble } from './report-context.ts';
import { ReportDialog } from './report-dialog.tsx';

const sendReport = vi.hoisted(() => vi.fn<(report: object) => Promise<'sent' | 'waits'>>());
vi.mock('../../domains/reports/send-report.ts', async (original) => ({
  ...(await original<object>()),
  sendReport,
  prepareSending: () => Promise.resolve(),
}));

vi.mock('../../domains/suggestions/proofread-dialog.tsx', () => ({
  ProofreadDialog: ({ chapterId, page, begun }: ProofreadProps) => (
    <p>{`${chapterId} ${page} ${begun?.kind} ${begun?.note}`}</p>
  ),
}));

const chapter = {
  id: 'salt-7',
  number: 7,
  pageCount: 12,
  comic: { id: 'salt', slug: 'salt', series: 'Salt', names: { en: 'Salt' } },
} as ChapterPayload;

const onClose = vi.fn<() => void>();
const open = (trouble: Trouble = { what: 'chapter', page: 2 }) =>
  show(<ReportDialog chapter={chapter} trouble={trouble} onClose={onClose} />, '/en/chapter/salt-7');

/** What a sentence about a blocked check names. */
const AROUND = { host: isolated('www.google.com'), address: isolated('help@rawi.test') };
setFirebaseSettings(
  JSON.stringify({
    projectId: 'p',
    apiKey: 'k',
    storageBucket: 'b',
    uploadsBucket: 'u',
    contactAddress: 'help@rawi.test',
  }),
);
beforeAll(() => speak('reader', 'chapter-report', 'session'));
beforeEach(() => {
  sendReport.mockReset().mockResolvedValue('sent');
  onClose.mockClear();
  sessionStorage.clear();
  localStorage.clear();
  setSession({ state: 'signed-out' });
});
afterEach(cleanup);

const w = wordsOf('reader');
const r = wordsOf('chapter-report');
const issue = (name: keyof typeof ISSUE_REPORT_NAMES) =>
  screen.getByRole<HTMLInputElement>('radio', { name: ISSUE_REPORT_NAMES[name].en });
const dialog = () => screen.getByRole('dialog').textContent ?? '';

describe('the report of an issue', () => {
  it('states its subject and in whose name it is sent', () => {
    open();
    expect(dialog()).toContain(w('chapter', { number: '7' }));
    expect(dialog()).toContain(w('pageOf', { page: '2', total: '12' }));
    expect(dialog()).toContain(r('nameless'));
    cleanup();
    const user = { uid: 'layla', email: 'layla@example.com', emailVerified: true, roles: [] };
    setSession({
      state: 'signed-in',
      authTime: 0,
      user: { ...user, displayName: 'Layla', photoURL: undefined },
    });
    open();
    expect(dialog()).toContain(r('named'));
  });

  it('leads who may suggest to the corrections of the page, for what has a place, with what was typed', async () => {
    const about = { ...chapter, translator: { id: 'amal', name: 'Amal' } } as ChapterPayload;
    const openAs = (uid: string) => {
      const user = { uid, email: `${uid}@example.com`, emailVerified: true, roles: [] };
      setSession({
        state: 'signed-in',
        authTime: 0,
        user: { ...user, displayName: uid, photoURL: undefined },
      });
      show(
        <ReportDialog chapter={about} trouble={{ what: 'chapter', page: 2 }} onClose={onClose} />,
        '/en/chapter/salt-7',
      );
    };
    const lead = () => screen.queryByRole('button', { name: r('proofread') });
    open();
    fireEvent.click(issue('typos'));
    expect(lead()).toBeNull();
    cleanup();
    openAs('amal');
    expect(lead()).toBeNull();
    cleanup();
    openAs('layla');
    fireEvent.click(issue('images'));
    expect(lead()).toBeNull();
    fireEvent.click(issue('translation'));
    fill('note', 'She says the opposite.');
    await act(async () => lead()?.click());
    expect(await screen.findByText('salt-7 2 meaning She says the opposite.')).toBeTruthy();
  });

  it('requires an issue, and a shorter note if it is too long, before anything is sent', async () => {
    open();
    await send();
    expect(dialog()).toContain(r('issueRequired'));
    expect(document.activeElement).toBe(issue('typos'));
    fireEvent.click(issue('translation'));
    expect(dialog()).not.toContain(r('issueRequired'));
    const long = 'ن'.repeat(LIMITS.noteLength + 1);
    fill('note', long);
    await send();
    expect(field('note').getAttribute('aria-invalid')).toBe('true');
    expect(field('note').value).toBe(long);
    expect(sendReport).not.toHaveBeenCalled();
  });

  it('keeps its text when it is closed, and drops it once it was sent', async () => {
    open();
    fireEvent.click(issue('translation'));
    fill('note', 'A word is missing');
    cleanup();
    open();
    expect(issue('translation').checked).toBe(true);
    expect(field('note').value).toBe('A word is missing');
    await send();
    expect(sendReport).toHaveBeenCalledExactlyOnceWith({
      id: expect.any(String),
      issue: 'translation',
      note: 'A word is missing',
      comicId: 'salt',
      chapterId: 'salt-7',
      page: 2,
      fault: null,
    });
    const said = screen.getByText(r('sent'));
    expect(document.activeElement).toBe(said);
    await act(async () => screen.getByRole('button', { name: r('back') }).click());
    expect(onClose).toHaveBeenCalledOnce();
    cleanup();
    open();
    expect(field('note').value).toBe('');
    expect(issue('translation').checked).toBe(false);
  });

  it('says that it waits where there is no network, and takes up no draft again', async () => {
    sendReport.mockResolvedValueOnce('waits');
    open();
    fireEvent.click(issue('images'));
    fill('note', 'Page 2 is grey');
    await send();
    expect(document.activeElement).toBe(screen.getByText(r('waits')));
    expect(dialog()).not.toContain(r('sent'));
    cleanup();
    open();
    expect(field('note').value).toBe('');
  });

  it.each([
    ['offline', () => r('problems.offline')],
    ['too-soon', () => r('problems.tooSoon', { time: '0:42' })],
    ['target-missing', () => r('problems.gone')],
    ['app-check', () => r('problems.appCheck', AROUND)],
  ] as const)(
    'says why it did not arrive, and is the same report when it is sent again: %s',
    async (code, said) => {
      sendReport.mockRejectedValueOnce(
        new SendingError({ code: code satisfies ProblemCode, retryAfterSeconds: 42 }, undefined),
      );
      open();
      fireEvent.click(issue('images'));
      fill('note', 'Page 2 is grey');
      await send();
      expect(screen.getByRole('alert').textContent).toBe(said());
      expect(field('note').value).toBe('Page 2 is grey');
      await send();
      const [[first] = [], [second] = []] = sendReport.mock.calls;
      expect(second).toEqual(first);
    },
  );

  it('preselects the issue with images where images failed to load', () => {
    open({ what: 'image', page: 3 });
    expect(issue('images').checked).toBe(true);
  });
});
