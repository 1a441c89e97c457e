import { keyOf } from '../key.ts';
import { fold } from '../text/fold.ts';
import { slugOf } from '../text/slugify.ts';
import { z } from '../zod.ts';
import { idSchema } from './schemas.ts';

/**
 * `reservations/{key}`: that something which may be there once is taken, written in the transaction that takes it: the folded
 * name of a publisher, a person or a genre, or the place of a chapter.
 */
export const reservationSchema = z.strictObject({
  /** The id of what has it: of the publisher, the person, the genre or the chapter. */
  id: idSchema,
});
export type Reservation = z.infer<typeof reservationSchema>;

/** The kinds of things that a comic names and that exist once under their name. */
export const NAME_KINDS = ['publisher', 'person', 'genre'] as const;
export type NameKind = (typeof NAME_KINDS)[number];

/** Maximum length of a name that is compared: a document's id has 1,500 bytes. */
const COMPARED = 300;

/** The names of reservations. */
export const reservationKeys = {
  /** For a name, however it is written; one without letters and digits is compared as it is. */
  name: (kind: NameKind, name: string) =>
    keyOf(kind, 'name', [...(fold(name) || slugOf(name))].slice(0, COMPARED).join('')),
  /** For an id: two names may give the same id. */
  id: (kind: NameKind, id: string) => keyOf(kind, 'id', id),
  /** For the place of a chapter with its translator: its id names comic, number, language and translator. */
  chapter: (chapterId: string) => keyOf('chapter', chapterId),
} as const;
