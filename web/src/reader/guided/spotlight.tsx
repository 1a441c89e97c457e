import type { Step } from './guided-steps.ts';
import classes from './spotlight.module.css';

/** Dims what is around the panel; nothing where the whole page is shown. Left is left in both languages, as on the page. */
export function Spotlight({ step: { focus } }: { readonly step: Step }) {
  const { x, y, width, height } = focus ?? { x: 0, y: 0, width: 1, height: 1 };
  const percent = (share: number) => `${share * 100}%`;
  return (
    <div
      className={classes.spotlight}
      data-focus={focus !== undefined || undefined}
      style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
    />
  );
}
