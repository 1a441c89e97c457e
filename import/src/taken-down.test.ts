import { paths } from '@rawi/model/paths';
import { type TakedownTarget, takedownIdOf } from '@rawi/model/truth/takedown';
import { expect, it } from 'vitest';
import { giveBack, takeDown } from './take-down/take-down.ts';
import { targetOf } from './take-down/target-of.ts';
import { importing, NOW } from './testing/importing.ts';

const { at, run, runAnswered, documents } = importing('import-taken-down');

const decision = () => ({ firestore: at.site.firestore, now: NOW });
const REASON = { reason: 'rights', note: null } as const;

/** What the functions' task does in the end, as far as the importer sees it. */
async function carryOut(target: TakedownTarget, state: 'down' | 'returned', sealed = true): Promise<void> {
  const ref = at.site.firestore.doc(paths.takedown(takedownIdOf(target)));
  await ref.update({ state, dueAt: null, ...(!sealed && { sealedUntil: null }) });
}

async function theComic(): Promise<{ comicId: string; chapterId: string }> {
  await runAnswered();
  const found = Object.keys(await documents()).find((path) => /^comics\/[^/]+\/chapters\//.test(path)) ?? '';
  const [, comicId = '', , chapterId = ''] = found.split('/');
  return { comicId, chapterId };
}

it('a comic that was taken down is not imported, and is named in one line', async () => {
  const { comicId } = await theComic();
  const target = { kind: 'comic', comicId } as const;
  expect(await takeDown(decision(), target, REASON)).toMatchObject({ ok: true });
  await carryOut(target, 'down');
  await at.site.firestore.recursiveDelete(at.site.firestore.doc(paths.comic(comicId)));
  const { problems, written } = await run();
  expect(problems).toMatchObject([
    { message: expect.stringContaining('was taken down on 2026-05-01 (rights): --give-back') },
  ]);
  expect(written).toBe(0);
  expect((await documents())[paths.comic(comicId)]).toBeUndefined();
});

it('a comic with a chapter that was taken down stays out as a whole', async () => {
  const ids = await theComic();
  const target = { kind: 'chapter', ...ids } as const;
  await takeDown(decision(), target, REASON);
  const { problems } = await run();
  expect(problems).toMatchObject([{ message: expect.stringMatching(/^chapter \d+ \(\w+\) was taken down/) }]);
});

it('a comic that was taken down is imported with --give-back, after the take-down is over', async () => {
  const { comicId } = await theComic();
  const target = { kind: 'comic', comicId } as const;
  await takeDown(decision(), target, REASON);
  await carryOut(target, 'down', false);
  await at.site.firestore.recursiveDelete(at.site.firestore.doc(paths.comic(comicId)));
  const ref = at.site.firestore.doc(paths.takedown(takedownIdOf(target)));
  const stop = ref.onSnapshot((takedown) => {
    if (takedown.get('state') === 'returning') void carryOut(target, 'returned');
  });
  expect((await runAnswered({ giveBack: true })).problems).toEqual([]);
  stop();
  expect((await documents())[paths.comic(comicId)]).toBeDefined();
});

it('the command takes down what is there once, and gives back what is under seal', async () => {
  const ids = await theComic();
  const target = { kind: 'chapter', ...ids } as const;
  expect(await takeDown(decision(), { ...target, chapterId: 'none' }, REASON)).toMatchObject({ ok: false });
  expect(await giveBack(decision(), target, null)).toMatchObject({ ok: false });
  await takeDown(decision(), target, REASON);
  expect(await takeDown(decision(), target, REASON)).toEqual({
    ok: true,
    line: `${takedownIdOf(target)} is taken down already.`,
  });
  expect(await giveBack(decision(), target, null)).toMatchObject({ ok: false });
  await carryOut(target, 'down');
  expect(await giveBack(decision(), target, null)).toMatchObject({ ok: true });
  const record = (await at.site.firestore.doc(paths.takedown(takedownIdOf(target))).get()).data();
  expect(record).toMatchObject({ state: 'returning', way: 'back', step: 'files', by: null });
});

it('addresses and ids name what they show', async () => {
  const { comicId } = await theComic();
  const { firestore } = at.site;
  expect(await targetOf(firestore, `https://rawi.example/en/comic/${comicId}?page=2`)).toEqual({
    kind: 'comic',
    comicId,
  });
  expect(await targetOf(firestore, '/ar/blog/a-roar')).toEqual({ kind: 'article', slug: 'a-roar' });
  expect(await targetOf(firestore, '/en/translator/layla')).toEqual({ kind: 'photo', uid: 'layla' });
  expect(await targetOf(firestore, 'comment:one:a')).toEqual({
    kind: 'comment',
    comicId: 'one',
    commentId: 'a',
  });
  for (const text of [
    '',
    '/en/comics',
    '/en/chapter/none',
    'comic:',
    'https://rawi.example/',
    '/en/comic/a/b',
  ]) {
    expect([text, await targetOf(firestore, text)]).toEqual([text, undefined]);
  }
});
