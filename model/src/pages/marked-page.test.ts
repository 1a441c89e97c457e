import { describe, expect, it } from 'vitest';
import { pageMarkedAnew } from './marked-page.ts';
import type { PageTarget } from './page-target.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const PAGE: PageTarget = { kind: 'chapter', id: 'one-1-en', comicId: 'one' };

describe('a page that is marked again', () => {
  it('has a mark of its own where there was none, or nothing that can be read', () => {
    for (const stored of [undefined, { kind: 'chapter' }, 'a mark']) {
      expect(pageMarkedAnew(PAGE, stored, 'first', NOW)).toMatchObject({ ...PAGE, generation: 'first' });
    }
  });

  it('is left alone while it is waiting, though a newer build said more of it', () => {
    const mark = pageMarkedAnew(PAGE, undefined, 'first', NOW);
    expect(pageMarkedAnew(PAGE, { ...mark, mood: 'good' }, 'second', NOW)).toBeUndefined();
  });

  it('keeps who is rebuilding it', () => {
    const claimed = { ...pageMarkedAnew(PAGE, undefined, 'first', NOW), claimed: 'first' };
    expect(pageMarkedAnew(PAGE, claimed, 'second', NOW)).toMatchObject({
      generation: 'second',
      claimed: 'first',
    });
  });
});
