import { Button, SegmentedControl, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import { STRIP_ROWS } from '@rawi/model/constants';
import { LANGUAGE_CODES, LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import type { ComicPayload } from '@rawi/model/pages/pages';
import { useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { useMayUpload } from '../../core/session/may-upload.ts';
import { SectionHead } from '../../core/ui/section.tsx';
import { ComicDownloadButton } from '../../domains/downloads/comic-download-button.tsx';
import { ChapterItem } from './chapter-item.tsx';
import classes from './chapter-list.module.css';
import { chapterLanguages } from './first-chapter.ts';
import { preferredLanguage, useLastTranslation } from './preferred-language.ts';
import { useKeptChapters } from './use-kept-chapters.ts';

/** The chapters in one language, newest first, with a switch to the other languages. */
export function ChapterList({ comic }: { readonly comic: ComicPayload }) {
  const t = useWords('comic');
  const locale = useLocale();
  const mayUpload = useMayUpload();
  const headingId = useId();
  const [search, setSearch] = useSearchParams();
  const [showsAll, setShowsAll] = useState(false);
  const chapters = useKeptChapters(comic);
  const languages = chapterLanguages(chapters, locale);
  const preferred = preferredLanguage(chapters, useLastTranslation(comic.id), locale);
  const language =
    LANGUAGE_CODES.find(
      (code) => code === search.get('chapters') && languages.some((known) => known.language === code),
    ) ?? preferred;
  const rows = chapters.filter((chapter) => chapter.language === language).toReversed();
  const shown = showsAll ? rows : rows.slice(0, STRIP_ROWS);

  const handleLanguage = (chosen: string) => {
    setShowsAll(false);
    setSearch(
      (params) => {
        if (chosen === preferred) params.delete('chapters');
        else params.set('chapters', chosen);
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  };

  return (
    <section aria-labelledby={headingId}>
      <SectionHead
        id={headingId}
        title={t('chapters')}
        isTight
        aside={
          (languages.length > 1 || rows.length === 0) &&
          chapters.length > 0 && (
            <SegmentedControl
              aria-label={t('chapterLanguage')}
              className={classes.switch ?? ''}
              withItemsBorders={false}
              value={language}
              onChange={handleLanguage}
              data={languages.map(({ language: code, count }) => ({
                value: code,
                label: (
                  <span className={classes.language}>
                    {LANGUAGE_NAMES[code][locale]}{' '}
                    <span className={classes.count} aria-hidden="true">
                      {formatNumber(count, locale)}
                    </span>
                    <VisuallyHidden component="span">
                      {t('chapterCount', { count, number: formatNumber(count, locale) })}
                    </VisuallyHidden>
                  </span>
                ),
              }))}
            />
          )
        }
      />
      {rows.length === 0 ? (
        <p className={classes.none}>{t(chapters.length === 0 ? 'noChapters' : 'notInThisLanguage')}</p>
      ) : (
        <ul className={classes.rows}>
          {shown.map((chapter) => (
            <ChapterItem key={chapter.id} comic={comic} chapter={chapter} />
          ))}
        </ul>
      )}
      {shown.length < rows.length && (
        <Button variant="subtle" className={classes.all ?? ''} onClick={() => setShowsAll(true)}>
          {t('showAll', { count: rows.length, number: formatNumber(rows.length, locale) })}
        </Button>
      )}
      <ComicDownloadButton comic={comic} rows={rows.toReversed()} className={classes.all} />
      {rows.length > 0 && <p className={classes.pdf}>{t('pdf')}</p>}
      <p className={classes.ask}>
        {mayUpload ? (
          <Link to={paths.uploadChapter(locale, { comic: comic.id, language })}>{t('uploadMissing')}</Link>
        ) : (
          <Link to={paths.ask(locale, { comic: comic.id, language })}>{t('askForMissing')}</Link>
        )}
      </p>
    </section>
  );
}
