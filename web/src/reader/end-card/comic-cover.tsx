import type { ChapterPayload } from '@rawi/model/pages/pages';
import { localize } from '@rawi/model/text/localized';
import { useLocale } from '../../core/i18n/locale.ts';
import { imageSource } from '../../core/pages/files.ts';

interface ComicCoverProps {
  readonly cover: ChapterPayload['comic']['cover'];
  readonly className: string | undefined;
}

/** The comic's cover. Decorative: the words beside it name the comic. */
export function ComicCover({ cover, className }: ComicCoverProps) {
  const image = imageSource(localize(cover, useLocale()).value);
  return (
    <span className={className} style={{ backgroundColor: image.color }}>
      <img
        alt=""
        src={image.src}
        srcSet={image.srcSet}
        sizes="(max-width: 639.98px) 120px, 264px"
        width={image.width}
        height={image.height}
        loading="lazy"
      />
    </span>
  );
}
