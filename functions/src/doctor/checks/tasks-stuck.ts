import { paths } from '@rawi/model/paths';
import { timeSchema } from '@rawi/model/truth/schemas';
import { z } from '@rawi/model/zod';
import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { later } from '../../data/lease.ts';
import { unlessChanged } from '../../data/unless-changed.ts';
import type { Check, Finding, Patient } from '../check.ts';
import { examine } from '../examine.ts';

/** Sweeps hand over what is due every few minutes; what has been due for longer, none has taken. */
const STUCK_SECONDS = 15 * 60;
const MOST = 200;

/** One kind of work that a task does, and the fields by which one that is under way is found. */
interface Work {
  readonly what: string;
  readonly schedule: string;
  readonly dueField: string;
  readonly all: (db: Firestore) => Query;
  readonly underWay?: readonly [field: string, values: readonly string[]];
}

const WORK: readonly Work[] = [
  {
    what: 'a publication',
    schedule: 'sweepPublications',
    dueField: 'dueAt',
    all: (db) => db.collection(paths.publications()),
    underWay: ['step', ['files', 'document', 'clean']],
  },
  {
    what: 'a take-down',
    schedule: 'sweepTakedowns',
    dueField: 'dueAt',
    all: (db) => db.collection(paths.takedowns()),
    underWay: ['state', ['running', 'returning']],
  },
  {
    what: 'a file that is processed',
    schedule: 'sweepFiles',
    dueField: 'dueAt',
    all: (db) => db.collection(paths.files()),
  },
  {
    what: 'the news of a chapter or a list',
    schedule: 'sweepFanOuts',
    dueField: 'dueAt',
    all: (db) => db.collection(paths.fanOuts()),
    underWay: ['step', ['askers', 'followers', 'savers']],
  },
  {
    what: 'what somebody is to be notified of on their devices',
    schedule: 'sweepPushes',
    dueField: 'dueAt',
    all: (db) => db.collection(paths.pushes()),
  },
  {
    what: 'a draft that waits for its checks',
    schedule: 'sweepWaiting',
    dueField: 'submitsWhenChecked.dueAt',
    all: (db) => db.collection(paths.submissions()),
  },
  {
    what: 'the erasure of an account',
    schedule: 'sweepErasures',
    dueField: 'dueAt',
    all: (db) => db.collection(paths.erasures()),
  },
];

/** Work that nobody does: it has been due for long, its task has died, or nothing says when it is due. */
export const TASKS_STUCK: Check = {
  name: 'task-stuck',
  reads: () => 30,
  async *find(patient) {
    for (const work of WORK) {
      yield* examine(
        await stuck(patient, work),
        ({ ref }) => ref,
        async (document) => [finding(patient, work, document)],
      );
    }
  },
};

async function stuck(
  { firestore: db, now }: Patient,
  { all, dueField, underWay }: Work,
): Promise<readonly QueryDocumentSnapshot[]> {
  const before = later(now(), -STUCK_SECONDS);
  const due = await all(db).where(dueField, '<=', before).orderBy(dueField).limit(MOST).get();
  if (!underWay) return due.docs;
  const [field, values] = underWay;
  const begun = await all(db).where(field, 'in', values).limit(MOST).get();
  const lost = begun.docs.filter((document) => isLost(document, before));
  return [...new Map([...due.docs, ...lost].map((document) => [document.id, document])).values()];
}

const stateSchema = z.looseObject({
  lease: z.looseObject({ until: timeSchema }).nullish(),
  dueAt: timeSchema.nullish(),
  error: z.string().nullish(),
});

/** Its task has died and no sweep will find it, or nothing will ever hand it to one. */
function isLost(document: QueryDocumentSnapshot, before: Date): boolean {
  const { data } = stateSchema.safeParse(document.data());
  if (!data) return false;
  // What was given up is another finding.
  if (!data.dueAt) return !data.error;
  return data.lease !== null && data.lease !== undefined && data.lease.until <= before;
}

function finding(
  { now }: Patient,
  { what, schedule, dueField, underWay }: Work,
  { ref, updateTime }: QueryDocumentSnapshot,
): Finding {
  return {
    id: ref.path,
    problem: `It is ${what}, and for a quarter of an hour or longer nobody has gone on with it.`,
    remedy: `Look whether the schedule ${schedule} runs. --repair has that hand it over.`,
    repair: () =>
      unlessChanged(
        ref.update({ [dueField]: now(), ...(underWay && { lease: null }) }, { lastUpdateTime: updateTime }),
      ),
  };
}
