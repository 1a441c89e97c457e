import { useWords } from '../../core/i18n/i18n.ts';
import { showToast } from '../../core/lib/toast.ts';

/** Copies an address and says so; if the browser refuses, it shows the address. */
export function useCopyAddress(): (address: string) => Promise<void> {
  const t = useWords('choices');
  const closeLabel = useWords('shell')('close');
  return async (address) => {
    try {
      await navigator.clipboard.writeText(address);
      await showToast({ id: 'shared', title: t('copied'), closeLabel });
    } catch {
      await showToast({
        id: 'shared',
        title: t('shareFailed'),
        message: t('shareFailedText', { address }),
        closeLabel,
      });
    }
  };
}
