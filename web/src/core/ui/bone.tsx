import type { CSSProperties } from 'react';
import classes from './bone.module.css';
import { classNames } from './class-names.ts';

export interface BoneProps {
  readonly width?: string;
  readonly height?: string;
  readonly className?: string | undefined;
}

/** One box of a skeleton: it stands exactly where content will. */
export function Bone({ width, height, className }: BoneProps) {
  const style: CSSProperties = { inlineSize: width, blockSize: height };
  return <span className={classNames(classes.bone, className)} style={style} />;
}
