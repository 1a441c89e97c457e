import type { NameKind } from '../truth/reservation.ts';
import { AGE_RATINGS } from './age-ratings.ts';
import { COMIC_STATUSES } from './comic-statuses.ts';
import { CONTENT_NOTES } from './content-notes.ts';
import type { Filter } from './filters.ts';

/**
 * The fields that describe a comic, each with its kind. Forms, facts, filters, the importer and the schemas go over this table;
 * `docs/add-a-comic-field.md` says how a field is added. What a comic is called in other languages, its pictures, its counts and
 * what is derived from its chapters are no rows: each is handled in its own way. Imports no zod. Visitors' pages do without it and
 * its weight: their code names the fields itself, and tests hold it to this table.
 */
export const COMIC_FIELDS = {
  series: { kind: 'title' },
  otherName: { kind: 'text' },
  description: { kind: 'prose' },
  publisher: { kind: 'one', of: 'publisher', filter: 'publisher' },
  writer: { kind: 'one', of: 'person', filter: 'writer' },
  artists: { kind: 'several', of: 'person', filter: 'artist', max: 20 },
  genres: { kind: 'several', of: 'genre', filter: 'genre', max: 10 },
  status: { kind: 'option', options: COMIC_STATUSES },
  ageRating: { kind: 'rating', options: AGE_RATINGS },
  contentNotes: { kind: 'notes', options: CONTENT_NOTES },
} as const satisfies Readonly<Record<string, ComicFieldRow>>;

/** The kinds of fields, with what a row says beside its kind. */
type ComicFieldRow =
  /** A line of text that every comic has. */
  | { readonly kind: 'title' }
  /** A line of text that a comic may lack. */
  | { readonly kind: 'text' }
  /** A text of some paragraphs in one interface language or more. */
  | { readonly kind: 'prose' }
  /** One name, by which search filters. */
  | { readonly kind: 'one'; readonly of: NameKind; readonly filter: Filter }
  /** Names, one at least and at most `max`, by which search filters. */
  | { readonly kind: 'several'; readonly of: NameKind; readonly filter: Filter; readonly max: number }
  /** One of a list. It is given by the importer and the demonstration; no form asks for it. */
  | { readonly kind: 'option'; readonly options: readonly [string, ...string[]] }
  /** One of a list that whoever hands a comic in has to choose, and a reviewer confirms; what was stored before it lacks it. */
  | { readonly kind: 'rating'; readonly options: readonly [string, ...string[]] }
  /** Any of a list, chosen and confirmed with the rating. */
  | { readonly kind: 'notes'; readonly options: readonly [string, ...string[]] };

type Rows = typeof COMIC_FIELDS;
export type ComicField = keyof Rows;
export type FieldKind = ComicFieldRow['kind'];
/** The fields of a kind. */
export type FieldOfKind<K extends FieldKind> = {
  [F in ComicField]: Rows[F]['kind'] extends K ? F : never;
}[ComicField];
/** The fields that hold names. */
export type NamedField = FieldOfKind<'one' | 'several'>;

/** Every field, in the order in which forms show them. */
export const COMIC_FIELD_NAMES = Object.keys(COMIC_FIELDS) as readonly ComicField[];

/** Whether a field is of one of these kinds. */
export function isOfKind<K extends FieldKind>(
  field: ComicField,
  ...kinds: readonly K[]
): field is FieldOfKind<K> {
  const wanted: readonly FieldKind[] = kinds;
  return wanted.includes(COMIC_FIELDS[field].kind);
}

/** The fields of these kinds, in the table's order. */
export function fieldsOfKind<K extends FieldKind>(...kinds: readonly K[]): readonly FieldOfKind<K>[] {
  return COMIC_FIELD_NAMES.filter((field) => isOfKind(field, ...kinds));
}

/** The collection of what a name stands for. */
export const NAME_LISTS = {
  publisher: 'publishers',
  person: 'people',
  genre: 'genres',
} as const satisfies Readonly<Record<NameKind, string>>;

/** The fields that hold names, in the table's order. */
export const NAMED_FIELDS = fieldsOfKind('one', 'several');

/** What is made for a field of each kind; nothing where that kind has no place in what is made. */
type Makers = {
  readonly [K in FieldKind]: ((field: FieldOfKind<K>, row: Rows[FieldOfKind<K>]) => unknown) | null;
};

/** By field, what its maker has made; fields of kinds without a maker are left out. */
export type ByComicField<M extends Makers> = {
  [F in ComicField as M[Rows[F]['kind']] extends null ? never : F]: M[Rows[F]['kind']] extends (
    ...args: never
  ) => infer Made
    ? Made
    : never;
};

/** Makes a value for each field by its kind: every kind has to be handled, if only by `null`. */
export function byComicField<M extends Makers>(makers: M): ByComicField<M> {
  const made = COMIC_FIELD_NAMES.flatMap((field) => {
    if (isOfKind(field, 'title')) return entryOf(field, makers.title);
    if (isOfKind(field, 'text')) return entryOf(field, makers.text);
    if (isOfKind(field, 'prose')) return entryOf(field, makers.prose);
    if (isOfKind(field, 'one')) return entryOf(field, makers.one);
    if (isOfKind(field, 'several')) return entryOf(field, makers.several);
    if (isOfKind(field, 'option')) return entryOf(field, makers.option);
    if (isOfKind(field, 'rating')) return entryOf(field, makers.rating);
    if (isOfKind(field, 'notes')) return entryOf(field, makers.notes);
    return field satisfies never;
  });
  return Object.fromEntries(made) as ByComicField<M>;
}

function entryOf<F extends ComicField>(
  field: F,
  make: ((field: F, row: Rows[F]) => unknown) | null,
): [string, unknown][] {
  return make ? [[field, make(field, COMIC_FIELDS[field])]] : [];
}

/** Values of the fields that hold names, as documents have them: one value, or a list. */
export type ByNamedField<T> = {
  [F in NamedField]: F extends FieldOfKind<'several'> ? T[] : T;
};

/** Puts what was found for each field that holds names into it. Throws where a field holds one and nothing was found. */
export function byNamedField<T>(found: (field: NamedField) => readonly T[]): ByNamedField<T> {
  return byComicField({
    title: null,
    text: null,
    prose: null,
    one: (field) => {
      const [first] = found(field);
      if (first === undefined) throw new TypeError(`A comic has no ${field}.`);
      return first;
    },
    several: (field) => [...found(field)],
    option: null,
    rating: null,
    notes: null,
  });
}

/** The lines of text that are filled in; an empty one is absent, as in a stored comic. */
export function filledTexts(from: OptionalTexts): OptionalTexts {
  return Object.fromEntries(
    fieldsOfKind('text').flatMap((field) => (from[field] ? [[field, from[field]]] : [])),
  );
}
export type OptionalTexts = { readonly [F in FieldOfKind<'text'>]?: string | undefined };
