import type { Locale } from '@rawi/model/lists/locales';
import { isKept } from '../../core/device/device-store.ts';
import { i18n, loadWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { report } from '../../core/lib/report-error.ts';
import { showToast } from '../../core/lib/toast.ts';
import { knownSession } from '../../core/session/session.ts';
import type { Change } from './change.ts';
import { changeName } from './change-name.ts';
import { askLogin } from './intent.ts';
import { choose } from './library.ts';

/**
 * Makes a choice for the current person: a visitor is asked to log in; a choice that removes something from a
 * list can be undone. It shows at once, and `notifyRefusals` reports a refusal.
 */
export function useChoose(): (change: Change) => void {
  const locale = useLocale();
  return (change) => {
    chooseOrAsk(change, locale).catch((error: unknown) => report('A choice cannot be made.', error));
  };
}

async function chooseOrAsk(change: Change, locale: Locale): Promise<void> {
  const session = await knownSession();
  if (session.state !== 'signed-in') return askLogin(change);
  void choose(change);
  if (isRemoval(change)) await offerUndo(change, locale);
  else if (mayOfferPush(change)) await (await import('../push/offer-push.ts')).offerPush(locale);
}

/** Who follows or saves wants to hear of more, on a browser that can say so and was not asked yet. */
function mayOfferPush({ kind }: Change): boolean {
  if (kind !== 'follow' && kind !== 'save') return false;
  return 'PushManager' in window && Notification.permission === 'default' && !isKept('pushOffer');
}

type Removal = Extract<Change, { kind: 'follow' | 'save' | 'ignore' | 'block' }>;

/** Whether a change removes something from a list, or from the page. */
function isRemoval(change: Change): change is Removal {
  if (change.kind === 'ignore' || change.kind === 'block') return change.on;
  return (change.kind === 'follow' || change.kind === 'save') && !change.on;
}

async function offerUndo(change: Removal, locale: Locale): Promise<void> {
  await loadWords(locale, ['choices', 'toasts']);
  const t = i18n.getFixedT(locale, 'choices');
  const toasts = i18n.getFixedT(locale, 'toasts');
  await showToast({
    id: 'choice-removed',
    title: toasts(`removed.${change.kind}`, { name: changeName(change, locale) }),
    ...(change.kind === 'block' && { message: toasts('removed.blockText') }),
    action: { label: t('undo'), onChoose: () => void choose({ ...change, on: !change.on }) },
    closeLabel: i18n.getFixedT(locale, 'shell')('close'),
  });
}
