import { useWords } from '../../../core/i18n/i18n.ts';
import { report } from '../../../core/lib/report-error.ts';
import { showToast } from '../../../core/lib/toast.ts';
import { noteRead, noteRemoved } from '../../../domains/history/continue-reading.ts';
import type { ReadEntry } from '../../../domains/history/entry.ts';
import { placeChange } from '../../../domains/history/record-place.ts';
import { choose } from '../../../domains/library/library.ts';

/** Removes one chapter from a person's history, with an undo. */
export function useRemove(uid: string): (entry: ReadEntry) => void {
  const t = useWords('account');
  const shell = useWords('shell');
  const restore = (entry: ReadEntry) => {
    noteRead(uid, entry);
    void choose(placeChange(entry));
  };
  return (entry) => {
    const { chapterId } = entry;
    noteRemoved(chapterId);
    void choose({ kind: 'place', chapterId, entry: null });
    showToast({
      id: 'choice-removed',
      title: t('history.removed'),
      action: { label: t('history.undo'), onChoose: () => restore(entry) },
      closeLabel: shell('close'),
    }).catch((error: unknown) => report('A way back could not be offered.', error));
  };
}
