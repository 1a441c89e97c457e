import type { Locale } from '@rawi/model/lists/locales';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useNeedsNetwork } from '../../core/network/on-device.ts';
import { OneLine } from '../../core/ui/one-line.tsx';
import type { PictureRating } from '../ratings/showing.ts';
import classes from './comic-card.module.css';
import { Cover, type CoverImage } from './cover.tsx';
import { openComic } from './opening-comic.ts';

export interface ComicCardProps {
  readonly to: string;
  readonly image: CoverImage;
  /** For whom the comic is; whether it stands in a list at all its list asks (`useListed`). */
  readonly rating: PictureRating;
  readonly sizes: string;
  readonly title: string;
  readonly titleLang?: Locale | undefined;
  /** The title with some words marked. */
  readonly shownTitle?: ReactNode;
  readonly caption: ReactNode;
  /** Whether the page opens with this card. */
  readonly isFirst?: boolean;
}

const COMIC_PATH = /^\/[a-z]+\/comic\//;

/** A cover, its title and one line, as one link. */
export function ComicCard({
  to,
  image,
  rating,
  sizes,
  title,
  titleLang,
  shownTitle,
  caption,
  isFirst = false,
}: ComicCardProps) {
  const t = useWords('shell');
  const isAway = useNeedsNetwork(to);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const { currentTarget: link, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (!COMIC_PATH.test(to) || isAway || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const cover = link.firstElementChild;
    openComic({ to, image, title, titleLang }, cover instanceof HTMLElement ? cover : null);
  };
  return (
    <Link to={to} className={classes.card} data-away={isAway || undefined} onClick={handleClick}>
      <Cover image={image} rating={rating} sizes={sizes} isFirst={isFirst} />
      <OneLine className={classes.title} lang={titleLang} text={title} shown={shownTitle} />
      <span className={classes.caption}>{isAway ? t('offline.needed') : caption}</span>
    </Link>
  );
}
