import { REJECTION_REASONS } from '@rawi/model/lists/rejection-reasons';
import { lazy } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { useSession } from '../../core/session/session.ts';
import { TextPage } from '../../core/ui/page-frame.tsx';
import { PagePart } from '../../core/ui/page-part.tsx';
import { Reasons } from './reasons.tsx';
import classes from './reject.module.css';

/** Lazy: it reads a document that only its owner may read, so nobody else loads its code. */
const OwnRejection = lazy(() => import('./own-rejection.tsx'));

const STEPS = ['open', 'change', 'send'] as const;

/**
 * Explains what a rejection means, the possible reasons, and what to do about each; above that, its owner
 * sees the reasons of their own rejection. Everybody else sees the same page whatever id the address names.
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
    <TextPage title={t('title')} lead={t('lead')}>
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
    </TextPage>
  );
}
