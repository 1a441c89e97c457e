import { Button } from '@mantine/core';
import type { ReviewResponse } from '@rawi/model/calls/review-calls';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSend } from '../../core/forms/use-send.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { callReview } from '../../core/session/review-calls.ts';
import { FailedMessage } from '../../core/ui/failed-message.tsx';
import { Day } from './day.tsx';
import { AgesChart, WeeksChart } from './figure-charts.tsx';
import { PagesRenewal } from './pages-renewal.tsx';
import classes from './staff-page.module.css';
import { StaffSkeleton } from './staff-skeleton.tsx';

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
      <PagesRenewal pages={figures.pages} />
      <Day word={figures.word} />
      <div className={classes.charts}>
        <AgesChart waiting={figures.waiting} />
        <WeeksChart weeks={figures.weeks} />
      </div>
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
