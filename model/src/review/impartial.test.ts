import { describe, expect, it } from 'vitest';
import { type Judge, mayJudge } from './impartial.ts';

const STAFF: readonly Judge[] = [
  { uid: 'rana', roles: ['reviewer'] },
  { uid: 'omar', roles: ['reviewer'] },
  { uid: 'huda', roles: ['reviewer', 'admin'] },
];

const judge = (uid: string, partial: readonly string[], staff = STAFF) =>
  mayJudge({ uid, isPartial: (each) => partial.includes(each), others: async () => staff });

describe('who may judge', () => {
  it('is whoever has nothing to do with it, and nobody of the staff is read for them', async () => {
    const others = () => Promise.reject(new Error('The staff was read.'));
    expect(await mayJudge({ uid: 'rana', isPartial: (each) => each === 'omar', others })).toBe(true);
    expect(await judge('omar', ['omar'])).toBe(false);
  });

  it('is an admin whose own it is, where nobody else remains', async () => {
    expect(await judge('huda', ['huda'])).toBe(false);
    expect(await judge('huda', ['huda', 'rana'])).toBe(false);
    expect(await judge('huda', ['huda', 'rana', 'omar'])).toBe(true);
    expect(await judge('huda', ['huda'], [{ uid: 'huda', roles: ['admin'] }])).toBe(true);
  });

  it('is never a reviewer whose own it is, and nobody who is not of the staff', async () => {
    expect(await judge('rana', ['huda', 'rana', 'omar'])).toBe(false);
    expect(await judge('rana', ['rana'], [{ uid: 'rana', roles: ['reviewer'] }])).toBe(false);
    expect(await judge('sara', ['sara'], [])).toBe(false);
  });
});
