import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandOfEndTap, commandOfTap, TAP_ZONES, zoneAt } from './tap-zones.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('commandOfTap', () => {
  it("mirrors left and right with the chapter's direction", () => {
    fc.assert(
      fc.property(share, share, fc.constantFrom('thirds', 'edges'), (x, y, zones) => {
        expect(commandOfTap({ x, y }, 'rtl', 'single', zones)).toBe(
          commandOfTap({ x: 1 - x, y }, 'ltr', 'single', zones),
        );
      }),
    );
  });

  it('is the same in every direction for one hand, and mirrored for the other', () => {
    fc.assert(
      fc.property(share, share, (x, y) => {
        const right = zoneAt({ x, y }, 'ltr', 'right-hand');
        expect(zoneAt({ x, y }, 'rtl', 'right-hand')).toBe(right);
        expect(zoneAt({ x: 1 - x, y }, 'rtl', 'left-hand')).toBe(right);
      }),
    );
  });

  it('turns at the sides, shows the bars in the middle and everywhere in the strip', () => {
    const y = 0.5;
    expect(commandOfTap({ x: 0.1, y }, 'ltr', 'single', 'thirds')).toBe('previous');
    expect(commandOfTap({ x: 0.5, y }, 'ltr', 'single', 'thirds')).toBe('toggle-chrome');
    expect(commandOfTap({ x: 0.9, y }, 'ltr', 'single', 'thirds')).toBe('next');
    expect(commandOfTap({ x: 0.7, y }, 'ltr', 'double', 'edges')).toBe('toggle-chrome');
    for (const zones of TAP_ZONES)
      expect(commandOfTap({ x: 0.9, y }, 'vertical', 'vertical', zones)).toBe('toggle-chrome');
  });

  it('leaves room for the bars whatever the zones, and turns both ways or not at all', () => {
    for (const zones of TAP_ZONES) {
      const found = new Set(
        [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => zoneAt({ x, y }, 'ltr', zones))),
      );
      expect([...found].toSorted(), zones).toEqual(
        zones === 'none' ? ['toggle-chrome'] : ['next', 'previous', 'toggle-chrome'],
      );
    }
  });
});

describe('commandOfEndTap', () => {
  it('turns only at the outermost edges', () => {
    const beside = { layout: 'single', isOnNext: false } as const;
    expect(commandOfEndTap(0.05, 'ltr', beside)).toBe('previous');
    expect(commandOfEndTap(0.95, 'rtl', beside)).toBe('previous');
    expect(commandOfEndTap(0.95, 'ltr', beside)).toBe('next');
    expect(commandOfEndTap(0.3, 'ltr', beside)).toBeUndefined();
    expect(commandOfEndTap(0.05, 'vertical', { ...beside, layout: 'vertical' })).toBeUndefined();
  });

  it('opens the next chapter where its preview is shown, except at the edge of the pages', () => {
    const onNext = { layout: 'single', isOnNext: true } as const;
    expect(commandOfEndTap(0.5, 'ltr', onNext)).toBe('next');
    expect(commandOfEndTap(0.05, 'ltr', onNext)).toBe('previous');
    expect(commandOfEndTap(0.05, 'vertical', { ...onNext, layout: 'vertical' })).toBe('next');
  });
});
