import { expect, it } from 'vitest';
import { RAISED_KEPT, type RaisedTexts, raisedTextsSchema, withRating } from './raised-texts.ts';
import { reading } from './tolerant.ts';

type Raised = RaisedTexts['chapters'][number];
const raised = (id: string, indexedAt: Date | null = null): Raised => ({ id, ageRating: '16', indexedAt });
const full = (...some: readonly Raised[]): RaisedTexts => ({
  chapters: [
    ...Array.from({ length: RAISED_KEPT - some.length }, (_, at) => raised(`salt-${at}-en`)),
    ...some,
  ],
});
const more = { id: 'moon-1-en', ageRating: '18', isRaised: true } as const;

it('a full list forgets what the index has had longest, and one that waits only where it has none of them', () => {
  const [late, early] = [raised('late-1-en', new Date(2000)), raised('early-1-en', new Date(1000))];
  const before = full(late, early);
  const after = withRating(before, more);
  const added = { id: 'moon-1-en', ageRating: '18', indexedAt: null };
  expect(after?.chapters).toEqual([...before.chapters.filter((each) => each !== early), added]);
  expect(raisedTextsSchema.parse(after)).toEqual(after);
  expect(withRating(full(), more)?.chapters).toEqual([...full().chapters.slice(1), added]);
});

it('is read without what cannot be read of it, and a rating that is not known is the strictest', () => {
  const known = raised('salt-1-en');
  const stored = { chapters: [7, known, { ...known, id: 'salt-2-en', ageRating: '21' }] };
  expect(reading(raisedTextsSchema).parse(stored)).toEqual({
    chapters: [known, { ...known, id: 'salt-2-en', ageRating: '18' }],
  });
});
