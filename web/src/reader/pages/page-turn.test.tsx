import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  all,
  arrive,
  drawnChapter,
  forgetReading,
  openReader,
  press,
  serveChapters,
} from '../../testing/reader.ts';

beforeEach(() =>
  serveChapters([
    drawnChapter('en-1', { readingDirection: 'ltr' }),
    drawnChapter('ar-1', { readingDirection: 'rtl', language: 'ar' }),
  ]),
);
afterEach(forgetReading);

/** How each page that takes part in the last turn moves. */
const turns = () =>
  Object.fromEntries(
    all('[data-turn]').map(({ dataset, firstElementChild }) => [
      firstElementChild?.querySelector<HTMLElement>('[data-page]')?.dataset['page'] ?? 'end',
      dataset['turn'],
    ]),
  );

it.each([
  ['en-1', 'ArrowRight', 'ArrowLeft', 'right', 'left'],
  ['ar-1', 'ArrowLeft', 'ArrowRight', 'left', 'right'],
] as const)(
  'the page that comes and the page that goes slide together: %s',
  async (id, on, back, start, end) => {
    await openReader(`/en/chapter/${id}`);
    arrive(1);
    expect(turns()).toEqual({});
    press(on);
    expect(turns()).toEqual({ 1: `to-${end}`, 2: `from-${start}` });
    press(back);
    expect(turns()).toEqual({ 1: `from-${end}`, 2: `to-${start}` });
    press('End');
    press(on);
    expect(Object.entries(turns())).toContainEqual(['end', `from-${start}`]);
  },
);
