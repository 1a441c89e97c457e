import { Button } from '@mantine/core';
import type { ComicCard } from '@rawi/model/pages/cards';
import { localize } from '@rawi/model/text/localized';
import { IconBook2 } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { imageSource } from '../../core/pages/files.ts';
import { readableChapter } from '../../domains/chapters/readable-chapter.ts';
import { comicName } from '../../domains/comics/comic-name.ts';
import { Cover } from '../../domains/comics/cover.tsx';
import { ageMark, useIsListed, usePictures } from '../../domains/ratings/showing.ts';
import classes from './start-here.module.css';

/** The comic to start a publisher with. */
export function StartHere({ comic }: { readonly comic: ComicCard }) {
  const t = useWords('publishers');
  const locale = useLocale();
  const name = comicName(comic, locale);
  const tagline = localize(comic.tagline, locale);
  const first = readableChapter(comic.firstChapter, locale);
  const isListed = useIsListed();
  if (!isListed(comic.ageRating)) return null;
  return (
    <section {...ageMark(comic.ageRating)} className={classes.start} data-art={comic.art ? true : undefined}>
      <Picture comic={comic} />
      <div className={classes.words}>
        <p className={classes.eyebrow}>{t('start')}</p>
        <h2 className={classes.title}>
          <bdi lang={name.lang}>{name.text}</bdi>
        </h2>
        <p className={classes.tagline}>
          <bdi lang={tagline.locale}>{tagline.value}</bdi>
        </p>
        <div className={classes.actions}>
          {first && (
            <Button
              component={Link}
              to={paths.chapter(locale, first.chapter.id)}
              size="lg"
              leftSection={<IconBook2 size={20} stroke={1.75} aria-hidden="true" />}
            >
              {t('readPageOne')}
            </Button>
          )}
          <Button component={Link} to={paths.comic(locale, comic.slug)} size="lg" variant="default">
            {t('seeTheComic')}
          </Button>
        </div>
      </div>
    </section>
  );
}

function Picture({ comic: { art, cover, ageRating } }: { readonly comic: ComicCard }) {
  const locale = useLocale();
  const isSharp = usePictures(ageRating) === 'sharp';
  if (!art || !isSharp)
    return (
      <Cover
        image={imageSource(localize(cover, locale).value)}
        rating={ageRating}
        sizes="260px"
        className={classes.cover}
        isFirst
      />
    );
  const { src, srcSet, width, height, color } = imageSource(art);
  return (
    <img
      {...ageMark(ageRating)}
      src={src}
      srcSet={srcSet}
      sizes="(max-width: 900px) 100vw, 740px"
      width={width}
      height={height}
      style={{ backgroundColor: color }}
      alt=""
      decoding="async"
      fetchPriority="high"
      className={classes.art}
    />
  );
}
