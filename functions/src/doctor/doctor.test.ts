import { pageIds } from '@rawi/model/page-ids';
import { paths } from '@rawi/model/paths';
import { countTargets } from '@rawi/model/truth/counts';
import { reservationKeys } from '@rawi/model/truth/reservation';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { queuedMail } from '../data/outbox.ts';
import { cardsFolderFor } from '../publishing/published-files.ts';
import { healthySite, THERE, type TreatedSite } from '../testing/patient.ts';
import type { Check } from './check.ts';
import { CHECKS } from './checks.ts';
import { look, repairAll } from './look.ts';
import { readsOf, sizesOf } from './sizes.ts';

let backend: EmulatedFirestore;
let site: TreatedSite;
beforeAll(async () => {
  backend = await emulatedFirestore('doctor');
});
beforeEach(async () => {
  site = await healthySite(backend);
});
afterAll(() => backend.stop());

const { comicId, publisherId, translatorId, reader } = THERE;
const at = (path: string) => backend.firestore.doc(path);
const found = async (all = true) => {
  const findings = await look({ ...site.patient, all });
  return findings.map(({ check, id }) => `${check} ${id}`).toSorted();
};

describe('a site where nothing is wrong', () => {
  it('has no finding, neither in a sample nor in all', async () => {
    expect(await found(false)).toEqual([]);
    expect(await found(true)).toEqual([]);
  });
});

/** The path of a stored document of a kind, made by the site. */
const CHAPTER = () => paths.chapter(comicId, site.chapterId);
const PAGE = paths.page(pageIds.comic(comicId));
const LONG_AGO = () => new Date(site.patient.now().getTime() - 60 * 60 * 1000);
const update = (path: string, change: Record<string, unknown>) => at(path).update(change);

