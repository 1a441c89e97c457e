import type { ReviewInput } from '@rawi/model/calls/review-calls';
import { byComicField, isOfKind, type NamedField } from '@rawi/model/lists/comic-fields';
import type { ComicContent } from '@rawi/model/truth/submission-content';

/** The resolved names of a comic: the id of an existing document, or null if the name is new. */
export type Meant = NonNullable<Extract<ReviewInput, { action: 'acceptReview' }>['names']>;

/** The names as they were submitted. */
export function readMeantNames(content: ComicContent): Meant {
  return byComicField({
    title: null,
    text: null,
    prose: null,
    one: () => null,
    several: (field) => content[field].map(() => null),
    option: null,
    rating: null,
    notes: null,
  });
}

/** The entry that is meant by the name at this place of a field; null if the name is new. */
export function meantAt(meant: Meant, field: NamedField, index: number): string | null {
  return [meant[field]].flat()[index] ?? null;
}

/** The same with another entry, or with none, for the name at this place of a field. */
export function withMeant(meant: Meant, field: NamedField, index: number, id: string | null): Meant {
  if (!isOfKind(field, 'several')) return { ...meant, [field]: id };
  return { ...meant, [field]: meant[field].map((each, at) => (at === index ? id : each)) };
}
