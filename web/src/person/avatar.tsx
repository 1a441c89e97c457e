import type { Image, Picture } from '@rawi/model/truth/schemas';
import { useState } from 'react';
import { imageSource, thumbnailSource } from '../data/files.ts';
import classes from './avatar.module.css';

interface AvatarProps {
  readonly name: string;
  /** In several widths, or for lists in one. */
  readonly photo: Image | Picture | undefined;
  /** Its width in CSS pixels. */
  readonly size: number;
}

/** A person's photo, or the first letter of their name. Decoration: the name stands beside it. */
export function Avatar({ name, photo, size }: AvatarProps) {
  const source = photo && ('sources' in photo ? imageSource(photo) : thumbnailSource(photo));
  const [broken, setBroken] = useState<string>();
  const style = { inlineSize: size, blockSize: size, fontSize: size * 0.42, background: source?.color };
  return (
    <span className={classes.avatar} style={style} aria-hidden="true">
      {source && broken !== source.src ? (
        <img
          src={source.src}
          srcSet={source.srcSet}
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
