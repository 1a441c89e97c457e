import { describe, expect, it } from 'vitest';
import { widened } from './image-sizes.ts';

describe('widened', () => {
  it('makes every width wider and leaves the conditions alone', () => {
    expect(widened('(max-width: 640px) 148px, (max-width: 1200px) 24vw, 250px', 2)).toBe(
      '(max-width: 640px) 296px, (max-width: 1200px) 48vw, 500px',
    );
    expect(widened('100vw', 1.44)).toBe('144vw');
  });

  it('never makes one narrower', () => {
    expect(widened('43vw', 0.5)).toBe('43vw');
  });
});
