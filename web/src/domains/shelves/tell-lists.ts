import { i18n, loadWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { visitLocale } from '../../core/i18n/locale.ts';
import { report } from '../../core/lib/report-error.ts';
import { showToast } from '../../core/lib/toast.ts';
import { isRefused } from '../../core/session/refused-write.ts';
import { pausedUntil } from '../library/paused-until.ts';

/** Import this file from signed-in areas only: it brings the whole Firestore SDK. */

/** Lets a write to a list run, and says so where it is refused: what shows is then what is stored. */
export function runListWrite(uid: string, name: string, write: Promise<void>): void {
  write.catch(async (error: unknown) => {
    report('A list could not be changed.', error);
    const until = isRefused(error) ? await pausedUntil(uid, 'choices').catch(() => undefined) : undefined;
    const locale = visitLocale();
    await loadWords(locale, 'shelves');
    const t = i18n.getFixedT(locale, 'shelves');
    await showToast({
      title: t('toast.refused', { name: isolated(name) }),
      message: t(until === undefined ? 'toast.refusedText' : 'toast.paused'),
      closeLabel: i18n.getFixedT(locale, 'shell')('close'),
    });
  });
}

/** Says what was done, with a way back. */
export function offerListUndo(
  what: 'changed' | 'removed' | 'deleted' | 'brought',
  name: string,
  undo: () => void,
): void {
  const locale = visitLocale();
  showToast({
    id: 'list-undo',
    title: i18n.getFixedT(locale, 'shelves')(`toast.${what}`, { name: isolated(name) }),
    action: { label: i18n.getFixedT(locale, 'choices')('undo'), onChoose: undo },
    closeLabel: i18n.getFixedT(locale, 'shell')('close'),
  }).catch((error: unknown) => report('A way back cannot be offered.', error));
}
