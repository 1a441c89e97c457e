import type { Submission } from '@rawi/model/truth/submission';
import { useShownDocument } from '../../data/live/use-shown-document.ts';
import { revisionOf } from '../../data/reviews/reviews.ts';
import { formatNumber } from '../../lib/format.ts';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import { useFacts } from './facts.tsx';
import classes from './item.module.css';

interface ChangesProps {
  readonly submissionId: string;
  readonly submission: Submission;
}

/** What is otherwise than in the revision before. */
export function Changes({ submissionId, submission }: ChangesProps) {
  const t = useWords('review');
  const locale = useLocale();
  const factsOf = useFacts();
  const earlier = submission.revision - 1;
  const { state } = useShownDocument(revisionOf(submissionId, String(earlier)));
  if (state.state !== 'ready') return null;
  const revision = formatNumber(earlier, locale);
  const before = new Map(factsOf(state.data).map((fact) => [fact.key, fact.text]));
  const changed = factsOf(submission).filter(({ key, text }) => before.get(key) !== text);
  const { chapter, cover } = submission.files;
  const isOtherFile =
    chapter?.fileId !== state.data.files.chapter?.fileId || cover?.fileId !== state.data.files.cover?.fileId;
  if (changed.length === 0 && !isOtherFile) {
    return <p className={classes.none}>{t('changes.none', { revision })}</p>;
  }
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>{t('changes.title', { revision })}</h2>
      {isOtherFile && <p className={classes.none}>{t('changes.file')}</p>}
      <dl className={classes.changes}>
        {changed.map(({ key, label, text }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <del dir="auto" aria-label={t('changes.before')}>
                {before.get(key) || t('changes.empty')}
              </del>
              <ins dir="auto" aria-label={t('changes.after')}>
                {text || t('changes.empty')}
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
