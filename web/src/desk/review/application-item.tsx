import type { Application } from '@rawi/model/truth/application';
import { useWords } from '../../core/i18n/i18n.ts';
import { ApplicationMoves } from './admin-moves.tsx';
import { Facts, useApplicationFacts } from './facts.tsx';
import { History, Words } from './history.tsx';
import classes from './item.module.css';
import { ItemFrame } from './item-frame.tsx';
import { type AboutReview, Panel } from './panel.tsx';
import { useStateWords } from './use-state-words.ts';
import { useWritten } from './use-written.ts';

interface ApplicationItemProps extends AboutReview {
  readonly application: Application;
}

/** The review of an application. */
export function ApplicationItem({ application, ...about }: ApplicationItemProps) {
  const { uid, reviewId, review } = about;
  const t = useWords('review');
  const stateOf = useStateWords();
  const factsOf = useApplicationFacts();
  const writing = useWritten(uid, reviewId);
  return (
    <ItemFrame
      reviewId={reviewId}
      review={review}
      state={stateOf(review, application.state ?? 'draft')}
      side={
        <>
          <History decisions={review.decisions} />
          <ApplicationMoves reviewId={reviewId} application={application} />
        </>
      }
      panel={<Panel {...about} {...writing} />}
    >
      <section className={classes.part}>
        <h2 className={classes.heading}>{t('facts.title')}</h2>
        <Facts facts={factsOf(application)} />
        <Words label={t('appealNote')} text={review.appeal ? application.appeal?.note : undefined} />
      </section>
    </ItemFrame>
  );
}
