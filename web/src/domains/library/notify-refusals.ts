import { i18n, loadWords } from '../../core/i18n/i18n.ts';
import { visitLocale } from '../../core/i18n/locale.ts';
import { report } from '../../core/lib/report-error.ts';
import { showToast } from '../../core/lib/toast.ts';
import type { Change } from './change.ts';
import { changeName } from './change-name.ts';
import { onRefusal, type Refusal } from './library.ts';

const MESSAGES = {
  refused: 'refused.text',
  unreachable: 'refused.unreachable',
  paused: 'refused.paused',
} as const satisfies Record<Refusal['reason'], string>;

let isNotifying = false;

/** Shows every choice that was refused, once per page; a refused position is silent. */
export function notifyRefusals(): void {
  if (isNotifying) return;
  isNotifying = true;
  onRefusal((refusal) => {
    notify(refusal).catch((error: unknown) => report('A refusal cannot be shown.', error));
  });
}

async function notify({ change, reason }: Refusal): Promise<void> {
  if (change.kind === 'place') return;
  const locale = visitLocale();
  await loadWords(locale, 'toasts');
  const t = i18n.getFixedT(locale, 'toasts');
  await showToast({
    title: t(`refused.${refusedAs(change)}`, { name: changeName(change, locale) }),
    message: t(MESSAGES[reason]),
    closeLabel: i18n.getFixedT(locale, 'shell')('close'),
  });
}

function refusedAs(change: Exclude<Change, { kind: 'place' }>) {
  if (change.kind === 'follow') return change.on ? 'follow' : 'unfollow';
  if (change.kind === 'save') return change.on ? 'save' : 'unsave';
  if (change.kind === 'block') return change.on ? 'block' : 'unblock';
  return change.kind;
}
