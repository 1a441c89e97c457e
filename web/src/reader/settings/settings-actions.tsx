import { pageInTranslation } from '@rawi/model/truth/matched-pages';
import {
  IconDownload,
  IconEdit,
  IconFileZip,
  IconFlag,
  IconFocus2,
  IconKeyboard,
  IconLanguage,
  IconLayoutGrid,
  IconLink,
  IconMaximize,
  IconMinimize,
  IconPlaylistAdd,
  IconTextSize,
} from '@tabler/icons-react';
import { type ComponentType, lazy } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { paths } from '../../core/lib/paths.ts';
import { mayReview } from '../../core/session/may-review.ts';
import { useSession } from '../../core/session/session.ts';
import { PagePart } from '../../core/ui/page-part.tsx';
import { listPicture, savedChapter } from '../../domains/library/saved-things.ts';
import { useShelve } from '../../domains/shelves/use-shelve.tsx';
import { mayCorrect } from '../corrections/may-correct.ts';
import type { PanelProps } from '../panels/panel.ts';
import { useCopyLink } from '../panels/use-copy-link.ts';
import { useReaderWords } from '../reader-words.ts';
import classes from './settings-sheet.module.css';

const TakeDownAction = lazy(() => import('../take-down/take-down-action.tsx'));

/** More actions for the current page; on a phone the bar has no room for them. */
export function SettingsActions(props: PanelProps) {
  const { chapter, pages, fullscreen, onDownload, onReport, onPanel } = props;
  const { t, locale, language } = useReaderWords();
  const session = useSession();
  const { copyPage, copyPanel } = useCopyLink(props);
  const setting = useWords('reading-settings');
  const choices = useWords('choices');
  const { open, dialog } = useShelve(savedChapter(chapter.comic, chapter, listPicture(chapter.cover)));
  const then = (act: () => void) => () => {
    onPanel(undefined);
    act();
  };
  return (
    <div className={classes.actions}>
      {otherLanguages(chapter).map((translation) => (
        <Link
          key={translation.id}
          className={classes.action}
          to={paths.chapter(
            locale,
            translation.id,
            pageInTranslation(pages[0] ?? 0, chapter.pageCount, translation),
          )}
        >
          <IconLanguage size={20} stroke={1.75} aria-hidden />
          {setting('readIn', { language: language(translation.language) })}
        </Link>
      ))}
      <Action icon={IconLayoutGrid} label={t('thumbnails.title')} onClick={() => onPanel('thumbnails')} />
      {chapter.transcript && (
        <Action icon={IconTextSize} label={t('readText')} onClick={() => onPanel('text')} />
      )}
      {copyPage && <Action icon={IconLink} label={setting('copyPageLink')} onClick={() => void copyPage()} />}
      {copyPanel && (
        <Action icon={IconFocus2} label={setting('copyPanelLink')} onClick={() => void copyPanel()} />
      )}
      {onDownload && (
        <>
          <Action icon={IconDownload} label={t('download.action')} onClick={then(() => onDownload('pdf'))} />
          {chapter.manifest && (
            <Action icon={IconFileZip} label={t('download.cbz')} onClick={then(() => onDownload('cbz'))} />
          )}
        </>
      )}
      {fullscreen.available && (
        <Action
          icon={fullscreen.on ? IconMinimize : IconMaximize}
          label={t(fullscreen.on ? 'fullscreen.leave' : 'fullscreen.enter')}
          onClick={fullscreen.toggle}
        />
      )}
      <Action
        icon={IconPlaylistAdd}
        label={choices('shelveChapter', { chapter: formatNumber(chapter.number, locale) })}
        onClick={open}
      />
      {dialog}
      <Action icon={IconFlag} label={t('reportIssue')} onClick={then(onReport)} />
      {mayCorrect(session, chapter) && (
        <Action icon={IconEdit} label={setting('corrections')} onClick={() => onPanel('corrections')} />
      )}
      {mayReview(session) && (
        <PagePart missing={null}>
          <TakeDownAction onClick={() => onPanel('take-down')} />
        </PagePart>
      )}
      <Action icon={IconKeyboard} label={t('help.title')} onClick={() => onPanel('help')} />
    </div>
  );
}

/** A translation of this chapter into each other language: the first, where a language has several. */
function otherLanguages({ language, translations }: PanelProps['chapter']) {
  return translations.filter(
    (each, at) =>
      each.language !== language && translations.findIndex((one) => one.language === each.language) === at,
  );
}

interface ActionProps {
  readonly icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': boolean }>;
  readonly label: string;
  readonly onClick: () => void;
}

function Action({ icon: Icon, label, onClick }: ActionProps) {
  return (
    <button type="button" className={classes.action} onClick={onClick}>
      <Icon size={20} stroke={1.75} aria-hidden />
      {label}
    </button>
  );
}
