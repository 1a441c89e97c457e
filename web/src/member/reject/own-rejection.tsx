import { Button } from '@mantine/core';
import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { movesFrom } from '@rawi/model/review/machine';
import { SUBMISSION } from '@rawi/model/review/submission-machine';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import type { Rejection } from '@rawi/model/truth/application';
import type { Submission } from '@rawi/model/truth/submission';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { readDocument } from '../../core/data/documents.ts';
import { type Problem, useProblemText } from '../../core/forms/problem-text.ts';
import { useSend } from '../../core/forms/use-send.ts';
import { formatDay, formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { isDocumentId } from '../../core/lib/document-id.ts';
import { paths } from '../../core/lib/paths.ts';
import { report } from '../../core/lib/report-error.ts';
import { thumbnailSource } from '../../core/pages/files.ts';
import { isRefused } from '../../core/session/refused-write.ts';
import { callTranslators } from '../../core/session/translator-calls.ts';
import { FormNote } from '../../core/ui/form-note.tsx';
import { Cover } from '../../domains/comics/cover.tsx';
import { AppealDialog } from '../../domains/people/appeal-dialog.tsx';
import { UNASKED } from '../../domains/ratings/showing.ts';
import { FilesOf } from '../../domains/submissions/files-of.ts';
import { PinnedNotes } from '../../domains/submissions/staged/pinned-notes.tsx';
import { submissionComic, submissionTitle } from '../../domains/submissions/submission-title.ts';
import { submissionOf } from '../../domains/submissions/submissions.ts';
import classes from './own-rejection.module.css';
import { Reasons } from './reasons.tsx';

interface OwnRejectionProps {
  readonly uid: string;
  readonly submissionId: string;
}

/**
 * Why one's own submission was rejected, and the next steps; renders nothing if it is somebody else's, or was
 * never rejected.
 */
export default function OwnRejection({ uid, submissionId }: OwnRejectionProps) {
  const submission = useOwnSubmission(uid, submissionId);
  if (!submission?.rejection) return null;
  return <RejectionDetails id={submissionId} submission={submission} rejection={submission.rejection} />;
}

/**
 * Read once, not live: later decisions are notified elsewhere. A reviewer may read the document too, but is
 * shown nothing here.
 */
function useOwnSubmission(uid: string, submissionId: string): Submission | undefined {
  const [submission, setSubmission] = useState<Submission>();
  useEffect(() => {
    let isShown = true;
    const read = async () => {
      try {
        const found = await readDocument(submissionOf(submissionId));
        if (isShown && found?.uid === uid) setSubmission(found);
      } catch (error) {
        if (!isRefused(error)) report('A submission cannot be read.', error);
      }
    };
    if (isDocumentId(submissionId)) void read();
    return () => {
      isShown = false;
    };
  }, [uid, submissionId]);
  return submission;
}

interface RejectionDetailsProps {
  readonly id: string;
  readonly submission: Submission;
  readonly rejection: Rejection;
}

function RejectionDetails({ id, submission, rejection }: RejectionDetailsProps) {
  const { reasons, note, change, pins = [], pinnedFile, pinnedFolder, at } = rejection;
  const t = useWords('reject');
  const locale = useLocale();
  const title = submissionTitle(submission, locale);
  const { content } = submission;
  const comic = submissionComic(submission);
  const chapterOf = (number: number | null) =>
    number === null ? undefined : t('own.chapter', { chapter: formatNumber(number, locale) });
  const day = formatDay(at.toISOString(), locale);
  const fact = 'comic' in content ? chapterOf(content.number) : t('own.comic');
  const isCurrent = submission.state === 'rejected';
  // Reasons that are not in the list are in the note.
  const listed = note === undefined ? reasons : reasons.filter((reason) => reason !== 'other');
  return (
    <section className={classes.own} aria-labelledby="own-rejection">
      <header className={classes.head}>
        {comic && (
          <Cover
            image={thumbnailSource(comic.picture)}
            rating={UNASKED}
            sizes="72px"
            className={classes.cover}
          />
        )}
        <div className={classes.names}>
          <h2 id="own-rejection">{t('own.title')}</h2>
          <p className={classes.name}>
            {title && <bdi lang={title.lang}>{title.text}</bdi>}
            {fact !== undefined && <span>{fact}</span>}
            {content.language !== null && <span>{LANGUAGE_NAMES[content.language][locale]}</span>}
          </p>
          <p className={classes.when}>{t(isCurrent ? 'own.on' : 'own.before', { day })}</p>
        </div>
      </header>
      {listed.length > 0 && <Reasons reasons={listed} />}
      <Quote label={t('own.note')} text={note} />
      <Quote label={t('own.change')} text={change} />
      {pins.length > 0 && (
        <FilesOf value={id}>
          <PinnedNotes title={t('pins.title')} pins={pins} fileId={pinnedFile} folder={pinnedFolder} />
        </FilesOf>
      )}
      <Onward id={id} submission={submission} />
    </section>
  );
}

/** The reviewer's text under its label. */
function Quote({ label, text }: { readonly label: string; readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <div className={classes.note}>
      <p className={classes.label}>{label}</p>
      <p className={classes.words} dir="auto" lang={languageOfScript(text)}>
        {text}
      </p>
    </div>
  );
}

/** The actions of the owner. */
function Onward({
  id,
  submission: { kind, state, revision, appeal },
}: Omit<RejectionDetailsProps, 'rejection'>) {
  const t = useWords('reject');
  const locale = useLocale();
  const navigate = useNavigate();
  const generalWords = useProblemText();
  const wordsOf = (problem: Problem) => {
    if (problem.code === 'moved-on' || problem.code === 'already-appealed') return t('own.movedOn');
    if (problem.code === 'files-unchecked') return t('own.filesGone');
    return problem.code === 'too-many-drafts' ? t('own.tooManyDrafts') : generalWords(problem);
  };
  const sending = useSend();
  const [isAppealing, setIsAppealing] = useState(false);
  const moves = movesFrom(SUBMISSION, state, 'owner');
  const wasAppealed = appeal?.revision === revision;
  const about = { submission: id };
  const form = kind === 'comic' ? paths.uploadComic(locale, about) : paths.uploadChapter(locale, about);
  const revise = async () => {
    await callTranslators({ action: 'reviseSubmission', submissionId: id, revision });
    await navigate(form);
  };
  return (
    <>
      {sending.problem && <FormNote tone="error">{wordsOf(sending.problem)}</FormNote>}
      <div className={classes.onward}>
        {state === 'rejected' && moves.includes('revise') && (
          <Button loading={sending.state !== 'idle'} onClick={() => void sending.send(revise)}>
            {t('own.revise')}
          </Button>
        )}
        {moves.includes('appeal') && !wasAppealed && (
          <Button variant="default" onClick={() => setIsAppealing(true)}>
            {t('own.appeal')}
          </Button>
        )}
        {state === 'draft' && (
          <Button component={Link} to={form}>
            {t('own.continue')}
          </Button>
        )}
        <Button component={Link} to={paths.myWork(locale)} variant="default">
          {t('own.myWork')}
        </Button>
      </div>
      {state === 'rejected' && wasAppealed && <p className={classes.when}>{t('own.appealed')}</p>}
      {isAppealing && (
        <AppealDialog
          onAppeal={(appeal) =>
            callTranslators({ action: 'appealSubmission', submissionId: id, revision, ...appeal })
          }
          wordsOf={wordsOf}
          onDone={() => navigate(paths.myWork(locale))}
          onClose={() => setIsAppealing(false)}
        />
      )}
    </>
  );
}
