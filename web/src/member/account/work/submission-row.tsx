import { Button } from '@mantine/core';
import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { movesFrom } from '@rawi/model/review/machine';
import { DISCARDABLE, SUBMISSION } from '@rawi/model/review/submission-machine';
import { localize } from '@rawi/model/text/localized';
import type { Comic } from '@rawi/model/truth/comic';
import type { ChapterFile } from '@rawi/model/truth/file';
import { smallestPicture } from '@rawi/model/truth/picture';
import type { Submission } from '@rawi/model/truth/submission';
import { type ReactNode, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useSend } from '../../../core/forms/use-send.ts';
import { formatDay, formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { idOf } from '../../../core/lib/document-id.ts';
import { paths } from '../../../core/lib/paths.ts';
import { report } from '../../../core/lib/report-error.ts';
import { showToast } from '../../../core/lib/toast.ts';
import { thumbnailSource } from '../../../core/pages/files.ts';
import { callTranslators } from '../../../core/session/translator-calls.ts';
import { ActionMenu, type MenuAction } from '../../../core/ui/action-menu.tsx';
import { FormNote } from '../../../core/ui/form-note.tsx';
import { OneLine } from '../../../core/ui/one-line.tsx';
import { Cover } from '../../../domains/comics/cover.tsx';
import { UNASKED } from '../../../domains/ratings/showing.ts';
import { submissionComic, submissionTitle } from '../../../domains/submissions/submission-title.ts';
import { leaveEntry } from '../lists/list-states.tsx';
import { SeePages } from './see-pages.tsx';
import { formOf, type SubmissionItem, useSubmissionName } from './submission.ts';
import { SubmissionBadge } from './submission-badge.tsx';
import { SubmissionDialog } from './submission-dialogs.tsx';
import { SubmissionSentence } from './submission-sentence.tsx';
import { useWorkProblem } from './use-work-problem.ts';
import { NoPicture, WorkRow } from './work-row.tsx';

interface SubmissionRowProps {
  readonly item: SubmissionItem;
  readonly files: ReadonlyMap<string, ChapterFile> | undefined;
  /** Its comic as it is on Rawi; undefined until loaded, and for a comic that is not there yet. */
  readonly comic?: Comic | undefined;
}

/** A comic or a chapter that is a draft, in review, rejected or withdrawn, with its owner's actions. */
export function SubmissionRow({ item, files, comic }: SubmissionRowProps) {
  const t = useWords('my-work');
  const wordsOf = useWorkProblem();
  const name = useSubmissionName(item.data);
  const place = useRef<HTMLSpanElement>(null);
  const [asking, setAsking] = useState<'withdraw' | 'discard'>();
  const { revise, isSending, problem } = useRevise(item);
  const stopping = useSend();
  const { state, revision, submitsWhenChecked } = item.data;
  const stopWaiting: MenuAction = {
    key: 'stopWaiting',
    label: t('actions.stopWaiting'),
    onChoose: () =>
      void stopping.send(() =>
        callTranslators({ action: 'stopWaiting', submissionId: idOf(item), revision }),
      ),
  };
  const moves = movesFrom(SUBMISSION, state, 'owner');
  const asked = [
    ...(moves.includes('withdraw') ? (['withdraw'] as const) : []),
    ...(DISCARDABLE.some((each) => each === state) ? (['discard'] as const) : []),
  ];
  const menu: MenuAction[] = [
    ...(submitsWhenChecked ? [stopWaiting] : []),
    ...asked.map((key) => ({ key, label: t(`actions.${key}`), onChoose: () => setAsking(key) })),
  ];
  const refused = problem ?? stopping.problem;
  const done = {
    withdraw: useOfferEdit(revise),
    discard: () => leaveEntry(place.current?.closest('li') ?? null),
  };
  return (
    <WorkRow
      picture={<Picture submission={item.data} comic={comic} />}
      title={<Title submission={item.data} />}
      facts={useFacts(item.data)}
      state={<SubmissionBadge state={state} />}
      action={
        <MainAction
          item={item}
          isSending={isSending}
          onRevise={moves.includes('revise') ? revise : undefined}
        />
      }
      menu={menu.length > 0 && <ActionMenu isAtEnd label={t('actions.more', { name })} actions={menu} />}
    >
      <SubmissionSentence item={item} files={files} />
      <SeePages item={item} files={files} />
      {refused && <FormNote tone="error">{wordsOf(refused)}</FormNote>}
      <span ref={place} hidden />
      {asking && (
        <SubmissionDialog
          action={asking}
          item={item}
          onDone={done[asking]}
          onClose={() => setAsking(undefined)}
        />
      )}
    </WorkRow>
  );
}

/** The cover of the comic in the interface's language; until the comic is loaded, the one that the submission keeps. */
function Picture({
  submission,
  comic,
}: {
  readonly submission: Submission;
  readonly comic: Comic | undefined;
}) {
  const locale = useLocale();
  const kept = submissionComic(submission);
  if (!kept) return <NoPicture kind={submission.kind} />;
  const picture = comic ? smallestPicture(localize(comic.cover, locale).value) : kept.picture;
  return <Cover image={thumbnailSource(picture)} rating={UNASKED} sizes="84px" />;
}

function Title({ submission }: { readonly submission: Submission }) {
  const t = useWords('my-work');
  const title = submissionTitle(submission, useLocale());
  if (title) return <OneLine text={title.text} lang={title.lang} />;
  return t(submission.kind === 'comic' ? 'untitled' : 'noComic');
}

/** The kind, the language, and when it was submitted or last edited. */
function useFacts({ content, savedAt, since, state, ...submission }: Submission): ReactNode[] {
  const t = useWords('my-work');
  const locale = useLocale();
  const at = state === 'draft' ? savedAt : (since?.submitted ?? savedAt);
  const chapter = (number: number | null) =>
    number === null ? t('noNumber') : t('chapter', { chapter: formatNumber(number, locale) });
  return [
    'comic' in content ? chapter(content.number) : t('comic'),
    ...('replaces' in submission && submission.replaces !== undefined ? [t('corrected')] : []),
    ...(content.language === null ? [] : [LANGUAGE_NAMES[content.language][locale]]),
    formatDay(at.toISOString(), locale),
  ];
}

interface MainActionProps {
  readonly item: SubmissionItem;
  readonly isSending: boolean;
  /** Offers to make it a draft again, if allowed. */
  readonly onRevise: (() => void) | undefined;
}

function MainAction({ item, isSending, onRevise }: MainActionProps) {
  const t = useWords('my-work');
  const locale = useLocale();
  const { state, comicId, publication } = item.data;
  if (onRevise) {
    return (
      <Button variant="default" loading={isSending} onClick={onRevise}>
        {t(state === 'rejected' ? 'actions.revise' : 'actions.edit')}
      </Button>
    );
  }
  const isOpen = state === 'published' && publication !== 'running' && comicId !== undefined;
  return (
    <Button
      component={Link}
      {...(state === 'draft' ? { variant: 'default' } : { variant: 'light', color: 'gray' })}
      to={isOpen ? paths.comic(locale, comicId) : formOf(item, locale)}
    >
      {t(isOpen ? 'actions.open' : state === 'draft' ? 'actions.continue' : 'actions.view')}
    </Button>
  );
}

/** Makes it a draft again and opens its form. */
function useRevise(item: SubmissionItem) {
  const navigate = useNavigate();
  const locale = useLocale();
  const { state, problem, send } = useSend();
  const revise = () =>
    void send(async () => {
      const { revision } = item.data;
      await callTranslators({ action: 'reviseSubmission', submissionId: idOf(item), revision });
      await navigate(formOf(item, locale));
    });
  return { revise, isSending: state !== 'idle', problem };
}

/** Says that it was withdrawn, with a link to continue it. */
function useOfferEdit(revise: () => void): () => void {
  const t = useWords('my-work');
  const shell = useWords('shell');
  return () => {
    showToast({
      id: 'withdrawn',
      title: t('withdraw.done'),
      action: { label: t('withdraw.undo'), onChoose: revise },
      closeLabel: shell('close'),
    }).catch((error: unknown) => report('A way back could not be offered.', error));
  };
}
