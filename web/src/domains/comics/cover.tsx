import { coverExcess } from '@rawi/model/pages/cover-shape';
import { type CSSProperties, useState } from 'react';
import { widened } from '../../core/lib/image-sizes.ts';
import { classNames } from '../../core/ui/class-names.ts';
import classes from './cover.module.css';

export interface CoverImage {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

export interface CoverProps {
  readonly image: CoverImage;
  /** The `sizes` of the image: how wide it is drawn. */
  readonly sizes: string;
  /** Empty where a title stands beside it. */
  readonly alt?: string;
  /** For the picture that a page opens with. */
  readonly isFirst?: boolean;
  /** A box whose shape `className` gives, wide enough that the image fills it by its width. */
  readonly isWide?: boolean;
  readonly className?: string | undefined;
}

/** Art at 5:7, sharp like paper, with the edge that keeps white art on white; its own colour until it is there. */
export function Cover({ image, sizes, alt = '', isFirst = false, isWide = false, className }: CoverProps) {
  const [isBroken, setIsBroken] = useState(false);
  const style: CSSProperties & Record<'--cover-color', string> = { '--cover-color': image.color };
  return (
    <span className={classNames(classes.cover, className)} style={style}>
      {!isBroken && (
        <img
          src={image.src}
          srcSet={image.srcSet}
          sizes={isWide ? sizes : widened(sizes, coverExcess(image))}
          width={image.width}
          height={image.height}
          alt={alt}
          decoding="async"
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          onError={() => setIsBroken(true)}
        />
      )}
    </span>
  );
}
