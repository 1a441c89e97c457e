import { expect } from '@playwright/test';
import type { Role } from '@rawi/model/lists/roles';
import { pageIds } from '@rawi/model/page-ids';
import { buildTranslatorPages } from '@rawi/model/pages/build-translator-page';
import { paths } from '@rawi/model/paths';
import { comicSchema } from '@rawi/model/truth/comic';
import { countShardSchema } from '@rawi/model/truth/count-shard';
import { type CountShard, countTargets } from '@rawi/model/truth/counts';
import { withLevel } from '@rawi/model/truth/level';
import type { CompanionKind } from '@rawi/model/truth/limit-companion';
import { type Report, reportSchema } from '@rawi/model/truth/report';
import { reading } from '@rawi/model/truth/tolerant';
import type { Translator } from '@rawi/model/truth/translator';
import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { FieldValue, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { createAccount as createSeedAccount, type SeedAccount } from '../../../demo/src/load/accounts.ts';
import { type ReviewOutcome, reviewApplication } from '../../../demo/src/load/applications.ts';
import { type ReviewDecision, reviewSubmission } from '../../../demo/src/load/submissions.ts';
import { isCountedShard, sumOf } from '../../../functions/src/counts/shards.ts';
import { invalidateTargets } from '../../../functions/src/pages/invalidate.ts';
import { leaves } from '../../support/leaves.ts';
import { PROJECT } from './environment.ts';
import type { StoredNotification } from './notifications.ts';

/** Things that only the owner of the project can do: change the past, and create accounts that nobody signed up. */

const app = () =>
  getApps().find(({ name }) => name === 'owner') ?? initializeApp({ projectId: PROJECT }, 'owner');

/** The database with an admin's rights, which no user of the site has. */
export const ownersDatabase = (): Firestore => getFirestore(app());

/** An account with its profile and role, as the seed makes its own. */
export async function createPerson(account: SeedAccount): Promise<void> {
  await createSeedAccount(getAuth(app()), getFirestore(app()), account);
}

/** Takes a profile away, so that nothing can be written to it any more. */
export async function deleteProfile(email: string): Promise<void> {
  const { uid } = await getAuth(app()).getUserByEmail(email);
  await getFirestore(app()).doc(paths.user(uid)).delete();
}

/** Lets an account be a year old, so that its votes count at once. */
export async function ageAccount(email: string): Promise<void> {
  const { uid } = await getAuth(app()).getUserByEmail(email);
  const lastYear = new Date(Date.now() - 365 * 86_400_000);
  await getFirestore(app()).doc(paths.user(uid)).update({ createdAt: lastYear });
}

/** Lets a translator have five followers and five middling ratings, with whatever others have chosen before. */
export async function smallNumbersFor(translatorId: string): Promise<void> {
  const counter = countTargets.translator(translatorId);
  const database = getFirestore(app());
  const { docs } = await database.collection(paths.countShards(counter)).get();
  const chosen = docs
    .filter(({ id }) => isCountedShard(id))
    .map((shard) => countShardSchema.parse(shard.data()));
  const { followers, ratingCount, qualitySum, claritySum } = sumOf(chosen);
  const data: CountShard = {
    followers: 5 - followers,
    ratingCount: 5 - ratingCount,
    qualitySum: 20 - qualitySum,
    claritySum: 20 - claritySum,
  };
  await database.doc(paths.countShard(counter, 'demonstration')).set(data);
}

/**
 * A translator of whom nothing is published, with five followers and five middling ratings, and their page. `uid` is
 * somebody's who has an account, or nobody's.
 */
export async function newTranslator(
  uid: string,
  profile: Partial<Omit<Translator, 'level'>> = {},
): Promise<void> {
  const database = getFirestore(app());
  const numbers: CountShard = { followers: 5, ratingCount: 5, qualitySum: 20, claritySum: 20 };
  const translator = withLevel({
    name: 'Amal',
    languages: ['ar', 'fr'],
    professional: true,
    followers: 5,
    ratings: { count: 5, qualitySum: 20, claritySum: 20 },
    publishedChapters: 0,
    ...profile,
  } satisfies Omit<Translator, 'level'>);
  await database.doc(paths.translator(uid)).set(translator);
  await database.doc(paths.countShard(countTargets.translator(uid), 'demonstration')).set(numbers);
  await invalidateTargets(database, [{ kind: 'translator', id: uid }], new Date());
  await expect
    .poll(async () => (await database.doc(paths.page(pageIds.translator(uid))).get()).exists, {
      timeout: 60_000,
    })
    .toBe(true);
}

/** The page of a translator who has so many comics, each with the covers of one that is there. */
export async function showTranslatorOf(uid: string, name: string, count: number): Promise<void> {
  const database = getFirestore(app());
  const [stored] = (await database.collection(paths.comics()).limit(1).get()).docs;
  const comic = reading(comicSchema).parse(stored?.data());
  const comics = Array.from({ length: count }, (_, index) => ({
    ...comic,
    id: `${uid}-${index}`,
    slug: `${uid}-${index}`.toLowerCase(),
    series: `${name} ${index + 1}`,
    names: {},
  }));
  const pages = buildTranslatorPages({
    translator: {
      id: uid,
      name,
      languages: ['ar'],
      level: 1,
      professional: false,
      followers: 0,
      ratings: { count: 0, qualitySum: 0, claritySum: 0 },
      publishedChapters: count,
    },
    chapters: comics.map(({ id }, index) => ({
      id: `${id}-1-ar`,
      comicId: id,
      number: 1,
      language: 'ar',
      publishedAt: new Date(Date.UTC(2026, 0, 1) - index * 60_000),
    })),
    chapterCount: count,
    comics,
  });
  const pageId = pageIds.translator(uid);
  leaves('page-left', paths.page(pageId), 'the page of a translator whom nothing else names');
  for (const [index, page] of pages.entries()) {
    await database.doc(paths.page(index === 0 ? pageId : pageIds.part(pageId, index + 1))).set(page);
  }
}

/** The id of the account with an address. */
export async function uidOf(email: string): Promise<string> {
  return (await getAuth(app()).getUserByEmail(email)).uid;
}

/** Ends the required interval between two comments, or two reports, of an account. */
export async function forgetInterval(email: string, kind: CompanionKind): Promise<void> {
  const { uid } = await getAuth(app()).getUserByEmail(email);
  await getFirestore(app())
    .doc(paths.sent(uid, kind))
    .update({ at: new Date(0) });
}

/** What was reported in these words. */
export async function reportsSaying(note: string): Promise<Report[]> {
  const reports = getFirestore(app()).collection(paths.reports()).where('note', '==', note);
  return (await reports.get()).docs.map((report) => reportSchema.parse(report.data()));
}

/** Writes notifications for somebody and counts them as unread, as functions do. */
export async function notify(email: string, ...notifications: readonly StoredNotification[]): Promise<void> {
  const { uid } = await getAuth(app()).getUserByEmail(email);
  const database = getFirestore(app());
  const batch = database.batch();
  for (const { id, notification } of notifications)
    batch.set(database.doc(paths.notification(uid, id)), notification);
  const unread = FieldValue.increment(notifications.filter(({ notification }) => !notification.read).length);
  batch.set(database.doc(paths.inbox(uid)), { unread }, { merge: true });
  await batch.commit();
}

/** What `npm run grant` does. */
export async function changeRole(email: string, role: Role, revoke = false): Promise<void> {
  // Node runs that file as it is, so it declares no types.
  const file = new URL('../../../scripts/lib/change-role.mjs', import.meta.url);
  const grant = (await import(file.href)) as { readonly changeRole: ChangeRole };
  const services = { auth: getAuth(app()), firestore: getFirestore(app()) };
  await grant.changeRole(services, { email, role, revoke });
}

type ChangeRole = (
  services: { readonly auth: Auth; readonly firestore: Firestore },
  change: { readonly email: string; readonly role: Role; readonly revoke: boolean },
) => Promise<unknown>;

/** What reviewers do with an application that was sent; who is approved is a translator. */
export async function review(email: string, outcome: ReviewOutcome): Promise<void> {
  const { uid } = await getAuth(app()).getUserByEmail(email);
  await reviewApplication(getFirestore(app()), uid, outcome);
  if (outcome.state === 'approved') await changeRole(email, 'translator');
}

/** What reviewers do with a comic or a chapter that was handed in. */
export function decide(submissionId: string, decision: ReviewDecision): Promise<void> {
  return reviewSubmission(getFirestore(app()), submissionId, decision);
}
