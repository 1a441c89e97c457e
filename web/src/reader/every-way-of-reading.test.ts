import { isDeepStrictEqual } from 'node:util';
import { PANEL_UNITS } from '@rawi/model/truth/page-images';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropsOf } from './crop/page-crops.ts';
import type { Margin } from './crop/page-margins.ts';
import { type PageBoxes, panelBoxes } from './guided/panel-boxes.ts';
import { guideArrangement } from './guided/steps-of-chapter.ts';
import { LAYOUTS } from './layouts.ts';
import { fitPage, sizeOfPart, WHOLE_PAGE } from './pages/fit-page.ts';
import type { PageSize } from './pages/page-source.ts';
import { pageView, shapeOf } from './pages/spread-shape.ts';
import {
  type Arrangement,
  currentPage,
  currentPages,
  currentSpread,
  currentStep,
  isAtEnd,
  openReader,
  type ReaderAction,
  type ReaderState,
  readOfSteps,
  reduceReader,
} from './reader-state.ts';
import { filterOf } from './settings/page-look.ts';
import type { KeptSettings } from './settings/reading-settings.ts';
import { type ReadChapter, spreadRulesOf, type Way, wayOf } from './settings/way.ts';
import { arrangeSpreads, fractionOf, readOf } from './spreads.ts';
import { anySettings, anySettingsForAll } from './testing/any-settings.ts';
import type { Screen } from './use-screen.ts';

/*
 * Every setting, on every screen, at every page, in every order: what holds of the reader however somebody reads.
 */

const anyScreen: fc.Arbitrary<Screen> = fc.record({
  width: fc.integer({ min: 320, max: 2560 }),
  height: fc.integer({ min: 320, max: 2560 }),
  isFolded: fc.boolean(),
});

const anyKept: fc.Arbitrary<KeptSettings> = fc
  .record({ all: anySettingsForAll, own: anySettings, shift: fc.option(fc.boolean()) })
  .map(({ all, own, shift }) => ({
    all,
    comics: [['comic', own]],
    shifts: shift === null ? [] : [['chapter', shift]],
    keys: [],
  }));

const unit = fc.integer({ min: 0, max: PANEL_UNITS });
/** A box as a file of panels has it, as sure as any. */
const anyBox = fc
  .tuple(unit, unit, unit, unit, fc.integer({ min: 0, max: 100 }))
  .map(([x, y, a, b, sure]) => [
    Math.min(x, PANEL_UNITS - 1),
    Math.min(y, PANEL_UNITS - 1),
    Math.max(1, Math.min(a, PANEL_UNITS - x)),
    Math.max(1, Math.min(b, PANEL_UNITS - y)),
    sure,
  ]);

interface Chapter extends ReadChapter {
  readonly sizes: readonly PageSize[];
  readonly margins: readonly Margin[];
  /** Its pages as the file of panels has them; undefined while that has not come. */
  readonly file: { readonly pages: readonly unknown[] } | undefined;
}

/** Of a page, in shares of it: a fifth is the most that a file of panels says. */
const anyMargin = fc.integer({ min: 0, max: 200 }).map((thousandths) => thousandths / 1000);

const anyPage = fc.record({
  size: fc.record({
    width: fc.integer({ min: 300, max: 2400 }),
    height: fc.integer({ min: 300, max: 4000 }),
  }),
  margin: fc.record({ left: anyMargin, top: anyMargin, right: anyMargin, bottom: anyMargin }),
  boxes: fc.record({
    panels: fc.array(anyBox, { maxLength: 6 }),
    balloons: fc.array(anyBox, { maxLength: 4 }),
    whole: fc.boolean(),
  }),
});

const anyChapter: fc.Arbitrary<Chapter> = fc
  .record({
    pages: fc.array(anyPage, { minLength: 1, maxLength: 9 }),
    readingDirection: fc.constantFrom('ltr' as const, 'rtl' as const, 'vertical' as const),
    shifted: fc.boolean(),
    hasPanels: fc.boolean(),
  })
  .map(({ pages, readingDirection, shifted, hasPanels }) => ({
    id: 'chapter',
    comic: { id: 'comic' },
    readingDirection,
    ...(shifted ? { shifted: true as const } : {}),
    ...(hasPanels ? { panelsFile: 'public/chapter-0123456789abcdef/panels.json' } : {}),
    sizes: pages.map(({ size }) => size),
    margins: pages.map(({ margin }) => margin),
    file: hasPanels ? { pages: pages.map(({ boxes }) => boxes) } : undefined,
  }));

/** The pages of a chapter as the reader's surfaces know them. */
const sourceOf = ({ sizes }: Chapter) => {
  const sizeOf = (page: number): PageSize => sizes[page - 1] ?? { width: 1, height: 1 };
  return { sizeOf, isWide: (page: number) => sizeOf(page).width > sizeOf(page).height };
};

