import type { Locale } from '@rawi/model/lists/locales';
import { i18n, loadWords } from '../../core/i18n/i18n.ts';
import { report } from '../../core/lib/report-error.ts';
import { showToast } from '../../core/lib/toast.ts';
import { keptOffer } from './kept-push.ts';
import type { SwitchedOn } from './switch-push.ts';

/**
 * Asks once whether this device shall be notified, after somebody has chosen to hear of more. The browser itself asks only who says
 * yes here: who says no to it is never asked again.
 */
export async function offerPush(locale: Locale): Promise<void> {
  if (keptOffer.read() || !keptOffer.keep('asked')) return;
  await loadWords(locale, ['toasts']);
  const t = i18n.getFixedT(locale, 'toasts');
  await showToast({
    id: 'push-offer',
    title: t('push.offer'),
    message: t('push.offerText'),
    action: { label: t('push.turnOn'), onChoose: () => void turnOn(locale) },
    closeLabel: i18n.getFixedT(locale, 'shell')('close'),
  });
}

async function turnOn(locale: Locale): Promise<void> {
  const t = i18n.getFixedT(locale, 'toasts');
  const outcome = await outcomeOf();
  await showToast({
    id: 'push-offer',
    title: t(outcome === 'on' ? 'push.on' : 'push.off'),
    message: t(`push.outcome.${outcome}`),
    closeLabel: i18n.getFixedT(locale, 'shell')('close'),
  });
}

async function outcomeOf(): Promise<SwitchedOn | 'failed'> {
  try {
    // The browser asks only after a press, and some have forgotten it once more code has been loaded.
    const asked = Notification.requestPermission();
    const { switchOn } = await import('./switch-push.ts');
    return (await asked) === 'default' ? 'dismissed' : await switchOn();
  } catch (error) {
    report('This device is not notified.', error);
    return 'failed';
  }
}
