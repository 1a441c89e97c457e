import { useFilesOf } from '../files-of.ts';
import { useStagedPicture } from '../use-staged-picture.ts';
import classes from './staged.module.css';

interface StagedImageProps {
  readonly path: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

/**
 * An unpublished picture of the submission that `FilesOf` names, in a box that has its shape from the
 * beginning.
 */
export function StagedImage({ path, alt, width, height, color }: StagedImageProps) {
  const source = useStagedPicture(useFilesOf(), path);
  const style = { backgroundColor: color, aspectRatio: `${width} / ${height}` };
  if (source === undefined) return <span className={classes.image} style={style} />;
  return <img className={classes.image} alt={alt} src={source} width={width} height={height} style={style} />;
}
