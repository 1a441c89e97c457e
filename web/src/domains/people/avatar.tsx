import type { Image, Picture } from '@rawi/model/truth/schemas';
import { useState } from 'react';
import { type ImageSource, imageSource, thumbnailSource } from '../../core/pages/files.ts';
import classes from './avatar.module.css';

interface AvatarProps {
  readonly name: string;
  /** An image in several widths, a list's picture in one, or the session's address of it. */
  readonly photo: Image | Picture | string | undefined;
  /** Its width in CSS pixels. */
  readonly size: number;
}

/** A person's photo, or the first letter of their name. Decoration: the name is beside it. */
export function Avatar({ name, photo, size }: AvatarProps) {
  const source = sourceOf(photo);
  const [broken, setBroken] = useState<string>();
  const style = { inlineSize: size, blockSize: size, fontSize: size * 0.42, background: source?.color };
  return (
    <span className={classes.avatar} style={style} aria-hidden="true">
      {source && broken !== source.src ? (
        <img
          {...(source.srcSet !== undefined && { srcSet: source.srcSet })}
          src={source.src}
          sizes={`${size}px`}
          width={size}
          height={size}
          alt=""
          onError={() => setBroken(source.src)}
        />
      ) : (
        [...name.trim()][0]?.toLocaleUpperCase()
      )}
    </span>
  );
}

function sourceOf(
  photo: AvatarProps['photo'],
): (Pick<Partial<ImageSource>, 'color' | 'srcSet'> & { readonly src: string }) | undefined {
  if (photo === undefined) return undefined;
  if (typeof photo === 'string') return { src: photo };
  return 'sources' in photo ? imageSource(photo) : thumbnailSource(photo);
}
