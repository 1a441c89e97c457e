import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './comic-card.module.css';
import { Cover, type CoverImage } from './cover.tsx';

export interface ComicCardProps {
  readonly to: string;
  readonly image: CoverImage;
  readonly sizes: string;
  readonly title: string;
  readonly titleLang?: string | undefined;
  readonly caption: ReactNode;
}

/** A cover, its title and one line: one link. */
export function ComicCard({ to, image, sizes, title, titleLang, caption }: ComicCardProps) {
  return (
    <Link to={to} className={classes.card}>
      <Cover image={image} sizes={sizes} />
      <bdi className={classes.title} lang={titleLang} title={title}>
        {title}
      </bdi>
      <span className={classes.caption}>{caption}</span>
    </Link>
  );
}
