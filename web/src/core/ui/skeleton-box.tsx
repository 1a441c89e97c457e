import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import classes from './skeletons.module.css';

export interface SkeletonBoxProps {
  readonly width?: string;
  readonly height?: string;
  readonly className?: string | undefined;
}

/** One box of a skeleton, exactly where the content will be. */
export function SkeletonBox({ width, height, className }: SkeletonBoxProps) {
  const style: CSSProperties = { inlineSize: width, blockSize: height };
  return <span className={classNames(classes.box, className)} style={style} />;
}
