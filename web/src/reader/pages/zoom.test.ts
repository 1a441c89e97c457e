import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorAt, clampZoom, keepAnchor, MAX_ZOOM, stepZoom, wheelZoom } from './zoom.ts';

const length = fc.double({ min: 1, max: 5000, noNaN: true });
const place = fc.double({ min: -3000, max: 3000, noNaN: true });
const box = fc.record({ left: place, top: place, width: length, height: length });

describe('zooming a page', () => {
  it('keeps the point under the finger in place, whatever the new size', () => {
    fc.assert(
      fc.property(place, place, box, box, (x, y, before, after) => {
        const anchor = anchorAt({ x, y }, before);
        const { left, top } = keepAnchor(anchor, after);
        // Scrolling moves the page the other way by the same amount.
        const moved = { ...after, left: after.left - left, top: after.top - top };
        expect(moved.left + anchor.share.x * moved.width).toBeCloseTo(x, 3);
        expect(moved.top + anchor.share.y * moved.height).toBeCloseTo(y, 3);
      }),
    );
  });

  it('has limits on both sides, and snaps to none near none', () => {
    expect(clampZoom(9)).toBe(MAX_ZOOM);
    expect(clampZoom(0.2)).toBe(1);
    expect(clampZoom(1.02)).toBe(1);
    expect(clampZoom(1.5)).toBe(1.5);
  });

  it('returns to the start with the same number of steps back', () => {
    expect(stepZoom(stepZoom(1, 'in'), 'out')).toBe(1);
    expect(stepZoom(1, 'out')).toBe(1);
    expect(wheelZoom(1, 100)).toBe(1);
    expect(wheelZoom(2, -100)).toBeGreaterThan(2);
  });
});
