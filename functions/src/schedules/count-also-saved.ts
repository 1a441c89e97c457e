import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { COUNTED_AGAIN, type CountingSaves, countComic } from '../also-saved/count-comic.ts';
import { alsoSavedRef, countSaved, dueAlsoSaved, savedBetween, savesSweepRef } from '../data/also-saved.ts';
import { ifReadable } from '../data/converter.ts';
import { eachDue } from './each-alone.ts';

/** How many saves a run looks through, and how many comics it counts (docs/data.md, “More like this”). */
const MOST = { saves: 2000, comics: 20 } as const;
/** What was saved a moment ago may still come in another order. */
const SETTLED_AFTER_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** How many documents one commit writes. */
const BATCH = 400;

/**
 * Runs each hour: looks through what was saved since the last run, which makes those comics due, and counts for some due
 * comics what their readers have saved too. No other library is read. Returns how many comics it counted.
 */
export async function countAlsoSaved(counting: CountingSaves): Promise<number> {
  const { firestore, now } = counting;
  const saves = await lookThroughSaves(counting);
  return await eachDue(
    {
      due: dueAlsoSaved(firestore, now()),
      failure: 'What readers of a comic also saved was not counted.',
      most: MOST.comics,
      putOff: ({ ref }) => ref.update({ dueAt: later(now(), COUNTED_AGAIN.atSoonest) }),
    },
    async ({ id, ref }) => {
      // One at which a run ends by force is not the first of the next one.
      await ref.update({ dueAt: later(now(), COUNTED_AGAIN.atSoonest) });
      await countComic(counting, id, saves);
      return true;
    },
  );
}

/** Makes the comics due that were saved since the last run; returns how many comics all people have saved. */
async function lookThroughSaves({ firestore, now }: CountingSaves): Promise<number> {
  const time = now();
  const sweep = ifReadable(await savesSweepRef(firestore).get());
  const from = sweep?.at ?? new Date(0);
  const settled = later(time, -SETTLED_AFTER_MS);
  const { docs } = await savedBetween(firestore, from, settled, MOST.saves).get();
  const isAll = docs.length < MOST.saves;
  const last = docs.at(-1);
  const lastAt = last && savedAt(last);
  // Where there are more, some of the last millisecond may not be among these: all of it waits for the next run.
  const seen = isAll ? docs : docs.filter((saved) => savedAt(saved) < (lastAt ?? from));
  // A later save of the same comic takes the place of an earlier one.
  await makeDue(
    firestore,
    new Map(seen.map((saved) => [String(saved.get('comicId')), savedAt(saved)])),
    time,
  );
  const isCounted = sweep !== undefined && later(sweep.savesCountedAt, DAY_MS) > time;
  const saves = isCounted ? sweep.saves : await countSaved(firestore);
  const at = isAll ? later(lastAt ?? from, lastAt ? 1 : 0) : (lastAt ?? from);
  if (!isCounted || at > from) {
    const savesCountedAt = isCounted ? sweep.savesCountedAt : time;
    await savesSweepRef(firestore).set({ at, saves, savesCountedAt });
  }
  return saves;
}

/** Makes comics due that were saved after they were counted, each a day after that at the soonest. */
async function makeDue(db: Firestore, lastSaved: ReadonlyMap<string, Date>, now: Date): Promise<void> {
  const saved = [...lastSaved];
  for (let start = 0; start < saved.length; start += BATCH) {
    const some = saved.slice(start, start + BATCH);
    const stored = await db.getAll(...some.map(([comicId]) => alsoSavedRef(db, comicId)));
    const batch = db.batch();
    for (const [index, [, at]] of some.entries()) {
      const snapshot = stored[index];
      const dueAt = snapshot && dueAfterSave(snapshot, at, now);
      if (!dueAt) continue;
      if (snapshot.exists) batch.update(snapshot.ref, { dueAt });
      else batch.set(snapshot.ref, { comics: [], chosen: 0, countedAt: null, dueAt });
    }
    await batch.commit();
  }
}

/** When a comic that was saved is due; undefined where it was counted since, or is due as soon already. */
function dueAfterSave(snapshot: DocumentSnapshot, savedTime: Date, now: Date): Date | undefined {
  if (!snapshot.exists) return now;
  const [countedAt, dueAt] = [timeIn(snapshot, 'countedAt'), timeIn(snapshot, 'dueAt')];
  if (countedAt && countedAt >= savedTime) return undefined;
  const soonest = countedAt ? later(countedAt, COUNTED_AGAIN.atSoonest) : now;
  const due = soonest > now ? soonest : now;
  return dueAt && dueAt <= due ? undefined : due;
}

function savedAt(saved: DocumentSnapshot): Date {
  return timeIn(saved, 'at') ?? new Date(0);
}

function timeIn(snapshot: DocumentSnapshot, field: string): Date | undefined {
  const value: unknown = snapshot.get(field);
  return value instanceof Timestamp ? value.toDate() : undefined;
}

function later(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms);
}
