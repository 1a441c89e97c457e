import { type PageTarget, pageIdOf } from '@rawi/model/pages/page-target';
import { pageDocumentSchema } from '@rawi/model/pages/pages';
import { paths } from '@rawi/model/paths';
import { catalogueCountsSchema } from '@rawi/model/truth/catalogue-counts';
import { afterAll, describe, expect, it } from 'vitest';
import { invalidateTargets } from '../../functions/src/pages/invalidate.ts';
import { runningSite } from '../support/running-site.ts';
import { invalidationCleared, rebuildPages } from './rebuilt-pages.ts';

const site = runningSite('rebuild-tests');
afterAll(() => site.close());

/** Invalidates pages, waits until the functions have cleared the invalidations, and returns the first page. */
async function rebuilt(...targets: [PageTarget, ...PageTarget[]]) {
  await rebuildPages(site.firestore, ...targets);
  return pageOf(targets[0]);
}

function pageOf(target: PageTarget) {
  return site.firestore.doc(paths.page(pageIdOf(target))).get();
}

/** A page keeps the views of other comics as they were when it was built; more views are no reason to rebuild it. */
const withoutViews = (page: unknown): unknown =>
  JSON.parse(JSON.stringify(page, (key, value: unknown) => (key === 'views' ? undefined : value)));

describe('the deployed functions answer an invalidation', () => {
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
    const targets: [PageTarget, ...PageTarget[]] = [
      { kind: 'home' },
      ...comics.docs.map((comic): PageTarget => ({ kind: 'comic', id: String(comic.get('slug')) })),
    ];
    for (const comic of comics.docs.slice(0, 10)) {
      const chapters = await comic.ref.collection('chapters').limit(2).get();
      targets.push(
        ...chapters.docs.map(({ id }): PageTarget => ({ kind: 'chapter', id, comicId: comic.id })),
      );
    }
    const before = await Promise.all(targets.map(pageOf));
    await rebuilt(...targets);
    for (const [index, target] of targets.entries()) {
      const page = before[index]?.data();
      expect(page, pageIdOf(target)).toBeDefined();
      expect(withoutViews((await pageOf(target)).data()), pageIdOf(target)).toEqual(withoutViews(page));
    }
  });

  it('invalidates that follow one another are one rebuild at a time, and the last page equals the truth', async () => {
    const counts = site.firestore.doc(paths.catalogueCounts());
    const { comics } = catalogueCountsSchema.parse((await counts.get()).data());
    const shown = async () => Number((await pageOf({ kind: 'home' })).get('payload.counts.comics'));
    const claims: unknown[] = [];
    const stop = site.firestore.doc(paths.invalidation('home')).onSnapshot((invalidation) => {
      if (typeof invalidation.get('claimed') === 'string') claims.push(invalidation.get('tries'));
    });
    for (let change = 1; change <= 20; change += 1) {
      await counts.update({ comics: comics + change });
      await invalidateTargets(site.firestore, [{ kind: 'home' }], new Date());
    }
    await invalidationCleared(site.firestore, { kind: 'home' });
    expect(await shown()).toBe(comics + 20);
    await counts.update({ comics });
    await rebuilt({ kind: 'home' });
    expect(await shown()).toBe(comics);
    stop();
    // A second task for the same generation would have counted a second try.
    expect(claims.length).toBeGreaterThan(0);
    expect(claims.every((tries) => tries === 0 || tries === 1)).toBe(true);
  });
});
