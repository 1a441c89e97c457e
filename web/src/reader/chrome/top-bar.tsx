import { languageOfScript } from '@rawi/model/text/language-of-script';
import {
  IconArrowLeft,
  IconArrowRight,
  IconBookmark,
  IconBookmarkFilled,
  IconDownload,
  IconFlag,
  IconLayoutGrid,
  IconMaximize,
  IconMinimize,
  IconSettings,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { paths } from '../../core/lib/paths.ts';
import { isolatedName } from '../../domains/comics/comic-name.ts';
import { TranslatorLink } from '../../domains/people/translator-link.tsx';
import { type ChapterTitles, hasPage } from '../chapter-titles.ts';
import type { StartDownload } from '../download/use-chapter-files.ts';
import type { Panel } from '../panels/panel.ts';
import { useReaderWords } from '../reader-words.ts';
import classes from './chrome.module.css';
import { IconButton, IconLink } from './icon-button.tsx';

interface TopBarProps {
  /** The comic's name. */
  readonly slug: string;
  readonly titles: ChapterTitles;
  readonly shown: boolean;
  /** Absent if the chapter may not be downloaded. */
  readonly onDownload?: StartDownload;
  /** Saving the chapter. */
  readonly save: { readonly label: string; readonly isOn: boolean; readonly toggle: () => void };
  /** Saves the chapter on this device. */
  readonly offline: ReactNode;
  readonly onReport: () => void;
  readonly onPanel: (panel: Panel) => void;
  readonly fullscreen: { readonly on: boolean; readonly available: boolean; readonly toggle: () => void };
}

/** The link back to the comic, the chapter's name, and the actions for it. */
export function TopBar({
  slug,
  titles,
  shown,
  onDownload,
  save,
  offline,
  onReport,
  onPanel,
  fullscreen,
}: TopBarProps) {
  const words = useReaderWords();
  const { t, direction, locale } = words;
  return (
    <header className={classes.top} data-shown={shown || undefined}>
      <IconLink
        icon={direction === 'rtl' ? IconArrowRight : IconArrowLeft}
        label={t('backTo', { comic: isolatedName(titles.comic, locale) })}
        to={paths.comic(locale, slug)}
      />
      <div className={classes.titles}>
        <h1 className={classes.title} tabIndex={-1}>
          <bdi className={classes.comic} lang={titles.comic.lang}>
            {titles.comic.text}
          </bdi>
          <span className={classes.number}>
            <span className={classes.comma}>{t('comma')}</span>
            {t('chapterWithin', { number: words.number(titles.number) })}
          </span>
        </h1>
        {(titles.title !== undefined || titles.translator !== undefined) && (
          <p className={classes.subtitle} data-named={titles.translator !== undefined || undefined}>
            {titles.title !== undefined && (
              <bdi className={classes.chapterTitle} lang={titles.language}>
                {titles.title}
              </bdi>
            )}
            {titles.title !== undefined && titles.translator !== undefined && (
              <span className={classes.chapterTitle}>{t('comma')}</span>
            )}
            {titles.translator !== undefined && (
              <span>
                <span className={classes.by}>
                  {t(titles.title === undefined ? 'translatedBy' : 'translatedByWithin')}{' '}
                </span>
                {hasPage(titles.translator) ? (
                  <TranslatorLink translator={titles.translator} />
                ) : (
                  <bdi lang={languageOfScript(titles.translator.name)}>{titles.translator.name}</bdi>
                )}
              </span>
            )}
          </p>
        )}
      </div>
      <div className={classes.buttons}>
        <IconButton
          icon={save.isOn ? IconBookmarkFilled : IconBookmark}
          label={save.label}
          pressed={save.isOn}
          onClick={save.toggle}
        />
        {offline}
        <IconButton
          className={classes.wideOnly}
          icon={IconLayoutGrid}
          label={t('thumbnails.title')}
          onClick={() => onPanel('thumbnails')}
        />
        {onDownload !== undefined && (
          <IconButton
            className={classes.wideOnly}
            icon={IconDownload}
            label={t('download.action')}
            onClick={() => onDownload('pdf')}
          />
        )}
        {fullscreen.available && (
          <IconButton
            className={classes.wideOnly}
            icon={fullscreen.on ? IconMinimize : IconMaximize}
            label={t(fullscreen.on ? 'fullscreen.leave' : 'fullscreen.enter')}
            onClick={fullscreen.toggle}
          />
        )}
        <IconButton className={classes.wideOnly} icon={IconFlag} label={t('report')} onClick={onReport} />
        <IconButton icon={IconSettings} label={t('settings.title')} onClick={() => onPanel('settings')} />
      </div>
    </header>
  );
}
