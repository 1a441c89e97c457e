import { i18n, loadWords, useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { showToast } from '../../core/lib/toast.ts';

/** Copies an address and says so; if the browser refuses, it shows the address. */
export function useCopyAddress(): (address: string) => Promise<void> {
  const t = useWords('choices');
  const locale = useLocale();
  const closeLabel = useWords('shell')('close');
  return async (address) => {
    try {
      await navigator.clipboard.writeText(address);
      await showToast({ id: 'shared', title: t('copied'), closeLabel });
    } catch {
      await loadWords(locale, 'toasts');
      const toasts = i18n.getFixedT(locale, 'toasts');
      await showToast({
        id: 'shared',
        title: toasts('shareFailed'),
        message: toasts('shareFailedText', { address }),
        closeLabel,
      });
    }
  };
}
