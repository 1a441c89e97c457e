import { coverExcess } from '@rawi/model/pages/cover-shape';
import { type CSSProperties, useState } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { widenSizes } from '../../core/lib/image-sizes.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { ageMark, type PictureRating, usePictures } from '../ratings/showing.ts';
import classes from './cover.module.css';

export interface CoverImage {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  /** The color that a page of the comic takes its own from. */
  readonly accent?: string | undefined;
  /** What stands for it where it is not shown sharp. */
  readonly blurred?: string | undefined;
}

export interface CoverProps {
  readonly image: CoverImage;
  /** For whom the comic is: what is not wanted here is blurred, or drawn without its picture. */
  readonly rating: PictureRating;
  /** The `sizes` of the image: its width on the page. */
  readonly sizes: string;
  /** Empty when a title is beside it. */
  readonly alt?: string;
  /** Whether the page opens with this picture. */
  readonly isFirst?: boolean;
  /** Whether `className` gives a box so wide that the image fills it by its width. */
  readonly isWide?: boolean;
  readonly className?: string | undefined;
}

/**
 * A cover of 5:7 with sharp corners, and an edge that separates white art from a white page; its own colour
 * until it has loaded. Where the picture is not to be seen its blurred one or that colour stands for it, with the age it is for.
 */
export function Cover({
  image,
  rating,
  sizes,
  alt = '',
  isFirst = false,
  isWide = false,
  className,
}: CoverProps) {
  const [broken, setBroken] = useState<string>();
  const shell = useWords('shell');
  const pictures = usePictures(rating);
  const isSharp = pictures === 'sharp';
  const src = isSharp ? image.src : pictures === 'blurred' ? image.blurred : undefined;
  const style: CSSProperties & Record<'--cover-color', string> = { '--cover-color': image.color };
  return (
    <span className={classNames(classes.cover, className)} style={style}>
      {src !== undefined && src !== broken && (
        <img
          {...ageMark(rating)}
          src={src}
          srcSet={isSharp ? image.srcSet : undefined}
          sizes={isWide ? sizes : widenSizes(sizes, coverExcess(image))}
          width={image.width}
          height={image.height}
          alt={isSharp ? alt : shell('blurred')}
          decoding="async"
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          onError={() => setBroken(src)}
        />
      )}
      {!isSharp && <AgeSign rating={rating} />}
    </span>
  );
}

interface AgeSignProps {
  readonly rating: PictureRating;
  readonly className?: string | undefined;
}

/** “18+”, where a picture is blurred or missing. */
export function AgeSign({ rating, className }: AgeSignProps) {
  const locale = useLocale();
  const years = Number(rating);
  return (
    years > 0 && (
      <bdi lang={locale} className={classNames(classes.age, className)}>
        {`${formatNumber(years, locale)}+`}
      </bdi>
    )
  );
}
