import { EPOCH } from '@rawi/model/testing/samples';
import { expect, it } from 'vitest';
import { meter } from './rate.ts';

const at = (seconds: number) => new Date(EPOCH.getTime() + seconds * 1000);

it('a rate lets so many of a name through a minute, and so many in all', () => {
  const passes = meter({ perName: 2, inAll: 3 });
  expect(['a', 'a', 'a', 'b', 'b', 'c'].map((name) => passes(name, at(0)))).toEqual([
    true,
    true,
    false,
    true,
    false,
    false,
  ]);
  expect(passes('a', at(59))).toBe(false);
  expect(passes('a', at(60))).toBe(true);
});

it('a rate goes on where the clock was put back', () => {
  const passes = meter({ perName: 1, inAll: 1 });
  expect(passes('a', at(3600))).toBe(true);
  expect(passes('a', at(0))).toBe(true);
});
