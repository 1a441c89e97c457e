import { languageOfScript } from '@rawi/model/text/language-of-script';
import { isResolvedOf, type Resolved } from '@rawi/model/truth/resolved';
import type { Submission } from '@rawi/model/truth/submission';
import { lazy } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { useShownDocument } from '../../core/live/use-shown-document.ts';
import { PagePart } from '../../core/ui/page-part.tsx';
import { revisionOf } from '../../domains/reviews/reviews.ts';
import { useFileProgress } from '../../domains/submissions/use-file-progress.ts';
import { useSubmission } from '../../domains/submissions/use-submission.ts';
import { useFacts } from './facts.tsx';
import classes from './item.module.css';

/** Lazy: both bring the diff code, loaded only if there is something to compare. */
const WordsDiff = lazy(() => import('./words-diff.tsx'));
const PageChanges = lazy(() => import('./page-changes.tsx'));

interface ChangesProps {
  readonly submissionId: string;
  readonly submission: Submission;
  /** The documents stored under the ids that it names. */
  readonly resolved: Resolved | undefined;
}

/** The differences from the previous revision. */
export function Changes({ submissionId, submission, resolved }: ChangesProps) {
  const t = useWords('review');
  const locale = useLocale();
  const factsOf = useFacts();
  const earlier = submission.revision - 1;
  const { state } = useShownDocument(revisionOf(submissionId, String(earlier)));
  const progress = useFileProgress(submission.files.chapter?.fileId);
  if (state.state !== 'ready') return null;
  const revision = formatNumber(earlier, locale);
  // A revision submitted before names were stored has no stored names, so the same ids get the same names.
  const known = resolved && isResolvedOf(state.data, resolved) ? resolved : undefined;
  const then = { ...state.data, resolved: state.data.resolved ?? known };
  const before = new Map(factsOf(then).map((fact) => [fact.key, fact.text]));
  const changed = factsOf({ ...submission, resolved }).filter(({ key, text }) => before.get(key) !== text);
  const { chapter, cover } = submission.files;
  const oldChapter = state.data.files.chapter;
  const isOtherFile =
    chapter?.fileId !== oldChapter?.fileId || cover?.fileId !== state.data.files.cover?.fileId;
  const { pages } = state.data;
  const isArranged =
    !isOtherFile && pages !== undefined && progress?.state === 'ready' && progress.folder !== pages;
  if (changed.length === 0 && !isOtherFile && !isArranged) {
    return <p className={classes.none}>{t('changes.none', { revision })}</p>;
  }
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>{t('changes.title', { revision })}</h2>
      {isOtherFile && <p className={classes.none}>{t('changes.file')}</p>}
      {isArranged && <p className={classes.none}>{t('changes.arranged')}</p>}
      <PagePart>
        {chapter && oldChapter && (isArranged || chapter.fileId !== oldChapter.fileId) && (
          <PageChanges before={oldChapter.fileId} after={chapter.fileId} folder={pages} />
        )}
      </PagePart>
      <dl className={classes.changes}>
        {changed.map(({ key, label, text }) => (
          <div key={key}>
            <dt>{label}</dt>
            <Change before={before.get(key) ?? ''} after={text} />
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Two texts are compared word by word; otherwise the new value is shown in place of the old one. */
function Change({ before, after }: { readonly before: string; readonly after: string }) {
  const t = useWords('review');
  const whole = (
    <dd>
      <del dir="auto" lang={languageOfScript(before)} aria-label={t('changes.before')}>
        {before || t('changes.empty')}
      </del>
      <ins dir="auto" lang={languageOfScript(after)} aria-label={t('changes.after')}>
        {after || t('changes.empty')}
      </ins>
    </dd>
  );
  if (before === '' || after === '') return whole;
  return (
    <PagePart fallback={whole} missing={whole}>
      <WordsDiff before={before} after={after} />
    </PagePart>
  );
}

interface ReplacedProps {
  readonly replaces: string;
  readonly submission: Submission;
}

/** Which pages of the published chapter are replaced. */
export function Replaced({ replaces, submission }: ReplacedProps) {
  const t = useWords('review');
  const { state } = useSubmission(replaces);
  const after = submission.files.chapter?.fileId;
  if (state.state !== 'ready' || after === undefined) return null;
  const before = state.data.files.chapter?.fileId;
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>{t('changes.replaced')}</h2>
      <PagePart>{before !== undefined && <PageChanges before={before} after={after} />}</PagePart>
    </section>
  );
}
