import type { ComicCard } from '@rawi/model/pages/cards';
import type { HomePayload } from '@rawi/model/pages/pages';
import { ratingOfChapter } from '@rawi/model/rating/decide-showing';
import { localize } from '@rawi/model/text/localized';
import { IconBook2 } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { imageSource } from '../../core/pages/files.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { OneLine } from '../../core/ui/one-line.tsx';
import { PlainLink } from '../../core/ui/plain-button.tsx';
import { readableChapter } from '../../domains/chapters/readable-chapter.ts';
import { comicName } from '../../domains/comics/comic-name.ts';
import { AgeSign } from '../../domains/comics/cover.tsx';
import { ageMark, usePictures } from '../../domains/ratings/showing.ts';
import { OpeningPanels } from './opening-panels.tsx';
import classes from './splash.module.css';
import box from './splash-box.module.css';
import { useCaption } from './use-caption.ts';

interface SplashProps {
  readonly comics: readonly ComicCard[];
  readonly opening?: HomePayload['opening'];
}

/**
 * The top of the home page: one row of slanted panels, either the first panels of the first comic in the
 * reader's language, or the art of the first three comics. The text of the first one is in a lettering box
 * (look.md 5 and 14).
 */
export function Splash({ comics, opening }: SplashProps) {
  const locale = useLocale();
  const [first] = comics;
  const chapter = first?.firstChapter[locale];
  const ofPanels = first && ratingOfChapter(first, chapter ?? {});
  const pictures = usePictures(ofPanels);
  const panels = pictures === 'sharp' ? opening?.[locale] : undefined;
  if (!first) return null;
  return (
    <div className={classes.opening} {...ageMark(panels ? ofPanels : first.ageRating)}>
      {panels ? <OpeningPanels opening={panels} /> : <ArtPanels comics={comics} first={first} />}
      <LetteringBox comic={first} />
    </div>
  );
}

function ArtPanels({ comics, first }: { readonly comics: readonly ComicCard[]; readonly first: ComicCard }) {
  const others = comics.slice(1);
  return (
    <div className={classes.splash} data-panels={Math.min(comics.length, 3)}>
      <div className={classNames(classes.panel, classes.first)}>
        <PanelArt comic={first} width={80} isFirst />
      </div>
      {others.slice(0, 2).map((comic, index) => (
        <OtherPanel key={comic.slug} comic={comic} className={index === 0 ? classes.second : classes.third} />
      ))}
    </div>
  );
}

function LetteringBox({ comic }: { readonly comic: ComicCard }) {
  const t = useWords('home');
  const locale = useLocale();
  const name = comicName(comic, locale);
  const tagline = localize(comic.tagline, locale);
  const latest = readableChapter(comic.latestChapter, locale);
  const first = readableChapter(comic.firstChapter, locale);
  return (
    <div className={box.box}>
      {latest && (
        <p className={box.eyebrow}>
          {t(`splash.newIn.${latest.locale}`, { number: formatNumber(latest.chapter.number, locale) })}
        </p>
      )}
      <h1 className={box.title} tabIndex={-1}>
        <bdi lang={name.lang}>{name.text}</bdi>
      </h1>
      <p className={box.tagline}>
        <bdi lang={tagline.locale}>{tagline.value}</bdi>
      </p>
      <div className={box.actions}>
        {first && (
          <PlainLink
            to={paths.chapter(locale, first.chapter.id)}
            size="lg"
            className={box.read ?? ''}
            icon={<IconBook2 size={20} stroke={1.75} aria-hidden="true" />}
          >
            {t('splash.readPageOne')}
          </PlainLink>
        )}
        <PlainLink
          to={paths.comic(locale, comic.slug)}
          size="lg"
          className={classNames(box.more, first && box.secondary)}
        >
          {t('splash.seeTheComic')}
        </PlainLink>
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
  const genre = comic.genres[0] && localize(comic.genres[0].name, locale);
  return (
    <Link
      to={paths.comic(locale, comic.slug)}
      className={classNames(classes.panel, className)}
      {...ageMark(comic.ageRating)}
    >
      <PanelArt comic={comic} width={25} />
      <span className={classes.caption}>
        <OneLine className={classes.name} lang={name.lang} text={name.text} />
        <span className={classes.about}>
          {genre ? <bdi lang={genre.locale}>{genre.value}</bdi> : caption(comic)}
        </span>
      </span>
    </Link>
  );
}

/** The largest heights of the panels, on a phone and otherwise, in CSS pixels (splash.module.css). */
const HEIGHTS = { phone: { first: 264, other: 168 }, wide: 560 } as const;

interface PanelArtProps {
  readonly comic: ComicCard;
  /** The drawn width, in percent of the page's width. */
  readonly width: number;
  readonly isFirst?: boolean;
}

function PanelArt({ comic, width, isFirst = false }: PanelArtProps) {
  const locale = useLocale();
  const shell = useWords('shell');
  const pictures = usePictures(comic.ageRating);
  const image = imageSource(comic.art ?? localize(comic.cover, locale).value);
  const style: CSSProperties = { background: image.color };
  // An image covers its panel, so a tall panel needs an image wider than the panel.
  const wideEnough = (height: number) => `${Math.ceil((height * image.width) / image.height)}px`;
  const phone = isFirst ? HEIGHTS.phone.first : HEIGHTS.phone.other;
  const sizes = `(max-width: 640px) max(${isFirst ? 100 : 54}vw, ${wideEnough(phone)}), max(${width}vw, ${wideEnough(HEIGHTS.wide)})`;
  if (pictures !== 'sharp')
    return (
      <>
        {pictures === 'blurred' && image.blurred !== undefined ? (
          <img
            {...ageMark(comic.ageRating)}
            className={classes.art}
            style={style}
            src={image.blurred}
            width={image.width}
            height={image.height}
            alt={shell('blurred')}
            decoding="async"
          />
        ) : (
          <span className={classes.art} style={style} />
        )}
        <AgeSign rating={comic.ageRating} className={classes.age} />
      </>
    );
  return (
    <img
      {...ageMark(comic.ageRating)}
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
