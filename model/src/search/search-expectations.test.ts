import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import moreCases from '../../test-data/search-more-cases.json' with { type: 'json' };
import ownCases from '../../test-data/search-own-cases.json' with { type: 'json' };
import reviewCases from '../../test-data/search-review-cases.json' with { type: 'json' };
import { DEMONSTRATION } from '../testing/demonstration-called.ts';
import { TextIndex } from './text-index.ts';

const caseSchema = z.object({
  kind: z.string(),
  typed: z.string(),
  /** `close`: the first result, and said to be a guess. */
  expect: z.enum(['first', 'first three', 'all', 'close', 'nothing']),
  slugs: z.array(z.string()),
});
type Case = z.infer<typeof caseSchema>;

const index = new TextIndex();
index.add(DEMONSTRATION.map(({ called }) => called));

function isMet({ typed, expect: expected, slugs }: Case): boolean {
  const { numbers, scoreOf, isClose } = index.find(typed);
  const found = numbers
    .toSorted((one, other) => scoreOf(other) - scoreOf(one))
    .map((number) => DEMONSTRATION[number]?.slug ?? '');
  const [wanted = ''] = slugs;
  switch (expected) {
    case 'nothing':
      return found.length === 0;
    case 'all':
      return slugs.every((slug) => found.includes(slug));
    case 'first three':
      return found.slice(0, 3).includes(wanted);
    case 'close':
      return found[0] === wanted && isClose;
    case 'first':
      return found[0] === wanted;
  }
}

const NOT_FOUND = [
  // Arabic words typed in Latin letters, and English ones in Arabic letters, where neither is a name of the comic.
  'Harat al-Zaafaran',
  'أوربت9',
  // Two words that share a letter, and a letter that is three places away.
  'nightrain',
  'سمرغي',
];

describe.each([
  ['the cases that a review tried', reviewCases, 135],
  ['more cases of each kind', moreCases, 140],
  ['cases of a third list', ownCases, 60],
])('%s', (_, list, count) => {
  const cases = z.array(caseSchema).parse(list);

  it('are all there', () => {
    expect(cases.length).toBeGreaterThanOrEqual(count);
  });

  it('find what a reader means, but for those that are named here', () => {
    const unmet = cases.filter((each) => !isMet(each)).map(({ typed }) => typed);
    expect(unmet).toEqual(cases.map(({ typed }) => typed).filter((typed) => NOT_FOUND.includes(typed)));
  });
});
