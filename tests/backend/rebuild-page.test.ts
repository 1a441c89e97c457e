import { randomUUID } from 'node:crypto';
import { type PageTarget, pageIdOf } from '@rawi/model/page-target';
import { pageDocumentSchema } from '@rawi/model/pages';
import { paths } from '@rawi/model/paths';
import { afterAll, describe, expect, it } from 'vitest';
import { runningSite } from '../support/running-site.ts';

const site = runningSite('rebuild-tests');
afterAll(() => site.close());

/** Marks a page and waits until the function has cleared the mark. */
async function rebuilt(target: PageTarget) {
  const pageId = pageIdOf(target);
  const mark = site.firestore.doc(paths.dirty(pageId));
  await mark.set({ ...target, generation: randomUUID(), markedAt: new Date() });
  await new Promise<void>((resolve, reject) => {
    const stop = mark.onSnapshot((snapshot) => {
      if (snapshot.exists) return;
      stop();
      resolve();
    }, reject);
  });
  return site.firestore.doc(paths.page(pageId)).get();
}

describe('the deployed function answers a mark', () => {
  it('the home page is rebuilt from what the site holds', async () => {
    const page = pageDocumentSchema.parse((await rebuilt({ kind: 'home' })).data());
    if (page.kind !== 'home') throw new Error('a page of another kind');
    const comics = await site.firestore.collection(paths.comics()).count().get();
    expect(page.payload.counts.comics).toBe(comics.data().count);
  });

  it('a page whose comic is gone is deleted', async () => {
    const target = { kind: 'comic', id: 'never-there' } as const;
    await site.firestore.doc(paths.page(pageIdOf(target))).set({ left: 'over' });
    expect((await rebuilt(target)).exists).toBe(false);
  });

  it('rebuilding the pages of the whole catalogue changes none of them', async () => {
    const comics = await site.firestore.collection(paths.comics()).limit(100).get();
    const targets: PageTarget[] = [
      { kind: 'home' },
      ...comics.docs.map((comic): PageTarget => ({ kind: 'comic', id: String(comic.get('slug')) })),
    ];
    for (const comic of comics.docs.slice(0, 10)) {
      const chapters = await comic.ref.collection('chapters').limit(2).get();
      targets.push(
        ...chapters.docs.map(({ id }): PageTarget => ({ kind: 'chapter', id, comicId: comic.id })),
      );
    }
    for (const target of targets) {
      const before = await site.firestore.doc(paths.page(pageIdOf(target))).get();
      expect(before.exists, pageIdOf(target)).toBe(true);
      expect((await rebuilt(target)).data(), pageIdOf(target)).toEqual(before.data());
    }
  });

  it('marks that follow one another leave one page and no mark', async () => {
    const pages = await Promise.all(Array.from({ length: 5 }, () => rebuilt({ kind: 'home' })));
    for (const page of pages) expect(page.exists).toBe(true);
    expect((await site.firestore.doc(paths.dirty('home')).get()).exists).toBe(false);
  });
});
