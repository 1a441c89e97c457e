import { Button } from '@mantine/core';
import type { Application } from '@rawi/model/truth/application';
import type { Submission } from '@rawi/model/truth/submission';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSend } from '../../core/forms/use-send.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { callReview } from '../../core/session/review-calls.ts';
import { useSession } from '../../core/session/session.ts';
import { FormNote } from '../../core/ui/form-note.tsx';
import decision from './decision.module.css';
import classes from './item.module.css';
import { TakeOffDialog } from './take-off-dialog.tsx';
import { useReviewProblem } from './use-review-problem.ts';

interface OfSubmissionProps {
  readonly submissionId: string;
  readonly submission: Submission;
}

/** An admin's actions for published work: take it down, give it back, or retry its publication. */
export function SubmissionMoves({ submissionId, submission }: OfSubmissionProps) {
  const t = useWords('review');
  const [isAsking, setIsAsking] = useState(false);
  const { state, publication, gone, replacedBy } = submission;
  const isOver = replacedBy !== undefined;
  return (
    <AdminPart about={`submissions/${submissionId}`}>
      {isOver && <p className={classes.none}>{t('admin.replaced')}</p>}
      {publication === 'running' && <p className={classes.none}>{t('admin.running')}</p>}
      {publication === 'parked' && (
        <>
          <FormNote tone="error">{t('admin.parked')}</FormNote>
          <Move onMove={() => callReview({ action: 'retryPublication', submissionId })}>
            {t('admin.again')}
          </Move>
        </>
      )}
      {state === 'published' && publication !== 'running' && !isOver && (
        <div className={decision.actions}>
          <Button className={decision.danger ?? ''} onClick={() => setIsAsking(true)}>
            {t('admin.takeOff')}
          </Button>
        </div>
      )}
      {state === 'unpublished' && gone === true && <p className={classes.none}>{t('admin.gone')}</p>}
      {state === 'unpublished' && gone !== true && publication !== 'running' && (
        <Move onMove={(requestId) => callReview({ action: 'republish', submissionId, requestId })}>
          {t('admin.republish')}
        </Move>
      )}
      {isAsking && (
        <TakeOffDialog
          title={t('admin.takeOffTitle')}
          text={t('admin.takeOffText')}
          confirmLabel={t('admin.takeOff')}
          hasForGood
          onTake={({ requestId, reason, forGood }) =>
            callReview({ action: 'unpublish', submissionId, requestId, reason, forGood })
          }
          onClose={() => setIsAsking(false)}
        />
      )}
    </AdminPart>
  );
}

interface OfApplicationProps {
  readonly reviewId: string;
  readonly application: Application;
}

/** An admin's actions for a current or former translator. */
export function ApplicationMoves({ reviewId, application }: OfApplicationProps) {
  const t = useWords('review');
  const [isAsking, setIsAsking] = useState(false);
  const { uid, state, revision } = application;
  if (revision === undefined) return null;
  const move = { reviewId, revision };
  return (
    <AdminPart about={`applications/${uid}`}>
      {state === 'approved' && (
        <div className={decision.actions}>
          <Button className={decision.danger ?? ''} onClick={() => setIsAsking(true)}>
            {t('admin.dismiss')}
          </Button>
        </div>
      )}
      {state === 'dismissed' && (
        <Move onMove={(requestId) => callReview({ action: 'reinstateApplication', ...move, requestId })}>
          {t('admin.reinstate')}
        </Move>
      )}
      {isAsking && (
        <TakeOffDialog
          title={t('admin.dismissTitle')}
          text={t('admin.dismissText')}
          confirmLabel={t('admin.dismiss')}
          onTake={({ requestId, reason }) =>
            callReview({ action: 'dismissApplication', ...move, requestId, reason })
          }
          onClose={() => setIsAsking(false)}
        />
      )}
    </AdminPart>
  );
}

interface AdminPartProps {
  /** The path of the subject. */
  readonly about: string;
  readonly children: ReactNode;
}

/** Renders nothing for reviewers who are not admins: the functions would refuse them. */
function AdminPart({ about, children }: AdminPartProps) {
  const t = useWords('review');
  const locale = useLocale();
  const session = useSession();
  if (session.state !== 'signed-in' || !session.user.roles.includes('admin')) return null;
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>{t('admin.title')}</h2>
      {children}
      <p className={classes.none}>
        <Link to={paths.staff(locale, 'log', { about })}>{t('admin.log')}</Link>
      </p>
    </section>
  );
}

interface MoveProps {
  readonly onMove: (requestId: string) => Promise<unknown>;
  readonly children: ReactNode;
}

function Move({ onMove, children }: MoveProps) {
  const wordsOf = useReviewProblem();
  // All retries use one id, so that a retry after a lost answer is the same move.
  const [requestId] = useState(() => crypto.randomUUID());
  const { isSending, problem, send } = useSend();
  return (
    <>
      {problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
      <div className={decision.actions}>
        <Button variant="default" loading={isSending} onClick={() => void send(() => onMove(requestId))}>
          {children}
        </Button>
      </div>
    </>
  );
}
