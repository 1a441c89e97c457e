import { Button } from '@mantine/core';
import type { Pin, Rejection } from '@rawi/model/truth/application';
import type { FileProgress } from '@rawi/model/truth/file';
import type { Submission } from '@rawi/model/truth/submission';
import { submissionNames } from '@rawi/model/truth/submission-names';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { useNow } from '../../core/lib/use-now.ts';
import { NamesButton } from '../../domains/glossary/use-names-dialog.tsx';
import { usePagePanels } from '../../domains/panels/use-page-panels.tsx';
import { PinnedNotes } from '../../domains/submissions/staged/pinned-notes.tsx';
import { StagedImage } from '../../domains/submissions/staged/staged-image.tsx';
import { useFileProgress } from '../../domains/submissions/use-file-progress.ts';
import { useSubmission } from '../../domains/submissions/use-submission.ts';
import { SubmissionMoves } from './admin-moves.tsx';
import { Changes, Replaced } from './changes.tsx';
import { Facts, useFacts } from './facts.tsx';
import { FileChecks } from './file-checks.tsx';
import { History, Words } from './history.tsx';
import classes from './item.module.css';
import { ItemFrame } from './item-frame.tsx';
import { readMeantNames } from './meant-names.ts';
import { WithOriginal } from './original.tsx';
import { Pages, type PagesText } from './pages.tsx';
import { type AboutReview, Panel } from './panel.tsx';
import { ProposedNames } from './proposed-names.tsx';
import { RatingStep, useSaidRating } from './rating-step.tsx';
import { Record } from './record.tsx';
import { standingOf } from './standing.ts';
import type { CheckedText } from './texts/checked-text.ts';
import { type SubmissionText, TextFacts, WithSubmissionText } from './texts/submission-text.tsx';
import { useStateWords } from './use-state-words.ts';
import { useWritten } from './use-written.ts';

interface SubmissionItemProps extends AboutReview {
  readonly submissionId: string;
  readonly submission: Submission;
  /** What is found in the names of a chapter's text. */
  readonly check?: ((text: CheckedText) => ReactNode) | undefined;
}

/** The review of a comic or a chapter. */
export function SubmissionItem(props: SubmissionItemProps) {
  // After a decision its text is published, or its owner's again.
  return props.submission.kind === 'chapter' && props.review.waiting ? (
    <WithSubmissionText submissionId={props.submissionId}>
      {(text) => <Item {...props} text={text} />}
    </WithSubmissionText>
  ) : (
    <Item {...props} text={undefined} />
  );
}

interface ItemProps extends SubmissionItemProps {
  /** Undefined where none belongs to it. */
  readonly text: SubmissionText | undefined;
}

function Item({ submissionId, submission, text, check, ...about }: ItemProps) {
  const { uid, reviewId, review } = about;
  const stateOf = useStateWords();
  const chapter = useFileProgress(submission.files.chapter?.fileId);
  const cover = useFileProgress(submission.files.cover?.fileId);
  const [meant, setMeant] = useState(() =>
    submission.kind === 'comic' ? readMeantNames(submission.content) : undefined,
  );
  const rating = useSaidRating(submission);
  const writing = useWritten(uid, reviewId);
  const { written, onWrite } = writing;
  const now = useNow();
  const pinned =
    standingOf(review, uid, now).of === 'mine'
      ? { pins: written.pins, onChange: (pins: readonly Pin[]) => onWrite({ ...written, pins }) }
      : undefined;
  const files = [chapter, cover].filter((progress): progress is FileProgress => progress !== undefined);
  const isPublic = submission.state === 'published' && submission.publication === 'done';
  return (
    <ItemFrame
      reviewId={reviewId}
      review={review}
      state={stateOf(review, submission.state)}
      side={
        <>
          <Submitted submission={submission} review={review} />
          {text && (
            <TextFacts
              text={text}
              pageCount={chapter?.state === 'ready' ? chapter.pageCount : undefined}
              isReplacement={submission.replaces !== undefined}
            />
          )}
          <FileChecks files={files} chapter={submission.files.chapter?.fileId} />
          {submission.kind === 'comic' && meant && review.waiting && (
            <ProposedNames
              content={submission.content}
              resolved={review.resolved}
              meant={meant}
              onChoose={setMeant}
            />
          )}
          {review.waiting && <RatingStep of={submission.kind} said={rating.said} onSay={rating.setSaid} />}
          {submission.replaces !== undefined && (
            <Replaced replaces={submission.replaces} submission={submission} />
          )}
          {submission.revision > 1 && (
            <Changes submissionId={submissionId} submission={submission} resolved={review.resolved} />
          )}
          {submission.rejection && submission.revision > 1 && <PinnedBefore {...submission.rejection} />}
          <History decisions={review.decisions} />
          <Record uid={review.uid} reviewId={reviewId} />
          <SubmissionMoves submissionId={submissionId} submission={submission} />
        </>
      }
      panel={
        <Panel
          {...about}
          names={submissionNames(submission.content, review.resolved)}
          meant={meant}
          rating={rating}
          {...writing}
        />
      }
    >
      {cover?.state === 'drawn' && <CoverPicture cover={cover.cover} />}
      {isPublic ? (
        <PublishedNotice submission={submission} />
      ) : (
        chapter?.state === 'ready' && (
          <WithOriginal submission={submission}>
            {(original) => (
              <Pages
                key={chapter.folder}
                folder={chapter.folder}
                pinned={pinned}
                original={original}
                text={text && pagesText(text, submission, check)}
              />
            )}
          </WithOriginal>
        )
      )}
    </ItemFrame>
  );
}

