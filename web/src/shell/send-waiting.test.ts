import { beforeEach, expect, it, vi } from 'vitest';
import type { Outcome, Waiting } from '../core/outbox/entry.ts';
import { setSession } from '../core/session/session-store.ts';
import { keptComments, type WaitingComment } from '../domains/comments/waiting-comments.ts';
import { keptPositions, waitingPositionOf } from '../domains/history/waiting-position.ts';
import { isCounting, keepCounting } from '../domains/numbers/counting.ts';
import { NOTHING_COUNTED } from '../domains/numbers/month-record.ts';
import { waitingMonthOf, waitingMonths } from '../domains/numbers/waiting-months.ts';
import { keptReports, waitingReportOf } from '../domains/reports/waiting-reports.ts';
import { eventually } from '../testing/eventually.ts';
import { anEntry } from '../testing/read-entry.ts';
import { ofPerson } from './person-on-device.ts';
import { sendWaiting } from './send-waiting.ts';

const sendComment = vi.hoisted(() => vi.fn<(comment: Waiting) => Promise<Outcome>>());
vi.mock('../domains/comments/send-comment.ts', () => ({ sendComment }));
const deliverWaiting = vi.hoisted(() => vi.fn<(uid: string | null, report: object) => Promise<Outcome>>());
vi.mock('../domains/reports/deliver-report.ts', () => ({ deliverWaiting }));
const deliverMonth = vi.hoisted(() => vi.fn<(month: object) => Promise<Outcome>>());
vi.mock('../domains/numbers/account-months.ts', () => ({ deliverMonth }));
vi.mock('../core/firebase/firestore.ts', () => ({ forgetFirestore: () => Promise.resolve() }));

const comment: WaitingComment = {
  id: 'one',
  uid: 'yara',
  comic: { id: 'salt', slug: 'salt', series: 'Salt', names: {} },
  parent: null,
  number: null,
  text: 'What a storm',
  spoiler: false,
  at: '2026-11-27T12:00:00Z',
  state: 'waiting',
};
const report = {
  id: 'two',
  issue: 'typos',
  note: '',
  comicId: 'salt',
  chapterId: 'salt-1',
  page: 1,
  fault: null,
} as const;

beforeEach(() => {
  localStorage.clear();
  sendComment.mockReset().mockResolvedValue({ outcome: 'sent' });
  deliverMonth.mockReset().mockResolvedValue({ outcome: 'sent' });
  deliverWaiting.mockReset().mockResolvedValue({ outcome: 'sent' });
  setSession({ state: 'unknown' });
  keptComments.add(comment);
  keptReports.add(waitingReportOf('yara', report));
  keptReports.add(waitingReportOf(null, { ...report, id: 'three' }));
  keptPositions.add(waitingPositionOf('yara', anEntry('a', 1)));
  waitingMonths.add(waitingMonthOf('yara', '2026-11', NOTHING_COUNTED));
  keepCounting('yara', false);
  keepCounting(null, false);
});

it('a log-out leaves on the device what only waits for its author, and what names nobody', async () => {
  await ofPerson.forget();
  expect(keptComments.read()).toEqual([comment]);
  expect(keptReports.read().map(({ id }) => id)).toEqual(['three']);
  expect(keptPositions.read()).toEqual([]);
  expect(waitingMonths.read()).toEqual([]);
  expect([isCounting('yara'), isCounting(null)]).toEqual([true, false]);
});

it('comments and reports that wait here are sent once it is known who is here', async () => {
  sendWaiting();
  await new Promise((resolve) => setTimeout(resolve));
  expect(sendComment).not.toHaveBeenCalled();
  expect(deliverWaiting).not.toHaveBeenCalled();
  const user = { uid: 'yara', email: 'yara@example.com', emailVerified: true, roles: [] };
  setSession({
    state: 'signed-in',
    authTime: 0,
    user: { ...user, displayName: 'Yara', photoURL: undefined },
  });
  await eventually(() => expect(sendComment).toHaveBeenCalledExactlyOnceWith(comment));
  await eventually(() => expect(deliverWaiting).toHaveBeenCalledWith('yara', report));
  await eventually(() => expect(deliverMonth).toHaveBeenCalledOnce());
});
