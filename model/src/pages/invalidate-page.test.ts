import { describe, expect, it } from 'vitest';
import { invalidatePage } from './invalidate-page.ts';
import type { PageTarget } from './page-target.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const PAGE: PageTarget = { kind: 'chapter', id: 'one-1-en', comicId: 'one' };

describe('a page that is invalidated again', () => {
  it('has an invalidation of its own where there was none, or nothing that can be read', () => {
    for (const stored of [undefined, { kind: 'chapter' }, 'an invalidation']) {
      expect(invalidatePage(PAGE, stored, 'first', NOW)).toMatchObject({ ...PAGE, generation: 'first' });
    }
  });

  it('is left alone while it is waiting, though a newer build said more of it', () => {
    const invalidation = invalidatePage(PAGE, undefined, 'first', NOW);
    expect(invalidatePage(PAGE, { ...invalidation, mood: 'good' }, 'second', NOW)).toBeUndefined();
  });

  it('keeps who is rebuilding it', () => {
    const claimed = { ...invalidatePage(PAGE, undefined, 'first', NOW), claimed: 'first' };
    expect(invalidatePage(PAGE, claimed, 'second', NOW)).toMatchObject({
      generation: 'second',
      claimed: 'first',
    });
  });
});
