import type { Image } from '@rawi/model/schemas';
import { useState } from 'react';
import { imageSource } from '../data/files.ts';
import classes from './avatar.module.css';

interface AvatarProps {
  readonly name: string;
  readonly photo: Image | undefined;
  /** Its width in CSS pixels. */
  readonly size: number;
}

/** A person's photo, or the first letter of their name. Decoration: the name stands beside it. */
export function Avatar({ name, photo, size }: AvatarProps) {
  const source = photo && imageSource(photo);
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
