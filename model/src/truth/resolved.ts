import { LIMITS } from '../limits.ts';
import { COMIC_FIELDS, isOfKind, NAMED_FIELDS, type NamedField } from '../lists/comic-fields.ts';
import { fold } from '../text/fold.ts';
import type { Variants } from '../text/localized.ts';
import { z } from '../zod.ts';
import { comicInList } from './saved.ts';
import { charactersSchema, idSchema, namedSchema } from './schemas.ts';
import type { ChapterContent, Choice, ComicContent } from './submission-content.ts';
import { open } from './tolerant.ts';

/** The kinds of things that a name in a comic can stand for. */
export const CHOSEN_KINDS = ['publisher', 'person', 'genre'] as const;
export type ChosenKind = (typeof CHOSEN_KINDS)[number];

/** How many names a comic can have at most. */
const MAX_NAMES = NAMED_FIELDS.reduce(
  (sum, field) => sum + (isOfKind(field, 'several') ? LIMITS.submission[field] : 1),
  0,
);

/**
 * What is stored under the ids that a submission names, as functions have read it. A translator writes names beside an id, too;
 * those are words, and this is what they stand beside: reviewers see this, and a difference as one.
 */
export const resolvedSchema = z.strictObject({
  /** For a chapter: its comic; null if that is not on Rawi. */
  comic: z.strictObject(comicInList).nullable(),
  /** For a chapter whose comic is proposed: the name in the proposal. */
  proposed: z
    .strictObject({ submissionId: idSchema, series: charactersSchema(LIMITS.titleLength).min(1) })
    .nullable(),
  /** For a comic: the entries that it chose, each once. */
  names: z
    .array(
      z.strictObject({
        of: open(z.enum(CHOSEN_KINDS), 'person'),
        id: idSchema,
        name: namedSchema.shape.name,
      }),
    )
    .max(MAX_NAMES),
});
export type Resolved = z.infer<typeof resolvedSchema>;

/** The value for a comic that has only new names. */
export const NOTHING_CHOSEN: Resolved = { comic: null, proposed: null, names: [] };

/** The stored entry of a choice; absent if it was not read, or was proposed. */
export function storedNameOf(
  resolved: Resolved,
  of: ChosenKind,
  id: string | null,
): Variants<string> | undefined {
  return resolved.names.find((each) => each.of === of && each.id === id)?.name;
}

/** Every choice of a comic with the field that it stands in. */
export function choicesOf(content: ComicContent): {
  readonly field: NamedField;
  readonly of: ChosenKind;
  readonly choice: Choice;
}[] {
  return NAMED_FIELDS.flatMap((field) => {
    const { of } = COMIC_FIELDS[field];
    return chosenIn(content, field).map((choice) => ({ field, of, choice }));
  });
}

/** What a field of a comic has chosen, be it one or several. */
export function chosenIn(content: ComicContent, field: NamedField): readonly Choice[] {
  const { [field]: chosen } = content;
  if (chosen === null) return [];
  return 'name' in chosen ? [chosen] : chosen;
}

/** Whether a name beside an id is one that is stored under it, in whatever language and spelling. */
export function isNameOf(typed: string, stored: Variants<string>): boolean {
  const folded = fold(typed);
  return Object.values(stored).some(
    (name) => name !== undefined && (name === typed || fold(name) === folded),
  );
}

/** What came in the words of its owner beside the id of a chapter's comic, where it is not what is stored; else nothing. */
export function typedComic(
  { comic, proposed }: Pick<ChapterContent, 'comic' | 'proposed'>,
  resolved: Resolved,
): string | undefined {
  const typed = comic?.series ?? proposed?.series;
  if (typed === undefined) return undefined;
  const { comic: stored, proposed: known } = resolved;
  const called = [stored?.series, ...Object.values(stored?.names ?? {}), known?.series];
  const isKnown = called.some((name) => name !== undefined && fold(name) === fold(typed));
  const others = Object.values(comic?.names ?? {}).filter(
    (name) => name !== undefined && !called.some((each) => each !== undefined && fold(each) === fold(name)),
  );
  if (!isKnown) return typed;
  return others[0] ?? (stored && comic && comic.slug !== stored.slug ? `/${comic.slug}` : undefined);
}

/** Whether this is what is stored under the ids of something written: of another revision it may be. */
export function isResolvedOf(
  { content }: { readonly content: ChapterContent | ComicContent },
  resolved: Resolved,
): boolean {
  if ('comic' in content) {
    const { comic, proposed } = content;
    return comic
      ? comic.comicId === resolved.comic?.comicId
      : proposed?.submissionId === resolved.proposed?.submissionId;
  }
  return choicesOf(content).every(({ of, choice: { id } }) => id === null || storedNameOf(resolved, of, id));
}

/** Whether anything that was typed beside an id is not what is stored under it. */
export function differsFromStored(
  written: { readonly content: ChapterContent | ComicContent },
  resolved: Resolved,
): boolean {
  const { content } = written;
  if ('comic' in content) return typedComic(content, resolved) !== undefined;
  return choicesOf(content).some(({ of, choice: { id, name } }) => {
    if (id === null) return false;
    const stored = storedNameOf(resolved, of, id);
    return !stored || !isNameOf(name, stored);
  });
}

/** Whether both stand for the same, under the same names: pictures and addresses may have changed. */
export function isSameResolved(one: Resolved, other: Resolved): boolean {
  return digestOf(one) === digestOf(other);
}

function digestOf({ comic, proposed, names }: Resolved): string {
  const variants = (name: Variants<string>) => [name.en ?? null, name.ar ?? null];
  return JSON.stringify([
    comic && [comic.comicId, comic.series, variants(comic.names)],
    proposed && [proposed.submissionId, proposed.series],
    names.map(({ of, id, name }) => JSON.stringify([of, id, variants(name)])).toSorted(),
  ]);
}
