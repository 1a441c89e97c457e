import { chapterSummary } from '@rawi/model/pages/chapter-summary';
import type { PageTarget } from '@rawi/model/pages/page-target';
import { type MaybeRated, strictnessOf } from '@rawi/model/rating/age-order';
import { raisedRating } from '@rawi/model/rating/raised-rating';
import { fold } from '@rawi/model/text/fold';
import { type Chapter, chapterSchema } from '@rawi/model/truth/chapter';
import { comicSchema } from '@rawi/model/truth/comic';
import type { Firestore } from 'firebase-admin/firestore';
import type { ChapterTruth } from '../comic-truth.ts';
import { countNoun } from '../count-noun.ts';
import { withStated } from '../document-write.ts';
import { landAgain } from '../land-again.ts';
import type { Problem } from '../problem.ts';
import type { CatalogEntry } from '../read-catalog.ts';
import { type ExistingComic, existingComic } from '../site-truth.ts';
import { commitSteps, type Step, stepsOf } from '../write-truth.ts';
import type { RatingEntry } from './read-ratings.ts';

/** The ratings whose comics and chapters are there, or come in with the same folder, and what is wrong with the others. */
export async function checkRatings(
  firestore: Firestore,
  ratings: readonly RatingEntry[],
  coming: readonly CatalogEntry[],
): Promise<{ readonly good: readonly RatingEntry[]; readonly problems: readonly Problem[] }> {
  const good: RatingEntry[] = [];
  const problems: Problem[] = [];
  for (const rating of ratings) {
    const found = await problemsOf(firestore, rating, coming);
    problems.push(...found);
    if (found.length === 0) good.push(rating);
  }
  return { good, problems };
}

async function problemsOf(
  firestore: Firestore,
  { label, comic: slug, chapters }: RatingEntry,
  coming: readonly CatalogEntry[],
): Promise<Problem[]> {
  const existing = await existingComic(firestore, slug);
  const entry = coming.find((each) => each.slug === slug);
  if (!existing.comic && !entry) {
    const message = `“${slug}” is not in the site, and does not come in with this folder`;
    return [{ entry: label, field: 'comic', message }];
  }
  return chapters.flatMap((chapter) => {
    const isComing = entry?.chapters.some((other) => isMeant(chapter, other.chapter));
    if (isComing || chaptersOf(existing, chapter).length > 0) return [];
    const message = `“${slug}” has no chapter ${chapter.chapter} in that language${
      chapter.translator === undefined ? '' : ` by “${chapter.translator}”`
    }`;
    return [{ entry: label, field: 'chapters', message }];
  });
}

type RatedChapter = RatingEntry['chapters'][number];

function isMeant(
  { chapter: number, language, translator }: RatedChapter,
  other: { readonly number: number; readonly language: string; readonly translator?: string | undefined },
): boolean {
  const isWhose = translator === undefined || fold(translator) === fold(other.translator ?? '');
  return number === other.number && language === other.language && isWhose;
}

function chaptersOf(existing: ExistingComic, rated: RatedChapter): [string, Chapter][] {
  return [...existing.chapters].filter(([, { translator, ...chapter }]) =>
    isMeant(rated, { ...chapter, translator: translator?.name }),
  );
}

interface LandedRatings {
  readonly written: number;
  readonly pages: readonly PageTarget[];
}

/** Rates what is there, and says of each comic what became of it; a rating that is stricter already stays. */
export async function landRatings(
  firestore: Firestore,
  ratings: readonly RatingEntry[],
  { log, now }: { readonly log: (line: string) => void; readonly now: Date },
): Promise<LandedRatings> {
  const pages: PageTarget[] = [];
  let written = 0;
  for (const rating of ratings) {
    const steps = await landAgain(() => landRating(firestore, rating, { log, now }));
    if (!steps) continue;
    const changed = steps.reduce((sum, { writes }) => sum + writes.length, 0);
    log(`✓ ${rating.label}: ${changed === 0 ? 'unchanged' : countNoun(changed, 'document')}`);
    pages.push(...steps.flatMap((step) => step.pages));
    written += changed;
  }
  return { written, pages };
}

async function landRating(
  firestore: Firestore,
  rating: RatingEntry,
  { log, now }: { readonly log: (line: string) => void; readonly now: Date },
): Promise<Step[] | undefined> {
  const existing = await existingComic(firestore, rating.comic);
  const { comicId, comic: before } = existing;
  if (!before) return undefined;
  const chapters = rating.chapters.flatMap((rated) =>
    chaptersOf(existing, rated).map(([id, chapter]): ChapterTruth => {
      const stated = raisedRating(chapter, rated);
      if (isKept(chapter.ageRating, rated.ageRating))
        log(keptLine(`${rating.label}, ${id}`, chapter.ageRating));
      return { id, chapter: chapterSchema.parse(withStated(chapter, stated)), stated };
    }),
  );
  if (isKept(before.ageRating, rating.ageRating)) log(keptLine(rating.label, before.ageRating));
  const all = new Map([...existing.chapters, ...chapters.map(({ id, chapter }) => [id, chapter] as const)]);
  const summary = chapterSummary(
    [...all].map(([id, chapter]) => ({ ...chapter, id })),
    before.updatedAt,
  );
  const stated = { ...raisedRating(before, rating), ...summary };
  const comic = comicSchema.parse(withStated(before, stated));
  const truth = { comicId, comic, stated, chapters, uploads: [] };
  const steps = await stepsOf(firestore, truth, existing, new Map());
  await commitSteps(firestore, steps, now);
  return steps;
}

/** Whether the site's rating stays although the file has a milder one. */
function isKept(before: MaybeRated, said: MaybeRated): boolean {
  return (
    before !== null && before !== undefined && Boolean(said) && strictnessOf(said) < strictnessOf(before)
  );
}

const keptLine = (label: string, rating: MaybeRated) =>
  `! ${label}: stays ${rating}; only a reviewer makes a rating milder`;
