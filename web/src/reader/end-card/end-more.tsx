import { Button } from '@mantine/core';
import { otherLocales } from '@rawi/model/lists/locales';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import {
  IconArrowLeft,
  IconArrowRight,
  IconBook,
  IconDownload,
  IconDownloadOff,
  IconFlag,
  IconLanguage,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../core/lib/paths.ts';
import { useMayUpload } from '../../core/session/may-upload.ts';
import type { StartDownload } from '../download/use-chapter-files.ts';
import type { Way } from '../order/use-way.ts';
import { WayLink } from '../order/way-link.tsx';
import { useReaderWords } from '../reader-words.ts';
import card from './end-card.module.css';
import classes from './end-more.module.css';
import { EndSay } from './end-say.tsx';

export interface EndCardProps {
  readonly chapter: ChapterPayload;
  /** Where it leads on and back. */
  readonly way: Way;
  /** Absent if the chapter may not be downloaded. */
  readonly onDownload?: StartDownload | undefined;
  readonly onReport: () => void;
}

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/**
 * The secondary half of the end card: the translator, rating and reactions, the download, other translations,
 * and links back.
 */
export function EndMore({ chapter, way, onDownload, onReport }: EndCardProps) {
  const words = useReaderWords();
  const { t, locale } = words;
  const mayUpload = useMayUpload();
  const [elsewhere = locale] = otherLocales(locale);
  const about = { comic: chapter.comic.id, number: chapter.number };
  // What is asked for is a language that it is not in yet; what is retranslated may be in it.
  const taken = [chapter, ...chapter.translations].map(({ language }) => language);
  const missing = [locale, elsewhere].find((language) => !taken.includes(language));
  const other = chapter.language === locale ? elsewhere : locale;
  const Back = words.direction === 'rtl' ? IconArrowRight : IconArrowLeft;
  return (
    <div className={classes.more}>
      <EndSay chapter={chapter} />
      {chapter.translations.length > 0 && (
        <div className={classes.group}>
          <h2 className={classes.groupName}>{t('end.translations')}</h2>
          <ul className={classes.translations}>
            {chapter.translations.map((translation) => (
              <li key={translation.id}>
                <Link className={card.translation} to={paths.chapter(locale, translation.id)}>
                  <IconLanguage {...ICON} />
                  <span>{words.language(translation.language)}</span>
                  {translation.translator !== undefined && (
                    <span className={card.detail}>
                      <bdi lang={languageOfScript(translation.translator.name)}>
                        {translation.translator.name}
                      </bdi>
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {onDownload === undefined ? (
        <p className={classes.notYet}>
          <IconDownloadOff {...ICON} />
          <span>{t('download.notYet')}</span>
        </p>
      ) : (
        <div className={classes.files}>
          <Button
            variant="default"
            fullWidth
            leftSection={<IconDownload {...ICON} />}
            onClick={() => onDownload('pdf')}
          >
            {t('download.withSize', { size: words.bytes(chapter.pdf.bytes) })}
          </Button>
          {chapter.manifest && (
            <Button
              variant="default"
              fullWidth
              leftSection={<IconDownload {...ICON} />}
              onClick={() => onDownload('cbz')}
            >
              {t('download.cbz')}
            </Button>
          )}
        </div>
      )}
      <div className={classes.links}>
        {way.previous !== undefined && (
          <WayLink stop={way.previous} className={card.link}>
            <Back {...ICON} />
            {t('previousChapterNamed', { chapter: way.previous.fullName })}
          </WayLink>
        )}
        {(way.order?.state === 'ready' || (chapter.next ?? chapter.nextElsewhere) !== undefined) && (
          <Link className={card.link} to={paths.comic(locale, chapter.comic.slug)}>
            <IconBook {...ICON} />
            {t('end.backToComic')}
          </Link>
        )}
        <Link
          className={card.link}
          to={
            mayUpload
              ? paths.uploadChapter(locale, { ...about, language: other })
              : paths.ask(locale, { ...about, language: missing })
          }
        >
          <IconLanguage {...ICON} />
          {t(mayUpload ? 'end.retranslate' : 'end.askTranslation')}
        </Link>
        <button type="button" className={card.link} onClick={onReport}>
          <IconFlag {...ICON} />
          {t('reportIssue')}
        </button>
      </div>
    </div>
  );
}
