import { randomUUID } from 'node:crypto';
import { paths } from '@rawi/model/paths';
import { afterAll, describe, expect, it } from 'vitest';
import { required, runningSite } from '../support/running-site.ts';
import { scheduled } from '../support/schedules.ts';
import { eventually } from './accounts/mailbox.ts';

const site = runningSite('views-tests');
afterAll(() => site.close());

const address = `${required('RAWI_SITE')}/api/view`;
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36';
const DAY = 24 * 60 * 60 * 1000;

/** A comic of the demonstration with one of its chapters. */
async function somethingToRead() {
  const { docs } = await site.firestore.collectionGroup('chapters').limit(1).get();
  const [chapter] = docs;
  const comicId = chapter?.ref.parent.parent?.id;
  if (chapter === undefined || comicId === undefined) throw new Error('The site has no chapter.');
  return { comicId, chapterId: chapter.id };
}

const send = (body: unknown, options: RequestInit = {}, userAgent = `${CHROME} ${randomUUID()}`) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': userAgent },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...options,
  });
const viewsOf = async (path: string) => (await site.firestore.doc(path).get()).get('views') as number;

describe('/api/view', () => {
  it('answers who asks in the wrong way, and says nothing to others', async () => {
    const view = await somethingToRead();
    const get = await fetch(address);
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await send('no view')).status).toBe(400);
    expect((await send({ ...view, uid: 'somebody' })).status).toBe(400);
    expect((await send(' '.repeat(2000))).status).toBe(413);
    for (const answer of [
      await send(view, {}, 'curl/8.5.0'),
      await send({ comicId: 'none', chapterId: 'none' }),
    ]) {
      expect([answer.status, await answer.text()]).toEqual([204, '']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    const forged = site.firestore.collection(paths.viewCounts()).where('comicId', '==', 'none');
    expect((await forged.get()).size).toBe(0);
  });

  it('views are on the comic’s page and in its windows after the roll-up, each once', async () => {
    const view = await somethingToRead();
    const rollUp = await scheduled('rollUpViews');
    expect(rollUp.schedule).toBe('every 1 hours');
    await rollUp.run();
    const [comic, chapter] = [paths.comic(view.comicId), paths.chapter(view.comicId, view.chapterId)];
    const before = [await viewsOf(comic), await viewsOf(chapter)];
    const slug = String((await site.firestore.doc(comic).get()).get('slug'));
    const names = [randomUUID(), randomUUID()].map((id) => `${CHROME} ${id}`);
    const sent = await Promise.all([...names, ...names].map((name) => send(view, {}, name)));
    expect(sent.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    await Promise.all([rollUp.run(), rollUp.run()]);
    const after = [await viewsOf(comic), await viewsOf(chapter)];
    expect(after).toEqual(before.map((views) => views + 2));
    await eventually('the page', async () => {
      const page = await site.firestore.doc(paths.page(`comic_${slug}`)).get();
      return page.get('payload.views') === after[0] ? true : undefined;
    });
  });

  it('the key of a day that is over is gone after the roll-up, with what was hashed', async () => {
    const day = new Date(Date.now() - 2 * DAY).toISOString().slice(0, 10);
    const [key, set] = [paths.viewKey(day), paths.viewSet(`old-${randomUUID()}`)];
    await site.firestore.doc(key).set({ key: 'k'.repeat(43) });
    await site.firestore.doc(set).set({ day, seen: ['one'], expiresAt: new Date(Date.now() + DAY) });
    await (await scheduled('rollUpViews')).run();
    for (const path of [key, set]) expect((await site.firestore.doc(path).get()).exists).toBe(false);
  });
});
