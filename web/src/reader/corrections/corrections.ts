import type { Correction } from '@rawi/model/calls/translator-calls';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import type { Panel } from '@rawi/model/truth/page-manifest';
import { matchesOf } from './match-pages.ts';

/** The corrections of a chapter that were not sent yet; null removes an earlier correction. */
export interface Draft {
  readonly shifted?: boolean | undefined;
  /** Keyed by the id of the other translation. */
  readonly matches?: Readonly<Record<string, readonly number[] | null>> | undefined;
  readonly panels?: readonly Panel[] | null | undefined;
}

type Corrected = Pick<ChapterPayload, 'shifted' | 'pageCount' | 'manifest' | 'translations'>;

/** The corrections to send: everything in a draft that differs from what readers have. */
export function correctionsIn(chapter: Corrected, { shifted, matches = {}, panels }: Draft): Correction[] {
  const corrections: Correction[] = [];
  if (shifted !== undefined && shifted !== (chapter.shifted === true)) {
    corrections.push({ of: 'shifted', value: shifted || null });
  }
  for (const [id, pages] of Object.entries(matches)) {
    const translation = chapter.translations.find((each) => each.id === id);
    if (!translation) continue;
    if (pages === null) {
      if (translation.matches) corrections.push({ of: 'matches', with: id, value: null });
    } else if (!isSameList(pages, matchesOf(chapter.pageCount, translation))) {
      corrections.push({ of: 'matches', with: id, value: [...pages] });
    }
  }
  if (panels === null || panels?.length === 0) corrections.push({ of: 'panels', value: null });
  else if (panels && JSON.stringify(panels) !== JSON.stringify(chapter.manifest?.panels)) {
    corrections.push({ of: 'panels', value: [...panels] });
  }
  return corrections;
}

/** The draft without a correction that was stored. */
export function removeSent(draft: Draft, sent: Correction): Draft {
  if (sent.of === 'shifted') return { ...draft, shifted: undefined };
  if (sent.of === 'panels') return { ...draft, panels: undefined };
  const { [sent.with]: _, ...matches } = draft.matches ?? {};
  return { ...draft, matches };
}

function isSameList(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
