import { describe, expect, it } from 'vitest';
import { EPOCH } from '../testing/samples.ts';
import {
  claim,
  fail,
  finish,
  type InvalidationState,
  invalidate,
  isWaiting,
  REBUILD_TRIES,
} from './page-invalidation.ts';

const at = (seconds: number) => new Date(EPOCH.getTime() + seconds * 1000);

function made(state: InvalidationState | undefined): InvalidationState {
  if (!state) throw new Error('no invalidation');
  return state;
}
const fresh = made(invalidate(undefined, 'first', at(0)));
const taken = made(claim(fresh, at(4)));

describe('an invalidation', () => {
  it('waits, and another one of a waiting page adds nothing', () => {
    expect(isWaiting(fresh)).toBe(true);
    expect(invalidate(fresh, 'second', at(1))).toBeUndefined();
  });

  it('on a page that a task holds waits for the next task, which the holder is not', () => {
    const again = made(invalidate(taken, 'second', at(5)));
    expect(again).toMatchObject({ generation: 'second', claimed: 'first', dueAt: taken.dueAt, tries: 0 });
    expect(isWaiting(again)).toBe(true);
    expect(invalidate(again, 'third', at(6))).toBeUndefined();
    expect(finish(again, 'first', at(7))).toMatchObject({ generation: 'second', claimed: null });
  });

  it('is held by one task, until that has run longer than it may', () => {
    expect(claim(taken, at(10))).toBeUndefined();
    const second = made(claim(taken, at(4 + 90)));
    expect(second).toMatchObject({ claimed: 'first', tries: 2 });
  });

  it('is done when its generation was built, and lost to a task that holds it no longer', () => {
    expect(finish(taken, 'first', at(5))).toBe('done');
    expect(finish(undefined, 'first', at(5))).toBe('lost');
    expect(finish(taken, 'other', at(5))).toBe('lost');
    expect(fail(taken, 'other', { message: 'x', permanent: true }, at(5))).toBeUndefined();
  });

  it('waits again after a failure, and is parked with its error when another try would find the same', () => {
    const again = made(fail(taken, 'first', { message: 'unavailable', permanent: false }, at(5)));
    expect(again).toMatchObject({ claimed: null, error: null, tries: 1 });
    const parked = made(fail(taken, 'first', { message: 'no comic page', permanent: true }, at(5)));
    expect(parked).toMatchObject({ claimed: null, dueAt: null, error: 'no comic page' });
    expect(claim(parked, at(6))).toBeUndefined();
    const next = made(invalidate(parked, 'second', at(7)));
    expect(next).toMatchObject({ generation: 'second', error: null, tries: 0 });
  });

  it('that was made while a hopeless rebuild ran is tried', () => {
    const again = made(invalidate(taken, 'second', at(5)));
    const after = made(fail(again, 'first', { message: 'no page', permanent: true }, at(6)));
    expect(after).toMatchObject({ generation: 'second', claimed: null, error: null });
  });

  it('is parked when its rebuild was begun too often, whether it threw or died', () => {
    const last = { ...taken, tries: REBUILD_TRIES };
    expect(fail(last, 'first', { message: 'unavailable', permanent: false }, at(5))?.error).toBe(
      'unavailable',
    );
    expect(claim(last, at(200))).toMatchObject({ claimed: null, dueAt: null, error: expect.any(String) });
  });
});
