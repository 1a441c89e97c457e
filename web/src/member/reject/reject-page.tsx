import { REJECTION_REASONS } from '@rawi/model/lists/rejection-reasons';
import { lazy } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { useSession } from '../../core/session/session.ts';
import { PagePart } from '../../core/ui/page-part.tsx';
import { Reasons } from './reasons.tsx';
import classes from './reject-page.module.css';

/** Reads a document, which nobody but its owner may: nobody else is sent its code. */
const OwnRejection = lazy(() => import('./own-rejection.tsx'));

const STEPS = ['open', 'change', 'send'] as const;

/**
 * What it means that reviewers turn something down, for which reasons they do, and what to do about each; above it, for its
 * owner, why theirs was. To everybody else the page is the same whatever the address names.
 */
export function RejectPage() {
  const t = useWords('reject');
  const locale = useLocale();
  const session = useSession();
  const [search] = useSearchParams();
  const submissionId = search.get('submission');
  const isUploader =
    session.state === 'signed-in' &&
    session.user.roles.some((role) => role === 'translator' || role === 'reviewer');
  return (
    <article className={classes.page}>
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p className={classes.lead}>{t('lead')}</p>
      {submissionId !== null && session.state === 'signed-in' && (
        <PagePart>
          <OwnRejection
            key={`${session.user.uid} ${submissionId}`}
            uid={session.user.uid}
            submissionId={submissionId}
          />
        </PagePart>
      )}
      <section>
        <h2>{t('meaning.title')}</h2>
        <p>{t('meaning.text')}</p>
      </section>
      <section>
        <h2>{t('reasons.title')}</h2>
        <Reasons reasons={REJECTION_REASONS} />
      </section>
      <section>
        <h2>{t('again.title')}</h2>
        <ol className={classes.steps}>
          {STEPS.map((step) => (
            <li key={step}>{t(`again.${step}`)}</li>
          ))}
        </ol>
        <p className={classes.links}>
          {isUploader && <Link to={paths.myWork(locale)}>{t('myWork')}</Link>}
          <Link to={paths.translatorDetails(locale)}>{t('program')}</Link>
        </p>
      </section>
    </article>
  );
}