interface Read {
  readonly way: Way;
  readonly arrangement: Arrangement;
}

/** How a chapter is read: what `useReading` and `useGuided` make of it together. */
function readingOf(kept: KeptSettings, chapter: Chapter, screen: Screen): Read {
  const way = wayOf(kept, chapter, screen);
  const source = sourceOf(chapter);
  const spreads = arrangeSpreads(chapter.sizes.length, source.isWide, spreadRulesOf(way));
  const arrangement = { layout: way.layout, spreads };
  const isGuided = way.view === 'panels' && LAYOUTS[way.layout].surface === 'paged';
  if (!isGuided || chapter.file === undefined) return { way, arrangement };
  const boxes: readonly PageBoxes[] = panelBoxes(chapter.file, way.direction === 'rtl');
  return { way, arrangement: guideArrangement(arrangement, boxes, way, { source, screen }) };
}

/** The pages as they are laid out: without their margins, where that is chosen and no panels are shown. */
function laidOut(chapter: Chapter, { way, arrangement }: Read) {
  const source = sourceOf(chapter);
  const { surface } = LAYOUTS[way.layout];
  if (way.margins === 'shown' || (way.view === 'panels' && surface === 'paged')) return source;
  const direction = way.direction === 'rtl' ? 'rtl' : 'ltr';
  const crops = cropsOf(
    chapter.margins,
    { ...source, pageCount: chapter.sizes.length },
    { surface, spreads: arrangement.spreads, direction },
  );
  const cropOf = (page: number) => crops[page - 1] ?? WHOLE_PAGE;
  return { ...source, cropOf, sizeOf: (page: number) => sizeOfPart(source.sizeOf(page), cropOf(page)) };
}

const anyMove: fc.Arbitrary<ReaderAction> = fc.oneof(
  fc.record({ type: fc.constantFrom('next' as const, 'previous' as const), pulled: fc.boolean() }),
  fc.record({ type: fc.constantFrom('first' as const, 'last' as const, 'toggle-chrome' as const) }),
  fc.record({ type: fc.constant('go' as const), page: fc.integer({ min: -2, max: 12 }) }),
  fc.record({ type: fc.constant('scrolled-to' as const), position: fc.integer({ min: -2, max: 12 }) }),
);
/** What happens to somebody who reads: a move, or another way of reading (settings changed, the screen turned). */
const anyEvent = fc.oneof(
  { weight: 3, arbitrary: anyMove.map((action) => ({ action })) },
  { weight: 1, arbitrary: fc.record({ kept: anyKept, screen: anyScreen }) },
);

const openAt = (chapter: Chapter, page: number, { arrangement }: Read, fraction = 0) =>
  openReader({ pageCount: chapter.sizes.length, page, fraction, arrangement });

function expectSound(state: ReaderState, chapter: Chapter): void {
  const pageCount = chapter.sizes.length;
  expect(state.at).toBeGreaterThanOrEqual(0);
  expect(state.at).toBeLessThanOrEqual(state.spreads.length);
  expect(currentPage(state)).toBeGreaterThanOrEqual(1);
  expect(currentPage(state)).toBeLessThanOrEqual(pageCount);
  expect(state.step).toBeGreaterThanOrEqual(0);
  if (isAtEnd(state)) expect(currentStep(state)).toBeUndefined();
  else if (state.steps === undefined) expect(state.step).toBe(0);
  else expect(currentStep(state)).toBeDefined();
}

