import { useEffect } from 'react';
import { i18n, loadWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { report } from '../../core/lib/report-error.ts';
import { showToast } from '../../core/lib/toast.ts';

/** Says that the site no longer has this chapter, and that the reader shows the copy of this device. */
export function useNotifyWithdrawn(isWithdrawn: boolean): void {
  const locale = useLocale();
  useEffect(() => {
    if (!isWithdrawn) return;
    const notify = async () => {
      await loadWords(locale, 'downloads');
      const t = i18n.getFixedT(locale, 'downloads');
      await showToast({
        id: 'withdrawn',
        title: t('gone.title'),
        message: t('gone.text'),
        closeLabel: i18n.getFixedT(locale, 'shell')('close'),
      });
    };
    notify().catch((error: unknown) =>
      report('The notice that a chapter was withdrawn cannot be shown.', error),
    );
  }, [isWithdrawn, locale]);
}
