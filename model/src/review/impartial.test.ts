import { describe, expect, it } from 'vitest';
import { mayJudge } from './impartial.ts';

const judge = (uid: string, partial: readonly string[], isAdmin = false) =>
  mayJudge({ uid, isAdmin, staff: ['rana', 'omar', 'huda'], isPartial: (each) => partial.includes(each) });

describe('who may judge', () => {
  it('is whoever has nothing to do with it', async () => {
    expect(await judge('rana', ['omar'])).toBe(true);
    expect(await judge('omar', ['omar'])).toBe(false);
  });

  it('is an admin whose own it is, where nobody else remains', async () => {
    expect(await judge('huda', ['huda'], true)).toBe(false);
    expect(await judge('huda', ['huda', 'rana'], true)).toBe(false);
    expect(await judge('huda', ['huda', 'rana', 'omar'], true)).toBe(true);
    expect(await judge('huda', ['huda', 'rana', 'omar'], false)).toBe(false);
  });
});
