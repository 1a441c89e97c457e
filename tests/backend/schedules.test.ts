import { randomUUID } from 'node:crypto';
import { pageIds } from '@rawi/model/page-ids';
import { paths } from '@rawi/model/paths';
import { monthOf } from '@rawi/model/truth/decided-month';
import { newTranslator } from '@rawi/model/truth/translator';
import { DEFAULT_SETTINGS } from '@rawi/model/truth/user';
import { afterAll, expect, it } from 'vitest';
import { runningSite } from '../support/running-site.ts';
import { scheduled } from '../support/schedules.ts';
import { eventually, mailsTo } from './accounts/mailbox.ts';

const site = runningSite('schedules-tests');
afterAll(() => site.close());

const HOUR = 60 * 60 * 1000;

it('a mail whose task was lost is sent by the sweep that is posted', async () => {
  const sweep = await scheduled('sweepOutbox');
  expect(sweep.schedule).toMatch(/^every \d+ minutes$/);

  const to = `lost-${randomUUID()}@rawi.test`;
  const mail = site.firestore.doc(paths.outboxMail(`lost_${randomUUID()}`));
  const state = async () => (await mail.get()).get('state') as unknown;
  const mailIsSent = async () => ((await state()) === 'sent' ? true : undefined);
  await mail.set({
    kind: 'passwordChanged',
    to,
    locale: 'en',
    sealed: null,
    state: 'queued',
    tries: 0,
    createdAt: new Date(),
    leaseUntil: null,
    endedAt: null,
    error: null,
    expiresAt: new Date(Date.now() + HOUR),
  });
  await eventually('delivery', mailIsSent);

  // Its creation has been handled; it is queued again and old, so only the sweep finds it.
  await mail.update({ state: 'queued', createdAt: new Date(Date.now() - HOUR), endedAt: null });
  await sweep.run();
  await eventually('second delivery', mailIsSent);
  expect(await mailsTo(to)).toHaveLength(2);
});

it('the schedule, when posted to, keeps the record of a translator’s work', async () => {
  const uid = `translator-${randomUUID()}`;
  await site.firestore.doc(paths.user(uid)).set({
    fullName: 'Layla Haddad',
    locale: 'ar',
    settings: DEFAULT_SETTINGS,
    consentedAt: new Date(),
    createdAt: new Date(),
  });
  await site.firestore.doc(paths.translator(uid)).set(newTranslator('Layla Haddad', ['ar']));
  await (await scheduled('recordWork')).run();
  const record = () => site.firestore.doc(paths.workRecord(uid)).get();
  await eventually('the record', async () => ((await record()).exists ? true : undefined));
  expect((await record()).get('days')).toMatchObject([{ views: 0, likes: 0, ratings: 0 }]);
  // A translator without a page would be a finding of the doctor.
  await site.firestore.doc(paths.translator(uid)).delete();
  await site.firestore.recursiveDelete(site.firestore.doc(paths.user(uid)));
});

it('the schedule, when posted to, counts what readers of a comic also saved', async () => {
  const [comic] = (await site.firestore.collection(paths.comics()).limit(1).select().get()).docs;
  const list = site.firestore.doc(paths.alsoSaved(comic?.id ?? 'no-comic'));
  await list.set({ comics: [], chosen: 0, countedAt: null, dueAt: new Date(0) });
  await (await scheduled('countAlsoSaved')).run();
  await eventually('the count', async () => ((await list.get()).get('countedAt') ? true : undefined));
});

it('the schedule, when posted to, counts what was decided, and the page tells it', async () => {
  const month = site.firestore.doc(paths.decidedMonth(monthOf(new Date())));
  await month.delete();
  await (await scheduled('countDecisions')).run();
  await eventually('the month', async () => ((await month.get()).exists ? true : undefined));
  const page = site.firestore.doc(paths.page(pageIds.transparency()));
  await eventually('the page', async () =>
    JSON.stringify((await page.get()).get('payload') ?? null).includes(month.id) ? true : undefined,
  );
});
