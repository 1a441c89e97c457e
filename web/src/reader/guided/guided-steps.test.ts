import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GuidedSpread, guidedSteps, type Part } from './guided-steps.ts';

const wishes = { wholeFirst: false, wholeLast: false, direction: 'ltr' } as const;
const unit = fc.double({ min: 0, max: 1, noNaN: true });
const part = (least: number): fc.Arbitrary<Part> =>
  fc.tuple(unit, unit, unit, unit).map(([a, b, c, d]) => {
    const width = least + a * (1 - least);
    const height = least + b * (1 - least);
    return { x: c * (1 - width), y: d * (1 - height), width, height };
  });
const spread: fc.Arbitrary<GuidedSpread> = fc
  .record({
    ratio: fc.double({ min: 0.2, max: 3, noNaN: true }),
    panels: fc.array(part(0.1), { minLength: 1, maxLength: 8 }),
    balloons: fc.array(part(0.02), { maxLength: 8 }),
  })
  .map((known) => ({ ...known, places: placesOf(known.panels) }));
/** All of one page. */
const placesOf = (panels: readonly Part[]) => panels.map((_, panel) => ({ page: 1, panel }));
const screen = fc.record({
  width: fc.integer({ min: 320, max: 2560 }),
  height: fc.integer({ min: 320, max: 2560 }),
});
const choices = fc.record({
  wholeFirst: fc.boolean(),
  wholeLast: fc.boolean(),
  direction: fc.constantFrom('ltr' as const, 'rtl' as const),
});

const SLACK = 1e-6;
const isWithin = (inner: Part, outer: Part) =>
  inner.x >= outer.x - SLACK &&
  inner.y >= outer.y - SLACK &&
  inner.x + inner.width <= outer.x + outer.width + SLACK &&
  inner.y + inner.height <= outer.y + outer.height + SLACK;