/** What its pages say, once it is here; nothing of a chapter without a text. */
function pagesText(
  { written }: SubmissionText,
  { content, comicId: published, resolved }: Submission,
  check: SubmissionItemProps['check'],
): PagesText | undefined {
  const { language } = content;
  if (typeof written !== 'object' || language === null || !('comic' in content)) return undefined;
  const comicId = content.comic?.comicId ?? published ?? resolved?.comic?.comicId;
  return {
    written,
    language,
    ...(check &&
      comicId !== undefined && {
        check: (onGo, pageCount) =>
          check({
            comicId,
            language,
            pages: Array.from({ length: pageCount }, (_, index) => written.pages.get(index + 1) ?? []),
            onGo,
          }),
      }),
  };
}

/** What its owner wrote, beside what is stored under the names in it. */
function Submitted({ submission, review }: Pick<SubmissionItemProps, 'submission' | 'review'>) {
  const t = useWords('review');
  const factsOf = useFacts();
  const { kind, content } = submission;
  const proposed = kind === 'chapter' ? content.proposed?.submissionId : undefined;
  // What the review knows of the names is as old as the submission, or as the last claim.
  const { state } = useSubmission(proposed);
  const isProposedPublic = state.state === 'ready' && state.data.state === 'published';
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>{t('facts.title')}</h2>
      <Facts facts={factsOf({ ...submission, resolved: review.resolved, isProposedPublic })} />
      {kind === 'chapter' && content.comic && (
        <NamesButton
          comicId={content.comic.comicId}
          language={content.language ?? undefined}
          label={t('comicNames')}
        />
      )}
      <Words label={t('appealNote')} text={review.appeal ? submission.appeal?.note : undefined} />
    </section>
  );
}

/** The notes pinned to pages of an earlier revision, so that the reviewer sees whether they were followed. */
function PinnedBefore({ pins, pinnedFile, pinnedFolder }: Rejection) {
  const t = useWords('review');
  if (!pins) return null;
  return <PinnedNotes title={t('pins.before')} pins={pins} fileId={pinnedFile} folder={pinnedFolder} />;
}

function CoverPicture({ cover }: { readonly cover: Extract<FileProgress, { state: 'drawn' }>['cover'] }) {
  const t = useWords('review');
  const source = cover.sources.at(-1);
  if (!source) return null;
  const { width, height, color } = cover;
  const style: CSSProperties & Record<'--ratio', number> = { '--ratio': width / height };
  return (
    <figure className={classes.picture} style={style}>
      <StagedImage path={source.path} alt={t('pages.cover')} width={width} height={height} color={color} />
    </figure>
  );
}

/** Shown after publication: the pages are no longer stored where reviewers read them. */
function PublishedNotice({ submission: { kind, comicId, chapterId } }: { readonly submission: Submission }) {
  const t = useWords('review');
  const locale = useLocale();
  return (
    <>
      <p className={classes.none}>
        {t('pages.moved')}{' '}
        {chapterId !== undefined && <Link to={paths.chapter(locale, chapterId)}>{t('pages.read')}</Link>}
      </p>
      {kind === 'chapter' && comicId !== undefined && chapterId !== undefined && (
        <PanelsButton comicId={comicId} chapterId={chapterId} />
      )}
    </>
  );
}

function PanelsButton(of: { readonly comicId: string; readonly chapterId: string }) {
  const t = useWords('review');
  const { open, dialog } = usePagePanels(of);
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('pages.panels')}
      </Button>
      {dialog}
    </>
  );
}
