import { SUGGESTION_KINDS, type SuggestionKind } from '@rawi/model/suggestions/suggestion-kinds';
import { fieldOf, keptJson } from '../../core/device/device-store.ts';

/** A rectangle on a page, in ten-thousandths of its width and height: left, top, width, height. */
export type Place = readonly [x: number, y: number, width: number, height: number];

/** A correction that is being written. */
export interface SuggestionDraft {
  /** Its id: sending it twice still suggests one. */
  readonly id: string;
  readonly kind: SuggestionKind | '';
  readonly before: string;
  readonly after: string;
  readonly note: string;
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

export const emptyDraft = (kind: SuggestionDraft['kind'] = '', note = ''): SuggestionDraft => ({
  id: crypto.randomUUID(),
  kind,
  before: '',
  after: '',
  note,
});

/** Whether anything is written in it. */
export const isWritten = ({ before, after, note }: SuggestionDraft): boolean =>
  `${before}${after}${note}`.trim() !== '';

/** Stored for this tab: what is written survives closing the dialog, a reload and a lost network. */
const kept = keptJson('sessionStorage', 'suggestion', (value): Kept | undefined => {
  const text = (name: string): string | undefined => {
    const found = fieldOf(value, name);
    return typeof found === 'string' ? found : undefined;
  };
  const [id, chapterId, before, after, note] = ['id', 'chapterId', 'before', 'after', 'note'].map(text);
  const page = fieldOf(value, 'page');
  if (id === undefined || chapterId === undefined || typeof page !== 'number') return undefined;
  const kind = SUGGESTION_KINDS.find((each) => each === text('kind')) ?? '';
  return { id, chapterId, page, kind, before: before ?? '', after: after ?? '', note: note ?? '' };
});

/** The unsent draft about this page. */
export function readSuggestionDraft(chapterId: string, page: number): SuggestionDraft | undefined {
  const draft = kept.read();
  return draft?.chapterId === chapterId && draft.page === page ? draft : undefined;
}

/** Stores the draft; an empty one does not replace that of another page. */
export function keepSuggestionDraft(chapterId: string, page: number, draft: SuggestionDraft): void {
  if (isWritten(draft) || readSuggestionDraft(chapterId, page)) kept.keep({ ...draft, chapterId, page });
}

export function forgetSuggestionDraft(chapterId: string, page: number): void {
  if (readSuggestionDraft(chapterId, page)) kept.keep(undefined);
}
