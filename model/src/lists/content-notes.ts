import type { Bilingual } from './locales.ts';

interface NoteRow {
  readonly id: string;
  readonly name: Bilingual;
}

/**
 * What a reader may want to know of a comic before reading it, in the order in which it is shown. An id is stored, so it stays; one
 * that is no longer here is ignored wherever it is stored. What counts for each stands in the words of the forms.
 */
const TABLE = [
  { id: 'violence', name: { en: 'Violence', ar: 'عنف' } },
  { id: 'blood', name: { en: 'Blood and injury', ar: 'دماء وجروح' } },
  { id: 'frightening', name: { en: 'Frightening scenes', ar: 'مشاهد مخيفة' } },
  { id: 'nudity', name: { en: 'Nudity', ar: 'عُري' } },
  { id: 'sexual-content', name: { en: 'Sexual content', ar: 'محتوى جنسي' } },
  { id: 'sexual-violence', name: { en: 'Sexual violence', ar: 'عنف جنسي' } },
  { id: 'strong-language', name: { en: 'Strong language', ar: 'ألفاظ نابية' } },
  { id: 'alcohol-tobacco', name: { en: 'Alcohol and tobacco', ar: 'كحول وتدخين' } },
  { id: 'drugs', name: { en: 'Drugs', ar: 'مخدّرات' } },
  { id: 'self-harm', name: { en: 'Self-harm and suicide', ar: 'إيذاء النفس والانتحار' } },
  { id: 'discrimination', name: { en: 'Discrimination and hatred', ar: 'تمييز وكراهية' } },
  { id: 'child-death', name: { en: 'Death of a child', ar: 'موت طفل' } },
  { id: 'animal-harm', name: { en: 'Harm to animals', ar: 'إيذاء حيوان أو موته' } },
  { id: 'flashing', name: { en: 'Flashing pictures', ar: 'صور وامضة' } },
] as const satisfies readonly NoteRow[];

export type ContentNote = (typeof TABLE)[number]['id'];

export const CONTENT_NOTES: readonly [ContentNote, ...ContentNote[]] = [
  TABLE[0].id,
  ...TABLE.slice(1).map(({ id }) => id),
];

const NAMES: ReadonlyMap<string, Bilingual> = new Map(TABLE.map(({ id, name }) => [id, name]));

/** Whether this is the id of a content note. */
export function isContentNote(id: string): id is ContentNote {
  return NAMES.has(id);
}

/** What a content note is called in each language. */
export function contentNoteName(id: ContentNote): Bilingual {
  const name = NAMES.get(id);
  if (!name) throw new TypeError(`There is no content note "${id}".`);
  return name;
}

/** These notes, each once and in the order of the list. */
export function inOrderOfNotes(notes: readonly ContentNote[]): ContentNote[] {
  return CONTENT_NOTES.filter((note) => notes.includes(note));
}
