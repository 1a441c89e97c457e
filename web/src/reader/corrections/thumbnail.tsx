import type { PageImage } from '@rawi/model/truth/page-images';
import { fileUrl } from '../../core/pages/files.ts';
import classes from './corrections.module.css';

interface ThumbnailProps {
  /** Of the page; of a tall one its beginning. Nothing where the chapter has no page images. */
  readonly image: PageImage | undefined;
  readonly number: string;
}

/** A page as small as it can still be told from others, with its number. */
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
