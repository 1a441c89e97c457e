import type { ContentNote } from '@rawi/model/lists/content-notes';

/** A rating with its notes; null where nobody has rated it. */
interface SaidRating {
  readonly ageRating: string | null;
  readonly contentNotes: readonly ContentNote[];
}

/** The most that the log keeps as a reason. */
const MAX_LENGTH = 120;

/** What changes from one rating to another, as the log keeps it (“12 > 16, +blood, -nudity”); undefined where nothing does. */
export function ratingCorrection(before: SaidRating, after: SaidRating): string | undefined {
  const changes = [
    ...(before.ageRating === after.ageRating
      ? []
      : [`${before.ageRating ?? 'none'} > ${after.ageRating ?? 'none'}`]),
    ...after.contentNotes.filter((note) => !before.contentNotes.includes(note)).map((note) => `+${note}`),
    ...before.contentNotes.filter((note) => !after.contentNotes.includes(note)).map((note) => `-${note}`),
  ];
  if (changes.length === 0) return undefined;
  const text = changes.join(', ');
  return text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH - 1)}…`;
}
