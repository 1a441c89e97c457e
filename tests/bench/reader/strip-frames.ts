import type { CDPSession } from '@playwright/test';
import type { Row } from '../report.ts';
import { SLOWER, slowDown } from '../slow-line.ts';
import { CHAPTERS } from './chapters.ts';
import { drawn, openPage, type Stage } from './stage.ts';

/** In CSS pixels, and CSS pixels a second: a wheel that turns on and on (a headless browser scrolls by no finger). */
const DISTANCE = 12_000;
const SPEED = 2000;
/** The goal, in per cent. */
const GOAL = 1;

/** Which frames are not shown in time while a strip is scrolled, as the compositor reports it: of pages, and of pages cut into slices. */
export async function stripRows(stage: Stage): Promise<Row[]> {
  const rows: Row[] = [];
  const strips = [CHAPTERS.strip, CHAPTERS.slices].flatMap((chapter) =>
    [1, SLOWER].map((processor) => ({ chapter, processor })),
  );
  for (const { chapter, processor } of strips) {
    const { dropped, all } = await framesOf(stage, chapter, processor);
    const share = (100 * dropped) / all;
    const name = chapter === CHAPTERS.slices ? 'a strip of slices' : 'a strip';
    rows.push({
      what: `frames dropped while ${name} scrolls, ${processor === 1 ? 'full speed' : `${processor} × slower processor`}, %`,
      figure: share.toFixed(2),
      note: `${dropped} of ${all}; under ${GOAL} is the goal`,
    });
  }
  return rows;
}

interface Frames {
  readonly dropped: number;
  readonly all: number;
}

async function framesOf({ browser, site }: Stage, chapter: string, processor: number): Promise<Frames> {
  const { page, context } = await openPage(browser);
  await page.goto(`${site}/en/chapter/${chapter}`);
  await drawn(page, 1);
  const session = await slowDown(page, { line: false, processor });
  const frames = await traceFrames(await browser.newBrowserCDPSession(), async () => {
    await session.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 600,
      yDistance: -DISTANCE,
      speed: SPEED,
      gestureSourceType: 'mouse',
      preventFling: true,
    });
  });
  await context.close();
  return frames;
}

interface TraceEvent {
  readonly name: string;
  readonly args?: { readonly frame_reporter?: { readonly state?: string; readonly scroll_state?: string } };
}

/** Records the compositor's reports of the frames of scrolling while something happens. */
async function traceFrames(session: CDPSession, happen: () => Promise<void>): Promise<Frames> {
  const states: string[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as readonly TraceEvent[]) {
      const { state, scroll_state: scroll = 'SCROLL_NONE' } = args?.frame_reporter ?? {};
      if (name === 'PipelineReporter' && state !== undefined && scroll !== 'SCROLL_NONE') states.push(state);
    }
  });
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['cc', 'benchmark', 'disabled-by-default-devtools.timeline.frame'] },
  });
  await happen();
  await session.send('Tracing.end');
  await complete;
  const count = (state: string) => states.filter((each) => each === state).length;
  const dropped = count('STATE_DROPPED');
  return { dropped, all: dropped + count('STATE_PRESENTED_ALL') + count('STATE_PRESENTED_PARTIAL') };
}
