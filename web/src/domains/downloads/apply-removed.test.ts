import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findRemoved } from './apply-removed.ts';
import type { Download } from './record.ts';

const AT = new Date('2026-01-01T00:00:00Z');
const id = fc.constantFrom('a', 'b', 'c', 'd');
const removed = fc
  .uniqueArray(fc.record({ id: fc.oneof(id, fc.constant('comic')), takenDown: fc.boolean() }), {
    selector: (each) => each.id,
  })
  .map((all) =>
    all.map((each) => ({ id: each.id, at: AT, ...(each.takenDown && { takenDown: true as const }) })),
  );
const downloads = fc
  .uniqueArray(fc.record({ id, isWithdrawn: fc.boolean(), isReady: fc.boolean() }), {
    selector: (each) => each.id,
  })
  .map((all) => all.map((each) => download(each.id, each.isReady, each.isWithdrawn)));

function download(chapterId: string, isReady: boolean, isWithdrawn: boolean): Download {
  const asked = {
    id: chapterId,
    about: {
      comicId: chapterId === 'a' ? 'comic' : 'other',
      slug: 'x',
      series: 'X',
      names: {},
      number: 1,
      language: 'en' as const,
      picture: { path: 'public/x-0/c-1.webp', width: 1, height: 1, color: '#000000' },
      pageCount: 1,
      publishedAt: '2026-01-01T00:00:00Z',
    },
    quality: 'normal' as const,
    askedAt: 0,
  };
  return isReady
    ? {
        ...asked,
        state: 'ready',
        savedAt: 0,
        bytes: 1,
        folder: 'f',
        version: 1,
        pictures: {},
        ...(isWithdrawn && { isWithdrawn: true }),
      }
    : { ...asked, state: 'waiting', waitsFor: 'turn', pagesDone: 0, bytes: 0 };
}

it('a chapter that was taken down is deleted, with its comic too; one that was withdrawn stays and is marked, until it is back', () => {
  fc.assert(
    fc.property(downloads, removed, (all, gone) => {
      const { takenDown, withdrawn, back } = findRemoved(all, gone);
      for (const each of all) {
        const about = gone.filter((entry) => entry.id === each.id || entry.id === each.about.comicId);
        const isTakenDown = about.some((entry) => entry.takenDown);
        const isMarked = each.state === 'ready' && each.isWithdrawn === true;
        expect(takenDown.includes(each.id)).toBe(isTakenDown);
        expect(withdrawn.includes(each.id)).toBe(!isTakenDown && about.length > 0 && !isMarked);
        expect(back.includes(each.id)).toBe(about.length === 0 && isMarked);
      }
    }),
  );
});
