import type { Review } from '@rawi/model/truth/review';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { setSession } from '../../core/session/session-store.ts';
import { NOTHING_WRITTEN } from '../../domains/reviews/kept-decision.ts';
import { sampleClaim, sampleDecision, sampleReview } from '../../testing/sample-review.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { Panel } from './panel.tsx';

const staff = vi.hoisted(() => ({ items: [] as object[] }));
vi.mock('../../core/live/use-list.ts', () => ({ useList: () => staff }));
vi.mock('../../domains/staff/lists.ts', () => ({ ALL_STAFF: {} }));
vi.mock('../../core/firebase/env.ts', () => ({ contactAddress: () => '' }));
vi.mock('../../core/session/review-calls.ts', () => ({ callReview: vi.fn(async () => ({})) }));

const w = wordsOf('review');
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

beforeAll(() => speak('review', 'session', 'shell'));
afterEach(() => {
  cleanup();
  staff.items = [];
});

function open(change: Partial<Review>, { uid = 'maha', isAdmin = false } = {}) {
  const user = {
    uid,
    email: 'a@rawi.test',
    emailVerified: true,
    displayName: 'A',
    photoURL: undefined,
    roles: [isAdmin ? ('admin' as const) : ('reviewer' as const)],
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
