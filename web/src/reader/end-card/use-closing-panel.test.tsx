import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  all,
  arrive,
  drawnChapter,
  forgetReading,
  one,
  openReader,
  press,
  serveChapters,
} from '../../testing/reader.ts';

const screenOf = vi.hoisted(() => ({ isOn: true }));
vi.mock('../../core/lib/use-is-on-screen.ts', () => ({ useIsOnScreen: () => screenOf.isOn }));

const PANELS = 'public/panels-0123456789abcdef/panels.json';
const FILE = {
  version: 1,
  pages: [
    { panels: [] },
    {
      panels: [
        [0, 0, 10_000, 6900, 90],
        [0, 7000, 10_000, 3000, 90],
      ],
    },
  ],
};
let answer: () => Response;
let asked = 0;

beforeEach(() => {
  asked = 0;
  screenOf.isOn = true;
  answer = () => new Response(JSON.stringify(FILE));
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return answer();
  });
  const next = drawnChapter('two', { pages: 2, number: 2 });
  const panel = { page: 2, x: 0, y: 0, width: 1000, height: 500 };
  serveChapters([
    drawnChapter('one', { pages: 2, panelsFile: PANELS }),
    { ...next, ...(next.manifest && { manifest: { ...next.manifest, panels: [panel] } }) },
  ]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetReading();
});

/** At the end card, whose two halves are the closing panel and the next chapter's. */
async function toTheEnd(): Promise<void> {
  await openReader('/en/chapter/one');
  arrive(1);
  press('End');
  arrive(2);
  press('ArrowRight');
}
/** Where the closing half begins on its page, in percent of its own height; undefined while it is empty. */
const closingTop = () => all('[data-onward] > :first-child > span')[0]?.style.getPropertyValue('--top');

it('a chapter ends with the last panel of its file of panels', async () => {
  await toTheEnd();
  await expect.poll(closingTop).toBe(`${(-100 * 700) / 300}%`);
  expect(asked).toBe(1);
});

it('the file of panels is not asked for before the end card is on the screen', async () => {
  screenOf.isOn = false;
  await toTheEnd();
  expect(one('[data-onward]')).toBeTruthy();
  expect(asked).toBe(0);
  expect(closingTop()).toBeUndefined();
});

it('a chapter whose panels do not come ends with the lower half of its last page', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  answer = () => new Response('', { status: 500 });
  await toTheEnd();
  await expect.poll(closingTop).toBe('-100%');
});
