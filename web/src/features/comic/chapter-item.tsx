import type { ChapterRow } from '@rawi/model/pages';
import { IconDownload, IconDownloadOff } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { thumbnailSource } from '../../data/files.ts';
import { languageOfScript } from '../../lib/comic-name.ts';
import { formatBytes, formatDay, formatNumber } from '../../lib/format.ts';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { Cover } from '../../ui/cover.tsx';
import classes from './chapter-item.module.css';

/** One translation of one chapter: the whole row is one link into the reader. */
export function ChapterItem({ chapter }: { readonly chapter: ChapterRow }) {
  const t = useWords('comic');
  const locale = useLocale();
  const number = formatNumber(chapter.number, locale);
  return (
    <li className={classes.row}>
      <Cover image={thumbnailSource(chapter.thumbnail)} sizes="60px" />
      <div className={classes.text}>
        <h3 className={classes.title}>
          <Link to={paths.chapter(locale, chapter.id)} className={classes.link}>
            <span className={classes.number}>{t('chapter', { number })}</span>
            {chapter.title !== undefined && (
              <>
                {' '}
                <bdi lang={languageOfScript(chapter.title)}>{chapter.title}</bdi>
              </>
            )}
          </Link>
        </h3>
        <p className={classes.facts}>
          {chapter.translator && <bdi className={classes.translator}>{chapter.translator.name}</bdi>}
          <span>
            {t('pages', { count: chapter.pageCount, number: formatNumber(chapter.pageCount, locale) })}
          </span>
          <span>{formatDay(chapter.publishedAt, locale)}</span>
          <Download chapter={chapter} />
        </p>
      </div>
      <span className={classes.read} aria-hidden="true">
        {t('read')}
      </span>
    </li>
  );
}

function Download({ chapter }: { readonly chapter: ChapterRow }) {
  const t = useWords('comic');
  const locale = useLocale();
  return (
    <span className={classes.download}>
      {chapter.downloadable ? (
        <>
          <IconDownload size={16} stroke={1.75} aria-hidden="true" />
          {t('pdf', { size: formatBytes(chapter.bytes, locale) })}
        </>
      ) : (
        <>
          <IconDownloadOff size={16} stroke={1.75} aria-hidden="true" />
          {t('noPdf')}
        </>
      )}
    </span>
  );
}
