import { describe, expect, it } from 'vitest';
import { widenSizes } from './image-sizes.ts';

describe('widenSizes', () => {
  it('every width becomes wider and the conditions stay', () => {
    expect(widenSizes('(max-width: 640px) 148px, (max-width: 1200px) 24vw, 250px', 2)).toBe(
      '(max-width: 640px) 296px, (max-width: 1200px) 48vw, 500px',
    );
    expect(widenSizes('100vw', 1.44)).toBe('144vw');
  });

  it('no width becomes narrower', () => {
    expect(widenSizes('43vw', 0.5)).toBe('43vw');
  });
});
