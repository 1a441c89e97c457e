import { Button } from '@mantine/core';
import { LANGUAGE_NAMES } from '@rawi/model/languages';
import { localize } from '@rawi/model/localized';
import type { ComicPayload } from '@rawi/model/pages';
import { IconBook2, IconCircleCheck } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { imageSource } from '../../data/files.ts';
import { comicName, otherComicName } from '../../lib/comic-name.ts';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { darkenedForWhite } from '../../lib/readable-color.ts';
import { Cover } from '../../ui/cover.tsx';
import { ComicFacts } from './comic-facts.tsx';
import classes from './comic-header.module.css';
import { firstChapter } from './first-chapter.ts';

/** The halftone band in the cover's colour, the cover over its edge, the way in, and the facts. */
export function ComicHeader({ comic }: { readonly comic: ComicPayload }) {
  const t = useWords('comic');
  const locale = useLocale();
  const name = comicName(comic, locale);
  const otherName = otherComicName(comic, locale);
  const cover = localize(comic.cover, locale).value;
  const publisher = localize(comic.publisher.name, locale);
  const description = localize(comic.description, locale);
  const band: CSSProperties & Record<'--band', string> = { '--band': darkenedForWhite(cover.color) };
  return (
    <header className={classes.header} style={band}>
      <div className={classes.band} aria-hidden="true" />
      <Cover
        image={imageSource(cover)}
        sizes="(max-width: 640px) 200px, (max-width: 1200px) 260px, 332px"
        className={classes.cover}
        isFirst
      />
      <div className={classes.names}>
        <p className={classes.publisher}>
          <bdi lang={publisher.locale}>{publisher.value}</bdi>
          {comic.status === 'completed' && (
            <span className={classes.completed}>
              <IconCircleCheck size={16} stroke={2} aria-hidden="true" />
              {t('completed')}
            </span>
          )}
        </p>
        <h1 className={classes.title} tabIndex={-1}>
          <bdi lang={name.lang}>{name.text}</bdi>
        </h1>
        {otherName && (
          <p className={classes.otherName}>
            <bdi lang={otherName.lang}>{otherName.text}</bdi>
          </p>
        )}
      </div>
      <div className={classes.body}>
        <ReadNow comic={comic} />
        <p className={classes.description}>
          <bdi lang={description.locale}>{description.value}</bdi>
        </p>
        <ComicFacts comic={comic} />
      </div>
    </header>
  );
}

function ReadNow({ comic }: { readonly comic: ComicPayload }) {
  const t = useWords('comic');
  const locale = useLocale();
  const chapter = firstChapter(comic.chapters, locale);
  if (!chapter) return null;
  return (
    <Button
      component={Link}
      to={paths.chapter(locale, chapter.id)}
      size="lg"
      className={classes.readNow ?? ''}
      leftSection={<IconBook2 size={20} stroke={1.75} aria-hidden="true" />}
    >
      {chapter.language === locale
        ? t('readNow')
        : t('readNowIn', { language: LANGUAGE_NAMES[chapter.language][locale] })}
    </Button>
  );
}