describe('however somebody reads', () => {
  it('they are at a page, a panel of it or the end card, and another way of reading leaves them at their page and panel', () => {
    fc.assert(
      fc.property(
        anyChapter,
        anyKept,
        anyScreen,
        fc.array(anyEvent, { maxLength: 12 }),
        (chapter, kept, screen, events) => {
          let state = openAt(chapter, 1, readingOf(kept, chapter, screen));
          expectSound(state, chapter);
          for (const event of events) {
            if ('action' in event) {
              state = reduceReader(state, event.action);
            } else {
              const wasAtEnd = isAtEnd(state);
              const place = currentStep(state)?.place;
              const page = place?.page ?? currentPage(state);
              const { arrangement } = readingOf(event.kept, chapter, event.screen);
              state = reduceReader(state, { type: 'arrange', arrangement });
              expect(isAtEnd(state)).toBe(wasAtEnd);
              if (!wasAtEnd) expect(currentPages(state)).toContain(page);
              // However its pages are paired: a panel is gone only where guided view ends or its page is shown whole.
              const isThere = state.steps?.[state.at]?.some((step) => isDeepStrictEqual(step.place, place));
              if (place && isThere) expect(currentStep(state)?.place).toEqual(place);
            }
            expectSound(state, chapter);
          }
        },
      ),
    );
  });

  it('every page is passed in its order, and the end card comes', () => {
    fc.assert(
      fc.property(anyChapter, anyKept, anyScreen, (chapter, kept, screen) => {
        let state = openAt(chapter, 1, readingOf(kept, chapter, screen));
        const passed: number[] = [...currentPages(state)];
        const most = 2 * chapter.sizes.length * 40;
        for (let turn = 0; !isAtEnd(state) && turn < most; turn += 1) {
          const before = state;
          state = reduceReader(state, { type: 'next' });
          expect(state, 'a press always leads on').not.toBe(before);
          if (state.at !== before.at) passed.push(...currentPages(state));
        }
        expect(isAtEnd(state)).toBe(true);
        const isSplit = state.spreads.some(({ half }) => half !== undefined);
        expect(isSplit ? [...new Set(passed)] : passed).toEqual(chapter.sizes.map((_, index) => index + 1));
      }),
    );
  });

  it('what was read is opened again where it was, to the half of a page and to the panel', () => {
    fc.assert(
      fc.property(anyChapter, anyKept, anyScreen, fc.nat(), (chapter, kept, screen, turns) => {
        const reading = readingOf(kept, chapter, screen);
        let state = openAt(chapter, 1, reading);
        for (let turn = 0; turn < turns % 40; turn += 1) state = reduceReader(state, { type: 'next' });
        const spread = currentSpread(state);
        if (spread === undefined) return;
        // As `useExactPosition` stores it.
        const fraction = fractionOf(spread, readOfSteps(state) ?? 0);
        expect(readOf(spread, fraction)).toBeCloseTo(readOfSteps(state) ?? 0, 9);
        const opened = openAt(chapter, currentPage(state), reading, fraction);
        expect(opened.at).toBe(state.at);
        if (spread.half === undefined) expect(opened.step).toBe(state.step);
      }),
    );
  });

  it('a strip stays a strip without panels, and what does not fit a way of reading is not asked of it', () => {
    fc.assert(
      fc.property(anyChapter, anyKept, anyScreen, (chapter, kept, screen) => {
        const { way, arrangement } = readingOf(kept, chapter, screen);
        if (chapter.readingDirection === 'vertical') {
          expect(way).toMatchObject({ layout: 'vertical', direction: 'vertical', wide: 'whole' });
        }
        if (LAYOUTS[way.layout].surface === 'strip') expect(arrangement.steps).toBeUndefined();
        if (way.fit !== undefined) expect(LAYOUTS[way.layout].fits).toContain(way.fit);
        if (arrangement.steps !== undefined) {
          expect(arrangement.steps).toHaveLength(arrangement.spreads.length);
          expect(
            arrangement.spreads.every(({ half }) => half === undefined),
            'guided view shows wide pages whole',
          ).toBe(true);
        }
        expect(filterOf(way.look) ?? '').not.toMatch(/NaN|undefined|Infinity/u);
      }),
    );
  });

  it('each page is drawn at a size that is more than nothing, in its own proportions, and by default never wider than the screen', () => {
    fc.assert(
      fc.property(anyChapter, anyKept, anyScreen, (chapter, kept, screen) => {
        const read = readingOf(kept, chapter, screen);
        const { way, arrangement } = read;
        const source = laidOut(chapter, read);
        const direction = way.direction === 'rtl' ? 'rtl' : 'ltr';
        for (const spread of arrangement.spreads) {
          const shape = shapeOf(source, spread, { direction, turnsWide: way.wide === 'rotate' });
          const drawn = shape.pages.map((placed) =>
            fitPage(source.sizeOf(placed.page), screen, pageView(shape, placed, { ...way, zoom: 1 })),
          );
          shape.pages.forEach(({ page }, index) => {
            const { width, height } = drawn[index] ?? { width: 0, height: 0 };
            expect(width).toBeGreaterThan(0);
            const size = source.sizeOf(page);
            expect(width / height).toBeCloseTo(size.width / size.height, 6);
          });
          const across = shape.turned ? 'height' : 'width';
          const seen =
            drawn.reduce((sum, each) => sum + each[across], 0) / (shape.half === undefined ? 1 : 2);
          if (way.fit === undefined) expect(seen).toBeLessThanOrEqual(screen.width + 1e-6);
          const heights = drawn.map(({ height }) => height);
          expect(Math.max(...heights) - Math.min(...heights), 'a pair is equally high').toBeLessThan(
            way.fit === 'original' ? Number.POSITIVE_INFINITY : 1e-6,
          );
        }
      }),
    );
  });
});
