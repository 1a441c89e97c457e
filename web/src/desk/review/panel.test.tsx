import type { Review } from '@rawi/model/truth/review';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSession } from '../../core/session/session-store.ts';
import { NOTHING_WRITTEN } from '../../domains/reviews/kept-decision.ts';
import { sampleClaim, sampleDecision, sampleReview } from '../../testing/sample-review.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { Panel } from './panel.tsx';

const staff = vi.hoisted(() => ({ items: [] as object[] }));
vi.mock('../../core/live/use-list.ts', () => ({ useList: () => staff }));
vi.mock('../../domains/staff/lists.ts', () => ({ ALL_STAFF: {} }));
vi.mock('../../core/firebase/env.ts', () => ({ contactAddress: () => '' }));
const isTaken = vi.hoisted(() => vi.fn<(asked: object) => Promise<boolean>>());
vi.mock('../../domains/submissions/taken.ts', () => ({ isTaken }));
vi.mock('../../core/session/review-calls.ts', () => ({ callReview: vi.fn(async () => ({})) }));

const w = wordsOf('review');
const picture = { path: 'public/tigers/160.webp', width: 160, height: 224, color: '#102030' };
const comic = { comicId: 'tigers', slug: 'paper-tigers', series: 'Paper Tigers', names: {}, picture };
const resolved = { comic, proposed: null, names: [] };
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

beforeAll(() => speak('review', 'session', 'shell'));
beforeEach(() => {
  isTaken.mockReset().mockResolvedValue(false);
});
afterEach(() => {
  cleanup();
  staff.items = [];
});

function open(change: Partial<Review>, { uid = 'maha', isAdmin = false, isTranslator = false } = {}) {
  const user = {
    uid,
    email: 'a@rawi.test',
    emailVerified: true,
    displayName: 'A',
    photoURL: undefined,
    roles: [
      isAdmin ? ('admin' as const) : ('reviewer' as const),
      ...(isTranslator ? (['translator'] as const) : []),
    ],
  };
  act(() => setSession({ state: 'signed-in', authTime: 0, user }));
  show(
    <Panel
      uid={uid}
      reviewId="submission:one"
      review={sampleReview(change)}
      written={NOTHING_WRITTEN}
      onWrite={() => {}}
    />,
  );
}
const text = () => screen.getByRole('main').textContent;

describe('what a reviewer can do', () => {
  it('is to begin what is free', () => {
    open({});
    expect(buttons()).toEqual([w('claim.begin')]);
  });

  it('is nothing about their own work, which another decides', () => {
    open({}, { uid: 'noor' });
    expect(buttons()).toEqual([]);
    expect(text()).toBe(w('part.own.text'));
  });

  it('is nothing about their own work, and names who is at it', () => {
    open({ claim: sampleClaim('felix', 'Felix Amory') }, { uid: 'noor' });
    expect(buttons()).toEqual([]);
    expect(text()).toContain(w('part.own.text'));
    expect(text()).toContain('Felix Amory');
  });

  it('is nothing about an appeal against their own rejection', () => {
    open({ appeal: true, decisions: [sampleDecision('rejected')] });
    expect(buttons()).toEqual([]);
    expect(text()).toBe(w('part.rejected.text'));
  });

  it('is nothing about a chapter that they have translated into the same language themselves', async () => {
    isTaken.mockResolvedValue(true);
    open({ resolved }, { isTranslator: true });
    await expect.poll(text).toBe(w('part.rival.text'));
    expect(buttons()).toEqual([]);
    expect(isTaken).toHaveBeenCalledExactlyOnceWith({
      uid: 'maha',
      submissionId: 'one',
      content: { comic: { comicId: 'tigers' }, proposed: null, number: 11, language: 'en' },
    });
  });

  it('is asked about rivals of translators alone, once, and of chapters of a comic that is on Rawi', async () => {
    isTaken.mockResolvedValue(true);
    open({ resolved });
    cleanup();
    open({ kind: 'comic', number: null, resolved }, { isTranslator: true });
    cleanup();
    open({ resolved: { ...resolved, comic: null } }, { isTranslator: true });
    cleanup();
    open({ resolved }, { uid: 'noor', isTranslator: true });
    await act(async () => {});
    expect(isTaken).not.toHaveBeenCalled();
  });

  it('is to begin what is free where it is not known whether they are a rival: the call decides', async () => {
    isTaken.mockRejectedValue(new Error('offline'));
    open({ resolved }, { isTranslator: true });
    await act(async () => {});
    expect(buttons()).toEqual([w('claim.begin')]);
  });

  it('is to decide about their own work only for an admin who is the whole staff', () => {
    staff.items = [{}, {}];
    open({}, { uid: 'noor', isAdmin: true });
    expect(buttons()).toEqual([]);
    cleanup();
    staff.items = [{}];
    open({}, { uid: 'noor', isAdmin: true });
    expect(buttons()).toEqual([w('claim.begin')]);
  });

  it('is nothing any more once another has decided, and names who', () => {
    open({
      waiting: false,
      decisions: [sampleDecision('published', { by: { uid: 'felix', name: 'Felix Amory' } })],
    });
    expect(buttons()).toEqual([]);
    expect(screen.getByRole('status').textContent).toContain('Felix Amory');
    expect(screen.getByRole('status').textContent).toContain(w('history.verdicts.published'));
  });

  it('is nothing about what was withdrawn', () => {
    open({ waiting: false });
    expect(text()).toBe('');
  });
});
