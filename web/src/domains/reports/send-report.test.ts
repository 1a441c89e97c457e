import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProblemCode } from '../../core/forms/problem-text.ts';
import type { Toast } from '../../core/lib/toast.ts';
import { SendingError } from '../../core/session/area-calls.ts';
import { currentSession, setSession } from '../../core/session/session-store.ts';
import { speak, wordsOf } from '../../testing/show.tsx';
import type { NewReport } from './new-report.ts';
import { sendReport } from './send-report.ts';
import { keptReports, waitingReportOf } from './waiting-reports.ts';

const writeReport = vi.hoisted(() => vi.fn<(uid: string, report: NewReport) => Promise<void>>());
vi.mock(import('../../core/session/session.ts'), async (original) => ({
  ...(await original()),
  knownSession: async () => currentSession(),
}));
vi.mock('./write-report.ts', () => ({ writeReport }));
const callVisitor = vi.hoisted(() => vi.fn<(request: object) => Promise<object>>());
vi.mock('../../core/session/visitor-calls.ts', () => ({ callVisitor }));
const showToast = vi.hoisted(() => vi.fn<(toast: Toast) => Promise<void>>());
vi.mock('../../core/lib/toast.ts', () => ({ showToast }));

const signIn = (uid: string, emailVerified = true) => {
  const user = { uid, email: `${uid}@example.com`, emailVerified, roles: [] };
  setSession({ state: 'signed-in', authTime: 0, user: { ...user, displayName: uid, photoURL: undefined } });
};
const failure = (code: ProblemCode, retryAfterSeconds?: number) =>
  new SendingError({ code, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) }, undefined);
const offline = () => failure('offline');
const aReport = (id: string, fields: Partial<NewReport> = {}): NewReport => ({
  id,
  issue: 'typos',
  note: 'A word is missing.',
  comicId: 'lantern',
  chapterId: 'lantern-3-en',
  page: 4,
  fault: null,
  ...fields,
});
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const backOnline = async () => {
  window.dispatchEvent(new Event('online'));
  await pass(0);
};
const waiting = () => keptReports.read().map(({ id }) => id);

const w = wordsOf('toasts');

beforeAll(() => speak('toasts', 'shell'));
let day = Date.UTC(2026, 10, 1);

beforeEach(() => {
  // Long after what an earlier test has sent.
  day += 24 * 3_600_000;
  vi.useFakeTimers({ now: day });
  localStorage.clear();
  writeReport.mockReset().mockResolvedValue();
  callVisitor.mockReset().mockResolvedValue({});
  showToast.mockReset().mockResolvedValue();
});
afterEach(() => {
  keptReports.change(() => []);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a report that is made without a network', () => {
  it.each([
    ['of an account, in its name', () => signIn('yara'), writeReport],
    ['of an account without a confirmed address, in nobody’s', () => signIn('yara', false), callVisitor],
    ['of a visitor', () => setSession({ state: 'signed-out' }), callVisitor],
  ] as const)('waits on the device, and is sent once when the network is back: %s', async (_, come, send) => {
    come();
    writeReport.mockRejectedValueOnce(offline());
    callVisitor.mockRejectedValueOnce(offline());
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    const sending = sendReport(aReport('one'));
    await pass(0);
    expect(await sending).toBe('waits');
    await backOnline();
    await pass(60_000);
    await backOnline();
    expect(waiting()).toEqual([]);
    expect(send.mock.calls.length).toBe(2);
    expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
    expect(writeReport.mock.calls.length + callVisitor.mock.calls.length).toBe(2);
    expect(showToast).not.toHaveBeenCalled();
  });

  it('is not kept where it was refused: the form says why', async () => {
    signIn('yara');
    writeReport.mockRejectedValueOnce(failure('too-soon', 12));
    await expect(sendReport(aReport('one'))).rejects.toMatchObject({ problem: { code: 'too-soon' } });
    expect(waiting()).toEqual([]);
  });

  it('stays in its form where the browser stores nothing', async () => {
    setSession({ state: 'signed-out' });
    callVisitor.mockRejectedValue(offline());
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: full });
    await expect(sendReport(aReport('one'))).rejects.toMatchObject({ problem: { code: 'offline' } });
    expect(waiting()).toEqual([]);
  });

  it('replaces an earlier one of the same person about the same page and issue', () => {
    keptReports.add(waitingReportOf('yara', aReport('one')));
    keptReports.add(waitingReportOf('omar', aReport('two')));
    keptReports.add(waitingReportOf(null, aReport('three')));
    keptReports.add(waitingReportOf(null, aReport('four')));
    keptReports.add(waitingReportOf('yara', aReport('five', { note: 'Two words.' })));
    keptReports.add(waitingReportOf('yara', aReport('six', { page: null })));
    expect(waiting()).toEqual(['two', 'three', 'four', 'five', 'six']);
    expect(keptReports.read()[4]?.report).toEqual(aReport('six', { page: null }));
  });

  it('goes with the log-out, unless it was a visitor’s', () => {
    keptReports.add(waitingReportOf('yara', aReport('one')));
    keptReports.add(waitingReportOf(null, aReport('two')));
    keptReports.forget();
    expect(waiting()).toEqual(['two']);
  });
});

describe('a report that has waited', () => {
  const returns = async (error: SendingError) => {
    setSession({ state: 'signed-out' });
    callVisitor.mockRejectedValueOnce(offline()).mockRejectedValueOnce(error);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    const sending = sendReport(aReport('one'));
    await pass(0);
    await sending;
  };

  it.each([
    ['target-missing', 'report.gone'],
    ['invalid-fields', 'report.unknown'],
  ] as const)('and is refused is dropped, which a toast says: %s', async (code, said) => {
    await returns(failure(code));
    await pass(60_000);
    await vi.waitFor(() => expect(showToast).toHaveBeenCalledOnce());
    expect(showToast.mock.calls[0]?.[0]).toMatchObject({ title: w('report.refused'), message: w(said) });
    expect(waiting()).toEqual([]);
  });

  it.each([
    ['too-soon', failure('too-soon', 12), 12],
    ['too-many-today', failure('too-many-today', 600), 600],
    ['internal', failure('internal'), 1800],
  ] as const)('is sent when the time that a refusal has named is over: %s', async (_, error, seconds) => {
    await returns(error);
    await pass(0);
    callVisitor.mockClear();
    await pass(seconds * 1000 - 1);
    expect(waiting()).toEqual(['one']);
    await pass(1);
    expect(waiting()).toEqual([]);
    expect(showToast).not.toHaveBeenCalled();
  });
});