describe('the steps of guided view', () => {
  it('show each panel in its order, and every point of it', () => {
    fc.assert(
      fc.property(spread, screen, choices, unit, unit, (pages, window, wanted, a, b) => {
        const steps = guidedSteps(pages, window, wanted);
        const order = steps.flatMap(({ panel }) => panel ?? []);
        expect([...new Set(order)]).toEqual(pages.panels.map((_, index) => index));
        expect(order).toEqual(order.toSorted((x, y) => x - y));
        pages.panels.forEach((panel, index) => {
          const point = { x: panel.x + a * panel.width, y: panel.y + b * panel.height, width: 0, height: 0 };
          const seen = steps.some((step) => step.panel === index && isWithin(point, step.view));
          expect(seen, `panel ${index} at ${a}, ${b}`).toBe(true);
        });
      }),
    );
  });

  it('have the shape of the screen, so that nothing is stretched', () => {
    fc.assert(
      fc.property(spread, screen, choices, (pages, window, wanted) => {
        for (const { view, panel } of guidedSteps(pages, window, wanted)) {
          if (panel === undefined) continue;
          expect((view.width * pages.ratio) / view.height / (window.width / window.height)).toBeCloseTo(1, 6);
        }
      }),
    );
  });

  it('cut no balloon that lies in a panel and is smaller than what is seen at once', () => {
    fc.assert(
      fc.property(spread, screen, choices, unit, unit, (pages, window, wanted, a, b) => {
        const [panel] = pages.panels;
        if (!panel) return;
        const width = panel.width * (0.05 + 0.3 * a);
        const height = panel.height * (0.05 + 0.3 * b);
        const balloon = {
          x: panel.x + b * (panel.width - width),
          y: panel.y + a * (panel.height - height),
          width,
          height,
        };
        const steps = guidedSteps({ ...pages, panels: [panel], balloons: [balloon] }, window, wanted);
        const seen = steps.flatMap((step) => (step.panel === undefined ? [] : [step.view]));
        const fits = seen.some((view) => view.width >= width && view.height >= height);
        if (fits) expect(seen.some((view) => isWithin(balloon, view))).toBe(true);
      }),
    );
  });

  it('show a balloon that reaches over the border of its panel with it', () => {
    const panel = { x: 0, y: 0.5, width: 1, height: 0.25 };
    const balloon = { x: 0.4, y: 0.45, width: 0.2, height: 0.1 };
    const above = { x: 0, y: 0, width: 1, height: 0.48 };
    const steps = guidedSteps(
      { ratio: 0.7, panels: [above, panel], places: placesOf([above, panel]), balloons: [balloon] },
      { width: 390, height: 844 },
      wishes,
    );
    const second = steps.find((step) => step.panel === 1);
    expect(second?.focus && isWithin(balloon, second.focus)).toBe(true);
  });

  it('show a tall panel in parts from the top, and a wide one from where reading begins', () => {
    const tall = { ratio: 0.2, panels: [{ x: 0, y: 0, width: 1, height: 1 }], places: [], balloons: [] };
    const down = guidedSteps(tall, { width: 1440, height: 900 }, wishes).map(({ view }) => view.y);
    expect(down.length).toBeGreaterThan(1);
    expect(down).toEqual(down.toSorted((a, b) => a - b));
    const square = {
      ratio: 0.7,
      panels: [{ x: 0, y: 0, width: 0.6, height: 0.5 }],
      places: [],
      balloons: [],
    };
    expect(
      guidedSteps(square, { width: 844, height: 390 }, wishes),
      'as wide as on an upright phone',
    ).toHaveLength(1);
    const wide = { ratio: 3, panels: [{ x: 0, y: 0, width: 1, height: 1 }], places: [], balloons: [] };
    const across = (direction: 'ltr' | 'rtl') =>
      guidedSteps(wide, { width: 390, height: 844 }, { ...wishes, direction }).map(({ view }) => view.x);
    expect(across('ltr')).toEqual(across('ltr').toSorted((a, b) => a - b));
    expect(across('rtl')[0]).toBeGreaterThan(across('rtl').at(-1) ?? 1);
    expect(across('rtl').length).toBeGreaterThan(1);
  });

  it('show a panel on one of two screens, as large as there, and never under the hinge', () => {
    fc.assert(
      fc.property(spread, screen, choices, (pages, window, wanted) => {
        const one = guidedSteps(pages, { ...window, width: window.width / 2 }, wanted);
        const both = guidedSteps(pages, { ...window, isFolded: true }, wanted);
        expect(both.map(({ panel }) => panel)).toEqual(one.map(({ panel }) => panel));
        both.forEach(({ view, panel }, index) => {
          const alone = one[index]?.view;
          if (panel === undefined || alone === undefined) return;
          expect(view.width).toBeCloseTo(2 * alone.width, 9);
          const hinge = view.x + view.width / 2;
          const isLeft = Math.abs(hinge - (alone.x + alone.width)) < SLACK;
          expect(isLeft || Math.abs(hinge - alone.x) < SLACK).toBe(true);
        });
      }),
    );
  });

  it('are the whole spread where nothing is known of it, and before or after the panels where that is wanted', () => {
    const whole = {
      view: { x: 0, y: 0, width: 1, height: 1 },
      focus: undefined,
      panel: undefined,
      place: undefined,
      zoom: 1,
    };
    const window = { width: 390, height: 844 };
    expect(guidedSteps({ ratio: 0.7, panels: [], places: [], balloons: [] }, window, wishes)).toEqual([
      whole,
    ]);
    const one = {
      ratio: 0.7,
      panels: [{ x: 0.1, y: 0.1, width: 0.5, height: 0.5 }],
      places: [],
      balloons: [],
    };
    expect(
      guidedSteps(one, window, { ...wishes, wholeFirst: true, wholeLast: true }).map(({ panel }) => panel),
    ).toEqual([undefined, 0, undefined]);
  });

  it('never enlarge more than the pixels of a page bear', () => {
    fc.assert(
      fc.property(spread, screen, choices, (pages, window, wanted) => {
        const screenRatio = window.width / window.height;
        const whole = Math.max(1, screenRatio / pages.ratio);
        for (const { view, zoom } of guidedSteps(pages, window, wanted)) {
          expect(zoom).toBeLessThanOrEqual(4 + SLACK);
          expect(view.width).toBeGreaterThanOrEqual(Math.min(1, whole / 4) - SLACK);
        }
      }),
    );
  });
});
