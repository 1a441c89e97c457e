import { LIMITS } from '@rawi/model/limits';
import { REJECTION_REASON_TEXTS } from '@rawi/model/lists/rejection-reasons';
import { TAKEDOWN_REASON_TEXTS } from '@rawi/model/lists/takedown-reasons';
import { refusalText } from '@rawi/model/text/refusal-texts';
import type { ChapterFile } from '@rawi/model/truth/file';
import type { Submission } from '@rawi/model/truth/submission';
import { takedownIdOf } from '@rawi/model/truth/takedown';
import { Link } from 'react-router-dom';
import { formatAge, formatBytesOf, formatDay, formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { idOf } from '../../../core/lib/document-id.ts';
import { paths } from '../../../core/lib/paths.ts';
import { ProgressLine } from '../../../core/ui/progress-line.tsx';
import { isUnderWay } from '../../../domains/uploads/upload.ts';
import { useUploads } from '../../../domains/uploads/uploads.ts';
import { type FileState, fileStates, type OwnUpload } from './file-states.ts';
import type { SubmissionItem } from './submission.ts';
import classes from './work-row.module.css';

interface SubmissionSentenceProps {
  readonly item: SubmissionItem;
  readonly files: ReadonlyMap<string, ChapterFile> | undefined;
}

/**
 * The state as a sentence: the progress of its files, since when it waits and for whom, or why it was
 * rejected.
 */
export function SubmissionSentence({ item, files }: SubmissionSentenceProps) {
  const { state } = item.data;
  if (state === 'draft') return <DraftSentence item={item} files={files} />;
  if (state === 'rejected') return <RejectedSentence item={item} />;
  if (isTakenDown(item.data)) return <TakenDownSentence submission={item.data} />;
  if (isOnItsWay(item.data)) return <OnItsWay submission={item.data} />;
  return <SinceSentence submission={item.data} state={state} />;
}

const DAY_MS = 24 * 60 * 60 * 1000;

function DraftSentence({ item, files }: SubmissionSentenceProps) {
  const t = useWords('my-work');
  const locale = useLocale();
  const wordsOf = useFileWords();
  const upload = useWords('upload');
  const { revision, savedAt, submitsWhenChecked, notSubmitted } = item.data;
  const states = fileStates(item.data, files, useUploads(idOf(item)));
  const until = new Date(savedAt.getTime() + LIMITS.submission.draftDays * DAY_MS);
  return (
    <>
      <p className={classes.sentence}>
        {states.map((file) => (
          <span key={file.part} data-error={hasFailed(file) || undefined}>
            {wordsOf(file)}{' '}
          </span>
        ))}
        {submitsWhenChecked && `${t('waiting')} `}
        {notSubmitted && <span data-error="true">{upload(`unsent.${notSubmitted.because}`)} </span>}
        {/* A submission that was submitted before is not deleted, but withdrawn. */}
        {revision === 0 && t('kept', { day: formatDay(until.toISOString(), locale) })}
      </p>
      {states.map(
        ({ part, progress }) =>
          progress.state === 'uploading' &&
          isUnderWay(progress.upload) && (
            <ProgressLine
              key={part}
              share={progress.upload.sent / progress.upload.bytes}
              className={classes.progress}
            />
          ),
      )}
    </>
  );
}

const FAILED = ['refused', 'failed'];
const hasFailed = ({ progress }: FileState) =>
  FAILED.includes(progress.state === 'uploading' ? progress.upload.step : progress.state);

function useFileWords(): (file: FileState) => string {
  const t = useWords('my-work');
  const locale = useLocale();
  const uploadWords = ({ step, sent, bytes }: OwnUpload) => {
    switch (step) {
      case 'waiting':
      case 'sending':
        return t('upload.sending', formatBytesOf(sent, bytes, locale));
      case 'sent':
        return t('file.waiting');
      case 'refused':
      case 'failed':
        return t('upload.failed');
      case 'needs-file':
        return t('upload.needsFile');
      default:
        return t(`upload.${step}`);
    }
  };
  return ({ part, progress }) => {
    switch (progress.state) {
      case 'none':
        return t(part === 'chapter' ? 'file.noChapter' : 'file.noCover');
      case 'uploading':
        return uploadWords(progress.upload);
      case 'working':
        return t('file.working', {
          page: formatNumber(progress.done, locale),
          total: formatNumber(progress.pageCount, locale),
        });
      case 'ready': {
        const { pageCount } = progress;
        return t('file.ready', { count: pageCount, number: formatNumber(pageCount, locale) });
      }
      case 'refused':
        return refusalText(progress, locale, part);
      default:
        return t(`file.${progress.state}`);
    }
  };
}

function RejectedSentence({ item }: { readonly item: SubmissionItem }) {
  const t = useWords('my-work');
  const locale = useLocale();
  const reasons = item.data.rejection?.reasons ?? [];
  return (
    <p className={classes.sentence}>
      <span data-error="true">
        {reasons.map((reason) => REJECTION_REASON_TEXTS[reason][locale]).join(' ')}
      </span>{' '}
      <Link to={paths.reject(locale, idOf(item))} className={classes.why}>
        {t('actions.why')}
      </Link>
    </p>
  );
}

function isTakenDown({ state, takenDownFor }: Submission): boolean {
  return state === 'unpublished' && takenDownFor !== undefined;
}

/** The id of its take-down; where its whole comic was taken down, of one of it alone, which reviewers find that by. */
function takedownOf({ chapterId, comicId }: Submission): string | undefined {
  if (comicId === undefined) return undefined;
  return takedownIdOf(
    chapterId === undefined ? { kind: 'comic', comicId } : { kind: 'chapter', comicId, chapterId },
  );
}

/** Why it was taken down, and how to object; to a copyright notice, by the form that asks for all that the law wants of an answer. */
function TakenDownSentence({ submission }: { readonly submission: Submission }) {
  const t = useWords('my-work');
  const locale = useLocale();
  const { takenDownFor, since, savedAt } = submission;
  const at = since?.unpublished ?? savedAt;
  const of = takedownOf(submission);
  const isAboutRights = takenDownFor === 'rights';
  return (
    <p className={classes.sentence}>
      {t('takenDown.when', { age: formatAge(at.toISOString(), locale) })}{' '}
      {takenDownFor && <span data-error="true">{TAKEDOWN_REASON_TEXTS[takenDownFor][locale]}</span>}{' '}
      <Link
        to={isAboutRights ? paths.counter(locale, of === undefined ? {} : { of }) : paths.contact(locale)}
        className={classes.why}
      >
        {t(isAboutRights ? 'takenDown.counter' : 'takenDown.object')}
      </Link>
    </p>
  );
}

/** The decision has not reached readers yet. */
function isOnItsWay({ state, publication }: Submission): boolean {
  return state === 'published' && (publication === 'running' || publication === 'parked');
}

function OnItsWay({ submission: { publication } }: { readonly submission: Submission }) {
  const t = useWords('my-work');
  return (
    <output className={classes.sentence}>
      {t(publication === 'parked' ? 'onItsWay.parked' : 'onItsWay.running')}
    </output>
  );
}

interface SinceSentenceProps {
  readonly submission: Submission;
  readonly state: Exclude<Submission['state'], 'draft' | 'rejected'>;
}

function SinceSentence({ submission: { since, savedAt }, state }: SinceSentenceProps) {
  const t = useWords('my-work');
  const locale = useLocale();
  const at = since?.[state] ?? savedAt;
  return (
    <p className={classes.sentence}>{t(`since.${state}`, { age: formatAge(at.toISOString(), locale) })}</p>
  );
}
