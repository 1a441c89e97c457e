import { chapterIdOf, shortChapterIdOf } from '../truth/chapter-id.ts';
import { isLikeOtherId } from '../truth/comic-slug.ts';
import { slugSchema } from '../truth/schemas.ts';

/**
 * Where the ids of a path come from. What lies at the end of it differs:
 * `any` is made by somebody who wishes ill, within `idSchema`: what clients choose, and uids, of which the model asks no more;
 * `slug` is the address of a comic, `named` the id of a publisher, a person, a genre or an article, which follows from a name;
 * `chapter` is made of the others; `made` is drawn or hashed by functions.
 */
export type IdKind = 'any' | 'slug' | 'named' | 'chapter' | 'made' | 'number' | 'day' | 'account';

/** As the folder of an owner has one in its name. */
export const HASH = '0123456789abcdef';

/** What each kind of id can be, made of words that somebody has chosen. */
export const IDS_OF: Readonly<Record<IdKind, (words: readonly string[]) => string[]>> = {
  any: (words) => [...words],
  slug: (words) => words.filter((word) => slugSchema.safeParse(word).success && !isLikeOtherId(word)),
  named: (words) => words.filter((word) => slugSchema.safeParse(word).success),
  chapter: (words) => [
    ...IDS_OF.slug(words).flatMap((slug) => [
      chapterIdOf(slug, 1, 'en'),
      chapterIdOf(slug, 1.5, 'en'),
      ...words.slice(0, 3).map((uid) => chapterIdOf(slug, 1, 'en', uid)),
    ]),
    shortChapterIdOf(HASH, 1, 'en'),
  ],
  made: () => ['0123456789abcdef0123456789abcdef', 'fedcba9876543210fedcba9876543210'],
  number: () => ['1', '2', '12'],
  day: () => ['2026-01-02', '2026-01-03'],
  account: () => ['0123456789abcdef0123456789ab', 'fedcba9876543210fedcba987654'],
};
