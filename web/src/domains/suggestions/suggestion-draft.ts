import { SUGGESTION_KINDS, type SuggestionKind } from '@rawi/model/suggestions/suggestion-kinds';
import { fieldOf, keptJson } from '../../core/device/device-store.ts';
import type { Place } from '../page-editing/boxes.ts';

/** A correction that is being written. */
export interface SuggestionDraft {
  /** Its id: sending it twice still suggests one. */
  readonly id: string;
  readonly kind: SuggestionKind | '';
  readonly before: string;
  readonly after: string;
  readonly note: string;
  /** Whether they want their name beside the correction. */
  readonly named: boolean;
  readonly place?: Place | undefined;
  /** Which item of the page's text is meant, and the file that it stands in. */
  readonly item?: { readonly file: string; readonly index: number } | undefined;
}

/** What was written elsewhere already. */
export interface BegunSuggestion {
  readonly kind: SuggestionKind;
  readonly note: string;
}

interface Kept extends SuggestionDraft {
  readonly chapterId: string;
  readonly page: number;
}

/** Of so many pages what is written is stored; of more, the latest. */
const MAX_KEPT = 20;

export const emptyDraft = (begun: Partial<BegunSuggestion> = {}, named = true): SuggestionDraft => ({
  id: crypto.randomUUID(),
  kind: begun.kind ?? '',
  before: '',
  after: '',
  note: begun.note ?? '',
  named,
});

/** A draft with what was written elsewhere: neither takes the place of the other. */
export function withBegun(draft: SuggestionDraft, begun: BegunSuggestion | undefined): SuggestionDraft {
  if (!begun) return draft;
  const note = draft.note.includes(begun.note) ? draft.note : `${draft.note}\n${begun.note}`.trim();
  return { ...draft, kind: draft.kind || begun.kind, note };
}

/** Whether anything is written or marked in it. */
export const isWritten = ({ before, after, note, place }: SuggestionDraft): boolean =>
  place !== undefined || `${before}${after}${note}`.trim() !== '';

/** Stored for this tab: what is written survives closing the dialog, another page, a reload and a lost network. */
const kept = keptJson('sessionStorage', 'suggestion', (value): readonly Kept[] | undefined =>
  Array.isArray(value) ? value.flatMap((each: unknown) => draftIn(each) ?? []) : undefined,
);

function draftIn(value: unknown): Kept | undefined {
  const text = (name: string): string | undefined => {
    const found = fieldOf(value, name);
    return typeof found === 'string' ? found : undefined;
  };
  const [id, chapterId, before = '', after = '', note = ''] = FIELDS.map(text);
  const page = fieldOf(value, 'page');
  if (id === undefined || chapterId === undefined || typeof page !== 'number') return undefined;
  const kind = SUGGESTION_KINDS.find((each) => each === text('kind')) ?? '';
  const place = placeIn(fieldOf(value, 'place'));
  const item = itemIn(fieldOf(value, 'item'));
  const named = fieldOf(value, 'named') !== false;
  return {
    id,
    chapterId,
    page,
    kind,
    before,
    after,
    note,
    named,
    ...(place && { place }),
    ...(item && { item }),
  };
}

const FIELDS = ['id', 'chapterId', 'before', 'after', 'note'] as const;

function placeIn(value: unknown): Place | undefined {
  const [x, y, width, height, ...more]: readonly unknown[] = Array.isArray(value) ? value : [];
  const isPlace = [x, y, width, height].every(Number.isSafeInteger) && more.length === 0;
  return isPlace ? [Number(x), Number(y), Number(width), Number(height)] : undefined;
}

function itemIn(value: unknown): SuggestionDraft['item'] {
  const [file, index] = [fieldOf(value, 'file'), fieldOf(value, 'index')];
  if (typeof file !== 'string' || typeof index !== 'number') return undefined;
  return Number.isSafeInteger(index) && index >= 0 ? { file, index } : undefined;
}

const isOf = (chapterId: string, page: number) => (draft: Kept) =>
  draft.chapterId === chapterId && draft.page === page;

/** The unsent draft about this page. */
export function readSuggestionDraft(chapterId: string, page: number): SuggestionDraft | undefined {
  const found = kept.read()?.find(isOf(chapterId, page));
  if (!found) return undefined;
  const { chapterId: _, page: __, ...draft } = found;
  return draft;
}

/** Stores what is written about a page, beside what is written about others. */
export function keepSuggestionDraft(chapterId: string, page: number, draft: SuggestionDraft): void {
  const others = (kept.read() ?? []).filter((each) => !isOf(chapterId, page)(each));
  const all = isWritten(draft) ? [...others, { ...draft, chapterId, page }].slice(-MAX_KEPT) : others;
  kept.keep(all.length > 0 ? all : undefined);
}

export function forgetSuggestionDraft(chapterId: string, page: number): void {
  keepSuggestionDraft(chapterId, page, emptyDraft());
}
