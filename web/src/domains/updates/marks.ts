import { LIMITS } from '@rawi/model/limits';
import type { ReadMarks } from '@rawi/model/truth/read-marks';
import { fieldOf } from '../../core/device/device-store.ts';

/** What somebody has marked by hand in the list of new chapters. Nothing here needs the schema library. */
export type Marks = Readonly<Omit<ReadMarks, 'saves'>>;

export const NO_MARKS: Marks = { read: {}, hidden: {}, onlyRead: false };

/** One thing that is marked, or taken back. Doing it a second time changes nothing. */
export type Mark =
  /** Chapters that count as read, or no longer. */
  | { readonly kind: 'read'; readonly chapters: readonly string[]; readonly on: boolean }
  /** A comic whose new chapters are not shown. */
  | { readonly kind: 'hide'; readonly comicId: string; readonly on: boolean }
  /** Whether only chapters in languages that the person reads are shown. */
  | { readonly kind: 'onlyRead'; readonly on: boolean };

/** The marks with one more; the oldest go where there is no room for all. */
export function withMark(marks: Marks, mark: Mark): Marks {
  switch (mark.kind) {
    case 'read':
      return { ...marks, read: having(marks.read, mark.chapters, mark.on, LIMITS.readMarks.chapters) };
    case 'hide':
      return { ...marks, hidden: having(marks.hidden, [mark.comicId], mark.on, LIMITS.readMarks.comics) };
    case 'onlyRead':
      return { ...marks, onlyRead: mark.on };
  }
}

/** What makes these marks of none, for an account that takes them over. */
export function marksIn({ read, hidden, onlyRead }: Marks): readonly Mark[] {
  const chapters = Object.keys(read);
  return [
    ...(chapters.length > 0 ? [{ kind: 'read', chapters, on: true } as const] : []),
    ...Object.keys(hidden).map((comicId) => ({ kind: 'hide', comicId, on: true }) as const),
    ...(onlyRead ? [{ kind: 'onlyRead', on: true } as const] : []),
  ];
}

/** What a mark is about: a later one about the same takes its place. */
export function subjectOf(mark: Mark): string {
  if (mark.kind === 'onlyRead') return mark.kind;
  return JSON.stringify([mark.kind, mark.kind === 'hide' ? mark.comicId : mark.chapters.toSorted()]);
}

type Names = Readonly<Record<string, true>>;

function having(names: Names, changed: readonly string[], on: boolean, most: number): Names {
  const others = Object.keys(names).filter((name) => !changed.includes(name));
  return namesOf([...others, ...(on ? changed : [])].slice(-most));
}

const namesOf = (names: readonly string[]): Names =>
  Object.fromEntries(names.map((name) => [name, true as const]));

/** Reads stored marks; what another build wrote in another shape counts as none. */
export function parseMarks(value: unknown): Marks {
  return {
    read: parseNames(fieldOf(value, 'read')),
    hidden: parseNames(fieldOf(value, 'hidden')),
    onlyRead: fieldOf(value, 'onlyRead') === true,
  };
}

function parseNames(value: unknown): Names {
  if (typeof value !== 'object' || value === null) return {};
  return namesOf(Object.entries(value).flatMap(([name, on]) => (on === true ? [name] : [])));
}

/** Reads a stored mark; undefined when another build wrote it in another shape. */
export function parseMark(value: unknown): Mark | undefined {
  const [kind, on, comicId, chapters] = ['kind', 'on', 'comicId', 'chapters'].map((name) =>
    fieldOf(value, name),
  );
  if (typeof on !== 'boolean') return undefined;
  if (kind === 'onlyRead') return { kind, on };
  if (kind === 'hide') return typeof comicId === 'string' ? { kind, comicId, on } : undefined;
  if (kind !== 'read' || !Array.isArray(chapters)) return undefined;
  return { kind, chapters: chapters.filter((id) => typeof id === 'string'), on };
}
