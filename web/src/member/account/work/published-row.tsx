import { Button, VisuallyHidden } from '@mantine/core';
import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import type { Chapter } from '@rawi/model/truth/chapter';
import type { Comic } from '@rawi/model/truth/comic';
import { smallestPicture } from '@rawi/model/truth/picture';
import { type Icon, IconEye, IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useSend } from '../../../core/forms/use-send.ts';
import { formatDay, formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { idOf } from '../../../core/lib/document-id.ts';
import { paths } from '../../../core/lib/paths.ts';
import type { ListItem } from '../../../core/live/list-pages.ts';
import { thumbnailSource } from '../../../core/pages/files.ts';
import { callTranslators } from '../../../core/session/translator-calls.ts';
import { ActionMenu, type MenuAction } from '../../../core/ui/action-menu.tsx';
import { FormNote } from '../../../core/ui/form-note.tsx';
import { OneLine } from '../../../core/ui/one-line.tsx';
import { comicName, isolatedName } from '../../../domains/comics/comic-name.ts';
import { Cover } from '../../../domains/comics/cover.tsx';
import { useNamesDialog } from '../../../domains/glossary/use-names-dialog.tsx';
import { usePagePanels } from '../../../domains/panels/use-page-panels.tsx';
import { UNASKED } from '../../../domains/ratings/showing.ts';
import { useTextEditor } from '../../../domains/transcripts/use-text-editor.tsx';
import { SubmissionBadge } from './submission-badge.tsx';
import { useWorkProblem } from './use-work-problem.ts';
import classes from './work-row.module.css';
import { WorkRow } from './work-row.tsx';

interface PublishedRowProps {
  readonly item: ListItem<Chapter>;
  /** Its comic; undefined until loaded. */
  readonly comic: Comic | undefined;
}

/** A published chapter, with its views and reactions. */
export function PublishedRow({ item, comic }: PublishedRowProps) {
  const t = useWords('my-work');
  const locale = useLocale();
  const wordsOf = useWorkProblem();
  const { replaceFile, problem } = useReplaceFile();
  const { number, language, cover, publishedAt, views, reactions, submissionId, manifest, comicId } =
    item.data;
  const panels = usePagePanels({ comicId, chapterId: idOf(item) });
  const names = useNamesDialog({ comicId, language });
  const text = useTextEditor({ written: { kind: 'chapter', comicId, chapterId: idOf(item) } });
  const actions: MenuAction[] = [
    { key: 'text', label: t('actions.text'), onChoose: text.open },
    ...(manifest ? [{ key: 'panels', label: t('actions.panels'), onChoose: panels.open }] : []),
    { key: 'names', label: t('actions.names'), onChoose: names.open },
    ...(submissionId === undefined
      ? []
      : [{ key: 'replace', label: t('actions.replace'), onChoose: () => replaceFile(submissionId) }]),
  ];
  const chapter = t('chapter', { chapter: formatNumber(number, locale) });
  const name = comic && comicName(comic, locale);
  const spoken = name
    ? t('chapterOf', { name: isolatedName(name, locale), chapter: formatNumber(number, locale) })
    : chapter;
  return (
    <WorkRow
      picture={<Cover image={thumbnailSource(smallestPicture(cover))} rating={UNASKED} sizes="84px" />}
      title={name ? <OneLine text={name.text} lang={name.lang} /> : chapter}
      facts={[
        ...(name ? [chapter] : []),
        LANGUAGE_NAMES[language][locale],
        formatDay(publishedAt.toISOString(), locale),
      ]}
      state={<SubmissionBadge state="published" />}
      action={
        <Button component={Link} variant="light" color="gray" to={paths.chapter(locale, idOf(item))}>
          {t('actions.open')}
        </Button>
      }
      menu={<ActionMenu isAtEnd label={t('actions.more', { name: spoken })} actions={actions} />}
    >
      {problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
      {panels.dialog}
      {names.dialog}
      {text.dialog}
      <ul className={classes.numbers}>
        <Figure icon={IconEye} value={views} words="views" />
        <Figure icon={IconThumbUp} value={reactions.likes} words="likes" />
        <Figure icon={IconThumbDown} value={reactions.dislikes} words="dislikes" />
      </ul>
    </WorkRow>
  );
}

interface FigureProps {
  readonly icon: Icon;
  readonly value: number;
  readonly words: 'views' | 'likes' | 'dislikes';
}

function Figure({ icon: Symbol, value, words }: FigureProps) {
  const t = useWords('my-work');
  const number = formatNumber(value, useLocale());
  return (
    <li className={classes.number}>
      <Symbol size={18} stroke={1.75} aria-hidden="true" />
      <span aria-hidden="true">{number}</span>
      <VisuallyHidden component="span">{t(words, { count: value, number })}</VisuallyHidden>
    </li>
  );
}

/** Starts a draft that will replace a published chapter's file, and opens its form. */
function useReplaceFile() {
  const navigate = useNavigate();
  const locale = useLocale();
  // All retries use one id, so that a retry after a lost answer finds the same draft.
  const [submissionId] = useState(() => crypto.randomUUID());
  const { problem, send } = useSend();
  const replaceFile = (replaces: string) =>
    void send(async () => {
      await callTranslators({ action: 'replaceChapter', submissionId, replaces });
      await navigate(paths.uploadChapter(locale, { submission: submissionId }));
    });
  return { replaceFile, problem };
}