/** Damage to what is derived: what is done, and the finding that names it. */
const DERIVED: readonly (readonly [name: string, damage: () => Promise<unknown>, finding: () => string])[] = [
  [
    'a page that shows something else',
    () => update(PAGE, { 'payload.series': 'Another' }),
    () => `page-differs ${PAGE}`,
  ],
  ['a page that is gone', () => at(PAGE).delete(), () => `page-missing ${PAGE}`],
  [
    'a list of search that is gone',
    () => at(paths.page('mostRead')).delete(),
    () => `page-missing ${paths.page('mostRead')}`,
  ],
  [
    'a page of a chapter that is gone',
    () => at(paths.page(pageIds.chapter(site.chapterId))).delete(),
    () => `page-missing ${paths.page(pageIds.chapter(site.chapterId))}`,
  ],
  [
    'a page of something that is not there',
    async () => at(paths.page('publisher_nobody')).set((await at(PAGE).get()).data() ?? {}),
    () => 'page-left pages/publisher_nobody',
  ],
  [
    'a page whose name is that of no page',
    () => at(paths.page('strange')).set({ version: 3 }),
    () => 'page-left pages/strange',
  ],
  ['a page of an earlier version', () => update(PAGE, { version: 1 }), () => `page-outdated ${PAGE}`],
  [
    'a further part of a page that has none',
    async () => at(paths.page('blogs:2')).set((await at(paths.page('blogs')).get()).data() ?? {}),
    () => 'page-differs pages/blogs:2',
  ],
  [
    'a list of the catalogue that names another state',
    () => update(paths.page('search'), { 'payload.parts': [{ part: 1, hash: '0'.repeat(16), comics: 1 }] }),
    () => 'list-differs pages/search',
  ],
  [
    'a list of addresses without a shelf',
    () => update(paths.page('sitemap'), { 'payload.shelves': [] }),
    () => 'list-differs pages/sitemap',
  ],
  [
    'an invalidation that no task has taken',
    () => at(paths.invalidation('home')).set({ ...invalidation(), dueAt: LONG_AGO() }),
    () => 'mark-stale dirty/home',
  ],
  [
    'an invalidation that was given up',
    () => at(paths.invalidation('home')).set({ ...invalidation(), dueAt: null, error: 'No room.' }),
    () => 'mark-parked dirty/home',
  ],
  [
    'a comic that counts other chapters',
    () => update(paths.comic(comicId), { chapterCount: 7, newestChapter: {} }),
    () => `comic-summary ${paths.comic(comicId)}`,
  ],
  [
    'a publisher that counts other comics',
    () => update(paths.publisher(publisherId), { comicCount: 5 }),
    () => `publisher-sum ${paths.publisher(publisherId)}`,
  ],
  [
    'a publisher with covers that are not its own',
    () => update(paths.publisher(publisherId), { covers: [] }),
    () => `publisher-sum ${paths.publisher(publisherId)}`,
  ],
  [
    'other counts of the catalogue',
    () => update(paths.catalogueCounts(), { comics: 9, arrivals: 0 }),
    () => `catalogue-count ${paths.catalogueCounts()}`,
  ],
  [
    'a translator who counts other chapters',
    () => update(paths.translator(translatorId), { publishedChapters: 3 }),
    () => `translator-chapters ${paths.translator(translatorId)}`,
  ],
  [
    'a translator at a level that their work does not make',
    () => update(paths.translator(translatorId), { level: 8 }),
    () => `translator-level ${paths.translator(translatorId)}`,
  ],
  [
    'a translator who shows other followers than are counted',
    () => update(paths.translator(translatorId), { followers: 40 }),
    () => `sum-shown ${paths.translator(translatorId)}`,
  ],
  [
    'likes of a chapter that nobody gave',
    () => at(paths.countShard(countTargets.chapter(site.chapterId), '3')).set({ likes: 5 }),
    () => `sum-counted ${CHAPTER()}`,
  ],
  [
    'a comment whose answers are counted wrongly',
    () => update(paths.comment(comicId, THERE.comment), { replies: 4 }),
    () => `comment-derived ${paths.comment(comicId, THERE.comment)}`,
  ],
  [
    'an ask that more want than have asked',
    () => at(paths.ask('missed')).set({ ...ASK, createdAt: LONG_AGO() }),
    () => 'ask-count asks/missed',
  ],
  [
    'an unread count of nothing',
    () => update(paths.inbox(reader), { unread: 3 }),
    () => `unread-count ${paths.inbox(reader)}`,
  ],
  [
    'a library without what was chosen',
    () => update(paths.library(reader), { following: {} }),
    () => `library ${paths.library(reader)}`,
  ],
  [
    'a token with a role that no record gives',
    () => site.desk.stage.auth.setCustomUserClaims(reader, { admin: true }),
    () => `claims ${paths.user(reader)}`,
  ],
  [
    'a record of a role that the token lacks',
    () => site.desk.stage.auth.setCustomUserClaims(THERE.admin, {}),
    () => `claims ${paths.user(THERE.admin)}`,
  ],
  ['an address that is gone', () => at(paths.slug(comicId)).delete(), () => `slug ${paths.slug(comicId)}`],
  [
    'a former address that leads elsewhere',
    () => at(paths.slug('salt')).set({ comicId, slug: 'nowhere' }),
    () => `slug ${paths.slug('salt')}`,
  ],
  [
    'a place that is not reserved',
    () => at(paths.reservation(reservationKeys.chapter(site.chapterId))).delete(),
    () => `reservation ${paths.reservation(reservationKeys.chapter(site.chapterId))}`,
  ],
  [
    'a take-down that was given up',
    async () => {
      await site.desk.takeDown({ kind: 'article', slug: THERE.article });
      await site.settle();
      const change = { state: 'parked', step: 'again', dueAt: null, lease: null, error: 'No room.' };
      await update(paths.takedown(`article:${THERE.article}`), change);
    },
    () => `work-parked ${paths.takedown(`article:${THERE.article}`)}`,
  ],
  [
    'a publication whose task has died',
    () => update(paths.publication('two'), { step: 'clean', ...died() }),
    () => `task-stuck ${paths.publication('two')}`,
  ],
  [
    'a publication that nothing will take',
    () => update(paths.publication('two'), { step: 'clean', dueAt: null, lease: null, error: null }),
    () => `task-stuck ${paths.publication('two')}`,
  ],
  [
    'a publication that was given up',
    () => update(paths.publication('two'), { step: 'clean', dueAt: null, lease: null, error: 'No room.' }),
    () => `work-parked ${paths.publication('two')}`,
  ],
];

