import { Button } from '@mantine/core';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { isReviewId } from '@rawi/model/truth/comic-review';
import { type CommentFlag, REPORTS_COUNTED } from '@rawi/model/truth/comment-flag';
import { IconGavel } from '@tabler/icons-react';
import { lazy, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { fillIn } from '../../core/i18n/fill-in.tsx';
import { formatAge } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { useDocument } from '../../core/live/use-document.ts';
import { useShownDocument } from '../../core/live/use-shown-document.ts';
import { callCommunity } from '../../core/session/community-calls.ts';
import { ActionMenu } from '../../core/ui/action-menu.tsx';
import { Badge } from '../../core/ui/badge.tsx';
import { FactLine } from '../../core/ui/fact-line.tsx';
import { DialogMissing, PagePart } from '../../core/ui/page-part.tsx';
import { comicName } from '../../domains/comics/comic-name.ts';
import { CommentedPageContext } from '../../domains/comments/commented-page.ts';
import { HideDialog } from '../../domains/comments/dialogs/hide-dialog.tsx';
import { MuteDialog } from '../../domains/comments/dialogs/mute-dialog.tsx';
import { commentAt, withheldAt } from '../../domains/staff/lists.ts';
import { FlagBadges } from './flag-badges.tsx';
import { StaffAction } from './staff-action.tsx';
import classes from './staff-page.module.css';

/** Lazy: the diff code is loaded only if there is something to compare. */
const ReportedWords = lazy(() => import('./reported-words.tsx'));
const TakeDownComment = lazy(() => import('../../domains/comments/dialogs/take-down-comment.tsx'));

interface FlagRowProps {
  readonly flag: CommentFlag;
}

/** The words for what is flagged: a review is called so. */
const wordsFor = ({ commentId }: CommentFlag) => (isReviewId(commentId) ? 'reviews' : 'comments');

/** A flagged comment: its text, the reports, and the reviewer's actions. */
export function FlagRow({ flag }: FlagRowProps) {
  if (flag.deleted) return <Row flag={flag} words={<DeletedWords flag={flag} />} />;
  return flag.hidden === null ? (
    <ShownRow flag={flag} />
  ) : (
    <Row flag={flag} words={<HiddenWords flag={flag} />} />
  );
}

/** A decision about a visible comment applies to the version shown here. */
function ShownRow({ flag }: FlagRowProps) {
  const t = useWords('staff');
  const { state } = useDocument(commentAt(flag.comicId, flag.commentId));
  if (state.state === 'ready') {
    const { text, version } = state.data;
    const words = (
      <>
        <Quote text={text} />
        <Changed reported={flag.reported} now={text} />
      </>
    );
    return <Row flag={flag} words={words} version={version} />;
  }
  const none = (
    <p className={classes.said} data-none>
      {t(`${wordsFor(flag)}.${state.state === 'loading' ? 'loading' : 'gone'}`)}
    </p>
  );
  return <Row flag={flag} words={none} />;
}

interface RowProps extends FlagRowProps {
  readonly words: ReactNode;
  /** The version shown here, if the comment is visible. */
  readonly version?: number | undefined;
}

function Row({ flag, words, version }: RowProps) {
  const t = useWords('staff');
  const locale = useLocale();
  const { comicId, comic, name, since } = flag;
  const shown = comicName(comic, locale);
  const author = name === null ? t('comments.byNobody') : <bdi lang={languageOfScript(name)}>{name}</bdi>;
  const about = (
    <Link to={paths.comic(locale, comic.slug)}>
      <bdi lang={shown.lang}>{shown.text}</bdi>
    </Link>
  );
  const by = fillIn(t(`${wordsFor(flag)}.by`), { name: () => author, comic: () => about });
  return (
    <CommentedPageContext
      value={{ comic: { id: comicId, ...comic }, translators: new Set(), chapterPath: () => undefined }}
    >
      <li className={classes.row}>
        <div className={classes.text}>
          <h2 className={classes.name}>{by}</h2>
          {words}
          <Marks flag={flag} />
          <FactLine>
            <time dateTime={since.toISOString()}>
              {t('comments.since', { age: formatAge(since.toISOString(), locale) })}
            </time>
          </FactLine>
        </div>
        <Actions flag={flag} version={version} />
      </li>
    </CommentedPageContext>
  );
}

/** Renders nothing if the reported text is the current one. */
function Changed({ reported, now }: { readonly reported: CommentFlag['reported']; readonly now: string }) {
  if (reported.every(({ text }) => text === now)) return null;
  return (
    <PagePart>
      <ReportedWords reported={reported} now={now} />
    </PagePart>
  );
}

function DeletedWords({ flag: { reported } }: FlagRowProps) {
  const t = useWords('staff');
  return (
    <>
      <p className={classes.said} data-none>
        {t('comments.deleted')}
      </p>
      <PagePart>
        <ReportedWords reported={reported} />
      </PagePart>
    </>
  );
}

function HiddenWords({ flag }: FlagRowProps) {
  const t = useWords('staff');
  const { comicId, commentId, reported: kept } = flag;
  const { state } = useShownDocument(withheldAt(comicId, commentId));
  if (state.state !== 'ready') {
    return (
      <p className={classes.said} data-none>
        {t(`${wordsFor(flag)}.${state.state === 'loading' ? 'loading' : 'gone'}`)}
      </p>
    );
  }
  const { text, objection, reported } = state.data;
  return (
    <>
      <Quote text={text} />
      <Changed reported={kept.length > 0 || !reported ? kept : [{ ...reported, reports: 1 }]} now={text} />
      {objection && (
        <>
          <FactLine>{t('comments.objection')}</FactLine>
          <Quote text={objection.text} />
        </>
      )}
    </>
  );
}

function Quote({ text }: { readonly text: string }) {
  return (
    <blockquote className={classes.said}>
      <bdi lang={languageOfScript(text)}>{text}</bdi>
    </blockquote>
  );
}

function Marks({ flag }: { readonly flag: CommentFlag }) {
  const t = useWords('staff');
  return (
    <p className={classes.marks}>
      <FlagBadges
        flag={flag}
        counted={REPORTS_COUNTED}
        because={(reason) => t('comments.hiddenBecause', { reason })}
      />
      {flag.objects && (
        <Badge tone="plain" icon={IconGavel}>
          {t('comments.objection')}
        </Badge>
      )}
    </p>
  );
}

function Actions({ flag, version }: FlagRowProps & Pick<RowProps, 'version'>) {
  const t = useWords('staff');
  const words = useWords('comments');
  const [dialog, setDialog] = useState<'hide' | 'mute' | 'take-down'>();
  const { comicId, commentId, uid, name, hidden, objects, deleted } = flag;
  const close = () => setDialog(undefined);
  const actions = [
    ...(uid !== null && name !== null
      ? [{ key: 'mute', label: t('comments.mute'), onChoose: () => setDialog('mute') }]
      : []),
    ...(deleted
      ? []
      : [{ key: 'take-down', label: words('menu.take-down'), onChoose: () => setDialog('take-down') }]),
  ];
  return (
    <div className={classes.actions}>
      {hidden === null && !deleted && (
        <Button variant="default" onClick={() => setDialog('hide')}>
          {t('comments.hide')}
        </Button>
      )}
      {hidden !== null && objects && (
        <StaffAction done={t(`${wordsFor(flag)}.upheld`)} onAct={() => uphold(flag, hidden)}>
          {t('comments.uphold')}
        </StaffAction>
      )}
      <StaffAction
        done={t(`${wordsFor(flag)}.${deleted ? 'isSettled' : 'keptRight'}`)}
        onAct={() =>
          callCommunity({
            action: 'showComment',
            comicId,
            commentId,
            ...(version !== undefined && { version }),
          })
        }
      >
        {t(deleted ? 'comments.settled' : hidden === null ? 'comments.right' : 'comments.unhide')}
      </StaffAction>
      {actions.length > 0 && (
        <ActionMenu
          isAtEnd
          label={t(`${wordsFor(flag)}.menu`, {
            name: name === null ? t('comments.byNobody') : isolated(name),
          })}
          actions={actions}
        />
      )}
      {dialog === 'hide' && <HideDialog comment={{ id: commentId }} onClose={close} />}
      {dialog === 'mute' && uid !== null && name !== null && (
        <MuteDialog comment={{ author: { uid, name } }} onClose={close} />
      )}
      {dialog === 'take-down' && (
        <PagePart missing={<DialogMissing onClose={close} />}>
          <TakeDownComment
            comment={{
              id: commentId,
              author: uid !== null && name !== null ? { uid, name } : null,
              text: '',
            }}
            onClose={close}
          />
        </PagePart>
      )}
    </div>
  );
}

/** Keeps it hidden, which answers the author's appeal. */
async function uphold(
  { comicId, commentId }: CommentFlag,
  reason: NonNullable<CommentFlag['hidden']>,
): Promise<void> {
  const { readWithheld } = await import('../../domains/comments/read-withheld.ts');
  const note = (await readWithheld(comicId, commentId))?.note;
  await callCommunity({
    action: 'hideComment',
    comicId,
    commentId,
    reason,
    ...(note !== undefined && { note }),
  });
}
