import type { Locale } from '@rawi/model/lists/locales';
import type { RouteDecision } from '@rawi/model/routes/decide-route';
import { i18n, loadWords } from '../../core/i18n/i18n.ts';
import { showToast } from '../../core/lib/toast.ts';

export type GuardNotice = NonNullable<Extract<RouteDecision, { kind: 'redirect' }>['notice']>;

const WORDS = { 'translators-only': 'translatorsOnly' } as const satisfies Record<GuardNotice, string>;

/** Says why another page opened than the one that was asked for. */
export async function showNotice(notice: GuardNotice, locale: Locale): Promise<void> {
  await loadWords(locale, 'session');
  const t = i18n.getFixedT(locale, 'session');
  await showToast({
    id: notice,
    title: t(`notices.${WORDS[notice]}.title`),
    message: t(`notices.${WORDS[notice]}.text`),
    closeLabel: i18n.getFixedT(locale, 'shell')('close'),
  });
}
