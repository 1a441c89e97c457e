import { Button } from '@mantine/core';
import { localize } from '@rawi/model/localized';
import type { ComicCard } from '@rawi/model/pages';
import { IconBook2 } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { imageSource } from '../../data/files.ts';
import { comicName } from '../../lib/comic-name.ts';
import { formatNumber } from '../../lib/format.ts';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { readableChapter } from './chapter-news.ts';
import classes from './splash.module.css';
import { useCaption } from './use-caption.ts';

/** Home opens on one row of slanted comic panels (look.md 1 and 5). */
export function Splash({ comics }: { readonly comics: readonly ComicCard[] }) {
  const [first, ...others] = comics;
  if (!first) return null;
  return (
    <div className={classes.splash} data-panels={comics.length}>
      <FirstPanel comic={first} />
      {others.slice(0, 2).map((comic, index) => (
        <OtherPanel key={comic.slug} comic={comic} className={index === 0 ? classes.second : classes.third} />
      ))}
    </div>
  );
}

function FirstPanel({ comic }: { readonly comic: ComicCard }) {
  const t = useWords('home');
  const locale = useLocale();
  const name = comicName(comic, locale);
  const tagline = localize(comic.tagline, locale);
  const latest = readableChapter(comic.latestChapter, locale);
  const first = readableChapter(comic.firstChapter, locale);
  return (
    <div className={classNames(classes.panel, classes.first)}>
      <PanelArt comic={comic} sizes="(max-width: 640px) 100vw, 62vw" isFirst />
      <div className={classes.text}>
        {latest && (
          <p className={classes.eyebrow}>
            {t(`splash.newIn.${latest.locale}`, { number: formatNumber(latest.chapter.number, locale) })}
          </p>
        )}
        <h1 className={classes.title} tabIndex={-1}>
          <bdi lang={name.lang}>{name.text}</bdi>
        </h1>
        <p className={classes.tagline}>
          <bdi lang={tagline.locale}>{tagline.value}</bdi>
        </p>
        <div className={classes.actions}>
          {first && (
            <Button
              component={Link}
              to={paths.chapter(locale, first.chapter.id)}
              variant="white"
              c="black"
              size="lg"
              leftSection={<IconBook2 size={20} stroke={1.75} aria-hidden="true" />}
            >
              {t('splash.readPageOne')}
            </Button>
          )}
          <Button
            component={Link}
            to={paths.comic(locale, comic.slug)}
            size="lg"
            className={classNames(classes.more, first && classes.secondary)}
          >
            {t('splash.seeTheComic')}
          </Button>
        </div>
      </div>
    </div>
  );
}

function OtherPanel({
  comic,
  className,
}: {
  readonly comic: ComicCard;
  readonly className: string | undefined;
}) {
  const locale = useLocale();
  const name = comicName(comic, locale);
  const caption = useCaption();
  const [genre] = comic.genres;
  return (
    <Link to={paths.comic(locale, comic.slug)} className={classNames(classes.panel, className)}>
      <PanelArt comic={comic} sizes="(max-width: 640px) 50vw, 28vw" />
      <span className={classes.caption}>
        <bdi className={classes.name} lang={name.lang}>
          {name.text}
        </bdi>
        <span>{genre ? localize(genre.name, locale).value : caption(comic)}</span>
      </span>
    </Link>
  );
}

function PanelArt({
  comic,
  sizes,
  isFirst = false,
}: {
  readonly comic: ComicCard;
  readonly sizes: string;
  readonly isFirst?: boolean;
}) {
  const locale = useLocale();
  const image = imageSource(comic.art ?? localize(comic.cover, locale).value);
  const style: CSSProperties = { background: image.color };
  return (
    <img
      className={classes.art}
      style={style}
      src={image.src}
      srcSet={image.srcSet}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt=""
      decoding="async"
      fetchPriority={isFirst ? 'high' : 'auto'}
    />
  );
}
