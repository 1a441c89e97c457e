import type { Mentioned } from '@rawi/model/text/mentions';
import { fieldOf, keptJson } from '../../core/device/device-store.ts';
import { keptMentions } from './mention-words.ts';

/**
 * Text that was typed and not posted, by place: it survives a reload, a log-in and a visit to another page.
 */
export interface CommentDraft {
  readonly text: string;
  readonly spoiler: boolean;
  /** Who was chosen for a mention in it; absent where nobody was. */
  readonly mentions?: readonly Mentioned[];
}

const drafts = keptJson(
  'sessionStorage',
  'commentDrafts',
  (value): Readonly<Record<string, CommentDraft>> => {
    if (typeof value !== 'object' || value === null) return {};
    const known = Object.entries(value).flatMap(([place, draft]: [string, unknown]) => {
      const text = fieldOf(draft, 'text');
      if (typeof text !== 'string') return [];
      const mentions = keptMentions(fieldOf(draft, 'mentions'));
      const spoiler = fieldOf(draft, 'spoiler') === true;
      return [[place, { text, spoiler, ...(mentions.length > 0 && { mentions }) }]];
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
