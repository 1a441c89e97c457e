import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useLocale } from '../../../core/i18n/locale.ts';
import classes from './over-time.module.css';

interface ChartProps {
  /** Midnights, in seconds since the epoch. */
  readonly days: readonly number[];
  readonly values: readonly number[];
}

const HEIGHT = 88;
/** Room for the line at both ends, in pixels. */
const PADDING = 4;

/** A line chart of values by day, in the page's direction. A table beside it gives the same data as text. */
export default function Chart({ days, values }: ChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const { color } = getComputedStyle(element);
    const chart = new uPlot(
      {
        width: element.clientWidth,
        height: HEIGHT,
        padding: [PADDING, PADDING, PADDING, PADDING],
        legend: { show: false },
        cursor: { show: false },
        axes: [{ show: false }, { show: false }],
        scales: { x: { time: true, dir: locale === 'ar' ? -1 : 1 } },
        series: [{}, { stroke: color, width: 2, points: { show: days.length < 8, fill: color } }],
      },
      [[...days], [...values]],
      element,
    );
    const resized = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height: HEIGHT }));
    resized.observe(element);
    return () => {
      resized.disconnect();
      chart.destroy();
    };
  }, [days, values, locale]);
  return <div ref={place} className={classes.canvas} aria-hidden="true" />;
}
