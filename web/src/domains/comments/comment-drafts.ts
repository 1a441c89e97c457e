import { fieldOf, keptJson } from '../../core/device/device-store.ts';

/**
 * Text that was typed and not posted, by place: it survives a reload, a log-in and a visit to another page.
 */
export interface CommentDraft {
  readonly text: string;
  readonly spoiler: boolean;
}

const drafts = keptJson(
  'sessionStorage',
  'commentDrafts',
  (value): Readonly<Record<string, CommentDraft>> => {
    if (typeof value !== 'object' || value === null) return {};
    const known = Object.entries(value).flatMap(([place, draft]: [string, unknown]) => {
      const text = fieldOf(draft, 'text');
      return typeof text === 'string' ? [[place, { text, spoiler: fieldOf(draft, 'spoiler') === true }]] : [];
    });
    return Object.fromEntries(known);
  },
);

export const readDraft = (place: string): CommentDraft | undefined => drafts.read()?.[place];

/** Keeps a draft; an empty one is removed. */
export function keepDraft(place: string, draft: CommentDraft): void {
  const { [place]: _, ...others } = drafts.read() ?? {};
  drafts.keep(draft.text === '' ? others : { ...others, [place]: draft });
}
