import type { ChapterPayload } from '@rawi/model/pages/pages';
import { localize } from '@rawi/model/text/localized';
import { useLocale } from '../../core/i18n/locale.ts';
import { imageSource } from '../../core/pages/files.ts';
import { AgeSign } from '../../domains/comics/cover.tsx';
import { usePictures } from '../../domains/ratings/showing.ts';

interface ComicCoverProps {
  readonly comic: Pick<ChapterPayload['comic'], 'cover' | 'ageRating'>;
  readonly className: string | undefined;
}

/** The comic's cover. Decorative: the words beside it name the comic. */
export function ComicCover({ comic: { cover, ageRating }, className }: ComicCoverProps) {
  const image = imageSource(localize(cover, useLocale()).value);
  const pictures = usePictures(ageRating);
  const { width, height } = image;
  return (
    <span className={className} style={{ backgroundColor: image.color }}>
      {pictures === 'sharp' && (
        <img
          alt=""
          src={image.src}
          srcSet={image.srcSet}
          sizes="(max-width: 639.98px) 120px, 264px"
          width={width}
          height={height}
          loading="lazy"
        />
      )}
      {pictures === 'blurred' && image.blurred !== undefined && (
        <img alt="" src={image.blurred} width={width} height={height} loading="lazy" />
      )}
      {pictures !== 'sharp' && <AgeSign rating={ageRating} />}
    </span>
  );
}
