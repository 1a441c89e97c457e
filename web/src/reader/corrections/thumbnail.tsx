import type { PageImage } from '@rawi/model/truth/page-images';
import { fileUrl } from '../../core/pages/files.ts';
import classes from './corrections.module.css';

interface ThumbnailProps {
  /** The page's image; the top of a tall one. Undefined if the chapter has no page images. */
  readonly image: PageImage | undefined;
  readonly number: string;
}

/** A thumbnail of a page, with its number. */
export function Thumbnail({ image, number }: ThumbnailProps) {
  return (
    <span className={classes.thumbnail} style={image && { background: image.color }}>
      {image && (
        <img src={fileUrl(image.sources[0]?.path ?? '')} alt="" loading="lazy" crossOrigin="anonymous" />
      )}
      <bdi className={classes.number}>{number}</bdi>
    </span>
  );
}
