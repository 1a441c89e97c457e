import type { ComicPayload } from '@rawi/model/pages/pages';
import { savedKeys } from '@rawi/model/truth/saved-key';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import type { WhatsNext } from '../../domains/history/whats-next.ts';
import { useLibrary } from '../../domains/library/library.ts';

interface OnwardNoteProps {
  readonly comic: ComicPayload;
  readonly next: WhatsNext;
}

/** What there is to say below the button that continues reading: who translated the next chapter, or that there is none. */
export default function OnwardNote({ comic, next }: OnwardNoteProps) {
  const t = useWords('continue');
  const { state, isSaved } = useLibrary();
  if (next.kind !== 'caughtUp') {
    const { translator } = next.chapter;
    return translator ? t('translatedBy', { translator: isolated(translator.name) }) : null;
  }
  if (comic.status === 'completed') return t('complete');
  if (state === 'visitor') return t('logIn');
  // Who follows the translator alone is not notified of a chapter by another.
  return t(isSaved(savedKeys.comic(comic.id)) ? 'notified' : 'save');
}
