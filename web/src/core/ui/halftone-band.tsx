import { classNames } from './class-names.ts';
import classes from './halftone-band.module.css';

/**
 * Fills the box around it (which isolates its layers) in the colours of `bandColors`, with halftone dots at
 * the bottom.
 */
export function HalftoneBand({ className }: { readonly className?: string | undefined }) {
  return <div className={classNames(classes.band, className)} aria-hidden="true" />;
}