const died = () => ({ lease: { id: 'dead', until: LONG_AGO() }, dueAt: LONG_AGO() });
const invalidation = () => ({
  kind: 'home',
  generation: 'one',
  markedAt: LONG_AGO(),
  claimed: null,
  tries: 0,
  error: null,
});
const ASK = { title: 'Missed', number: null, language: 'ar', searchKeys: [], readers: 2, state: 'open' };

describe('damage to what is derived', () => {
  it.each(DERIVED)('%s is named, and mended', async (_, damage, finding) => {
    await damage();
    const findings = await look(site.patient);
    expect(findings.map(({ check, id }) => `${check} ${id}`)).toContain(finding());
    expect((await repairAll(site.patient, findings)).failed).toEqual([]);
    await site.settle();
    expect(await found()).toEqual([]);
  });
});

/** What only a person can decide about. */
const OF_THE_TRUTH: readonly (readonly [
  name: string,
  damage: () => Promise<unknown>,
  finding: () => string,
])[] = [
  [
    'a chapter whose files are gone',
    async () => site.desk.bucket.removeAll(`public/${site.chapterId}-`),
    () => `file-missing ${CHAPTER()}`,
  ],
  [
    'a chapter whose blurred cover is gone',
    async () => {
      const { cover } = (await at(CHAPTER()).get()).data() ?? {};
      await site.desk.bucket.remove(String(cover.blurred));
    },
    () => `file-missing ${CHAPTER()}`,
  ],
  [
    'an article whose picture is gone',
    async () => site.desk.bucket.removeAll(`public/${THERE.article}-`),
    () => `file-missing ${paths.blog(THERE.article)}`,
  ],
  [
    'a folder that nothing names',
    async () => site.desk.bucket.put('public/nobody-0123456789abcdef/1-8.webp', Buffer.from('a page')),
    () => 'file-orphaned public/nobody-0123456789abcdef',
  ],
  [
    'a chapter without its comic',
    async () => at(paths.chapter('gone', 'left')).set((await at(CHAPTER()).get()).data() ?? {}),
    () => `chapter-orphaned ${paths.chapter('gone', 'left')}`,
  ],
  [
    'a mail that has waited for an hour',
    () => at(paths.outboxMail('late')).set(mail({ state: 'queued' })),
    () => 'mail-stuck outbox/late',
  ],
  [
    'a review that somebody has taken and left for days',
    () =>
      at(paths.review('submission:two')).update({
        waiting: true,
        claim: { uid: 'admin', name: 'Admin', at: daysAgo(5), until: daysAgo(4) },
      }),
    () => `claim-expired ${paths.review('submission:two')}`,
  ],
  [
    'a comic that cannot be read',
    () => update(paths.comic(comicId), { series: 7 }),
    () => `comic-summary ${paths.comic(comicId)}`,
  ],
];

const daysAgo = (days: number) => new Date(site.patient.now().getTime() - days * 24 * 60 * 60 * 1000);
const mail = (more: object) => ({
  ...queuedMail({ kind: 'digest', to: 'reader@example.com', locale: 'en' }, LONG_AGO()),
  ...more,
});
const stored = async (path: string) => (await at(path).get()).data();

describe('a comic that counts other chapters', () => {
  it('is named with each field that differs, as it is kept and as it was counted', async () => {
    await update(paths.comic(comicId), { chapterCount: 7 });
    const [finding] = await look(site.patient);
    expect(finding?.problem).toMatch(/: chapterCount 7, counted \d\.$/);
  });
});

describe('damage to the truth', () => {
  it.each(OF_THE_TRUTH)('%s is named, and left to people', async (_, damage, finding) => {
    await damage();
    const findings = await look(site.patient);
    const named = findings.find(({ check, id }) => `${check} ${id}` === finding());
    expect(named).toBeDefined();
    expect(named?.repair).toBeUndefined();
    expect(named?.remedy).not.toBe('');
  });
});

