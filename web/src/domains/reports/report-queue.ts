import { COMMENT_INTERVAL_SECONDS } from '@rawi/model/constants';
import { i18n, loadWords } from '../../core/i18n/i18n.ts';
import { visitLocale } from '../../core/i18n/locale.ts';
import { report } from '../../core/lib/report-error.ts';
import { showToast } from '../../core/lib/toast.ts';
import { senderOf } from '../../core/outbox/sender.ts';
import type { ReportRefusal } from './deliver-report.ts';
import { keptReports } from './waiting-reports.ts';

/** Sends the reports that wait on this device; whoever made one is told where it is refused. */
export const reportSender = senderOf(keptReports, {
  async load() {
    const { deliverWaiting } = await import('./deliver-report.ts');
    return ({ uid, report: waiting }) => deliverWaiting(uid, waiting);
  },
  // Reports of an account are as far apart as its comments.
  intervalSeconds: COMMENT_INTERVAL_SECONDS,
  notifyRefusal(_, reason) {
    notify(reason).catch((error: unknown) => report('The refusal of a report cannot be shown.', error));
  },
});

async function notify(reason: ReportRefusal): Promise<void> {
  const locale = visitLocale();
  await loadWords(locale, 'toasts');
  const t = i18n.getFixedT(locale, 'toasts');
  await showToast({
    title: t('report.refused'),
    message: t(reason === 'gone' ? 'report.gone' : 'report.unknown'),
    closeLabel: i18n.getFixedT(locale, 'shell')('close'),
  });
}
