import type { PageImage } from '@rawi/model/truth/page-images';
import classes from './framed-page.module.css';

interface PageSliceProps {
  readonly slice: PageImage;
  /** Its address; undefined while it is on its way. */
  readonly source: string | undefined;
}

/** An image of a page, as large as it will be before it is here. */
export function PageSlice({ slice: { width, height, color }, source }: PageSliceProps) {
  const style = { background: color, aspectRatio: `${width} / ${height}` };
  if (source === undefined) return <span className={classes.slice} style={style} />;
  return (
    <img
      className={classes.slice}
      src={source}
      width={width}
      height={height}
      alt=""
      draggable={false}
      style={style}
      {...(!source.startsWith('blob:') && { crossOrigin: 'anonymous' as const })}
    />
  );
}