it('an earlier folder of panels that stays for a day is named by its chapter', async () => {
  const folder = `public/${site.chapterId}-fedcba9876543210`;
  site.desk.bucket.put(`${folder}/panels.json`, Buffer.from('{}'));
  const orphaned = async () =>
    (await look(site.patient)).filter(({ check, id }) => check === 'file-orphaned' && id === folder);
  expect(await orphaned()).toHaveLength(1);
  const until = site.patient.now();
  await update(CHAPTER(), { panelsDue: { at: until, before: [{ folder, until }] } });
  expect(await orphaned()).toEqual([]);
});

it('the folder of cards that are to be drawn again is named by its chapter', async () => {
  const manifest = (await stored(CHAPTER()))?.['manifest'];
  const folder = cardsFolderFor(manifest.folder);
  site.desk.bucket.put(`${folder}/share-en.jpg`, Buffer.from('a card'));
  const orphaned = async () =>
    (await look(site.patient)).filter(({ check, id }) => check === 'file-orphaned' && id === folder);
  await update(CHAPTER(), { shareCards: FieldValue.delete() });
  expect(await orphaned()).toHaveLength(1);
  await update(CHAPTER(), { shareCards: null });
  expect(await orphaned()).toEqual([]);
});

describe('what was given up', () => {
  it('is handed to the sweeps that know it: mail, and erasures', async () => {
    const parked = { state: 'parked', tries: 8, error: 'No such host.', endedAt: LONG_AGO() };
    await at(paths.outboxMail('parked')).set(mail(parked));
    await at(paths.outboxMail('died')).set(mail({ state: 'sending', leaseUntil: LONG_AGO() }));
    await at(paths.erasure('gone')).set({ dueAt: daysAgo(-1), tries: 6, stuck: true });
    const findings = await look(site.patient);
    expect(findings.map(({ check, id }) => `${check} ${id}`)).toEqual(
      expect.arrayContaining([
        'mail-parked outbox/parked',
        'mail-stuck outbox/died',
        'work-parked erasures/gone',
      ]),
    );
    await repairAll(site.patient, findings);
    expect(await stored(paths.outboxMail('parked'))).toMatchObject({
      state: 'queued',
      tries: 0,
      error: null,
    });
    expect((await stored(paths.erasure('gone')))?.['dueAt'].toDate()).toEqual(site.patient.now());
  });
});

describe('a look', () => {
  it('counts only what is found again after a while', async () => {
    let looked = 0;
    const once: Check = {
      name: 'once',
      reads: () => 0,
      async *find() {
        looked += 1;
        if (looked === 1) yield { id: 'passing', problem: 'It passes.', remedy: 'None.' };
        yield { id: 'staying', problem: 'It stays.', remedy: 'Something.' };
      },
    };
    const findings = await look(site.patient, { checks: [once], patience: 1 });
    expect(findings.map(({ id }) => id)).toEqual(['staying']);
    expect(looked).toBe(2);
  });

  it('says first about how many documents it reads, a sample far fewer than everything', async () => {
    await at(paths.user('somebody')).set((await stored(paths.user(reader))) ?? {});
    const sizes = {
      sample: await sizesOf(backend.firestore, false),
      all: await sizesOf(backend.firestore, true),
    };
    expect(readsOf(CHECKS, sizes.sample)).toBeLessThanOrEqual(readsOf(CHECKS, sizes.all));
    const large = {
      pages: 9000,
      comics: 1000,
      chapters: 9000,
      publishers: 90,
      translators: 90,
      comments: 900,
      people: 900,
      articles: 9,
      removed: 9,
    };
    expect(readsOf(CHECKS, large)).toBeGreaterThan(50 * readsOf(CHECKS, sizes.sample));
    backend.resetBilling();
    await look(site.patient);
    const { reads } = backend.billing();
    // About: no more than a few times what is announced, so that nobody pays for a surprise.
    expect(reads).toBeLessThan(2 * readsOf(CHECKS, sizes.all));
  });
});
