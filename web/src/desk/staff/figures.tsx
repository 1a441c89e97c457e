import { Button } from '@mantine/core';
import type { ReviewResponse } from '@rawi/model/calls/review-calls';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSend } from '../../core/forms/use-send.ts';
import { formatDay, formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { callReview } from '../../core/session/review-calls.ts';
import { FailedMessage } from '../../core/ui/failed-message.tsx';
import classes from './staff-page.module.css';
import { StaffSkeleton } from './staff-skeleton.tsx';

const AGES = ['day', 'three', 'week', 'longer'] as const;

/** The numbers of waiting and decided reviews, counted when the page opens and on request. */
export function Figures() {
  const t = useWords('staff');
  const [figures, setFigures] = useState<ReviewResponse<'reviewFigures'>>();
  const { isSending, problem, send } = useSend();
  const count = async () => setFigures(await callReview({ action: 'reviewFigures' }));
  const begin = useEffectEvent(() => send(count));
  useEffect(() => void begin(), []);
  if (!figures) {
    return problem ? (
      <FailedMessage
        isPart
        title={t('failed.title')}
        text={t('failed.text')}
        onRetry={() => void send(count)}
      />
    ) : (
      <StaffSkeleton />
    );
  }
  return (
    <>
      <Ages waiting={figures.waiting} />
      <Weeks weeks={figures.weeks} />
      <div className={classes.none}>
        <Button variant="default" loading={isSending} onClick={() => void send(count)}>
          {t('overview.refresh')}
        </Button>
        {problem && (
          <p role="alert" className={classes.problem}>
            {t('failed.text')}
          </p>
        )}
      </div>
    </>
  );
}

type FiguresOf = ReviewResponse<'reviewFigures'>;

function Ages({ waiting }: Pick<FiguresOf, 'waiting'>) {
  const t = useWords('staff');
  const locale = useLocale();
  return (
    <section>
      <h2 className={classes.title}>{t('overview.waiting')}</h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('overview.age')}</th>
            <th scope="col">{t('overview.count')}</th>
          </tr>
        </thead>
        <tbody>
          {AGES.map((age) => (
            <tr key={age}>
              <th scope="row">{t(`overview.ages.${age}`)}</th>
              <td>{formatNumber(waiting[age], locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Weeks({ weeks }: Pick<FiguresOf, 'weeks'>) {
  const t = useWords('staff');
  const locale = useLocale();
  return (
    <section className={classes.part}>
      <h2 className={classes.title}>{t('overview.weeks')}</h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('overview.weekHeading')}</th>
            <th scope="col">{t('overview.accepted')}</th>
            <th scope="col">{t('overview.rejected')}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ from, accepted, rejected }) => (
            <tr key={from}>
              <th scope="row">{t('overview.week', { day: formatDay(from, locale) })}</th>
              <td>{formatNumber(accepted, locale)}</td>
              <td>{formatNumber(rejected, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
