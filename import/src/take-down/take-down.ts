import { randomUUID } from 'node:crypto';
import type { TakedownReason } from '@rawi/model/lists/takedown-reasons';
import { paths } from '@rawi/model/paths';
import { type Blog, blogSchema } from '@rawi/model/truth/blog';
import { chapterSchema } from '@rawi/model/truth/chapter';
import { comicSchema } from '@rawi/model/truth/comic';
import {
  canBeGivenBack,
  isDown,
  sealedUntil,
  TAKEDOWN_OVERDUE_SECONDS,
  type Takedown,
  type TakedownTarget,
  takedownIdOf,
  takedownSchema,
} from '@rawi/model/truth/takedown';
import { reading } from '@rawi/model/truth/tolerant';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';

/** A decision of the site's owner by a command; its words are printed. */
export interface Decision {
  readonly firestore: Firestore;
  readonly now: Date;
}

/** What became of it, for a person to read; `ok` says whether it is as it was asked for. */
export interface Answer {
  readonly ok: boolean;
  readonly line: string;
}

/** Has something public taken down: the same record as a reviewer's decision leaves, which the same task carries out. */
export async function takeDown(
  { firestore, now }: Decision,
  target: TakedownTarget,
  { reason, note }: { readonly reason: TakedownReason; readonly note: string | null },
): Promise<Answer> {
  const takedownId = takedownIdOf(target);
  return await firestore.runTransaction(async (transaction) => {
    const before = await readRecord(transaction, firestore, takedownId);
    if (before && isDown(before)) return { ok: true, line: `${takedownId} is taken down already.` };
    if (before && before.state !== 'returned')
      return { ok: false, line: `${takedownId} is on its way back: wait for that.` };
    const shown = await readShown(transaction, firestore, target);
    if (!shown) return { ok: false, line: `There is no ${takedownId} in the site.` };
    const requestId = `command-${randomUUID()}`;
    const takedown: Takedown = {
      target,
      shown,
      // Only the task that carries it out knows whether the account exists, and reports it.
      whose: null,
      reason,
      note,
      by: null,
      at: now,
      messageId: null,
      state: 'running',
      returned: null,
      done: 0,
      total: 2,
      sealedUntil: sealedUntil(reason, now),
      requestId,
      ...begun('down', now),
    };
    transaction.set(firestore.doc(paths.takedown(takedownId)), takedownSchema.parse(takedown));
    writeAudit(transaction, firestore, { action: 'takeDown', takedownId, requestId, reason, now });
    const until = takedown.sealedUntil?.toISOString().slice(0, 10);
    return {
      ok: true,
      line: `${takedownId} is being taken down. Until ${until} it can be given back with --give-back.`,
    };
  });
}

/** Has it given back, as long as it is under seal. */
export async function giveBack(
  { firestore, now }: Decision,
  target: TakedownTarget,
  note: string | null,
): Promise<Answer> {
  const takedownId = takedownIdOf(target);
  return await firestore.runTransaction(async (transaction) => {
    const before = await readRecord(transaction, firestore, takedownId);
    if (!before || before.state === 'returned')
      return { ok: false, line: `${takedownId} is not taken down.` };
    if (before.state === 'returning') return { ok: true, line: `${takedownId} is on its way back.` };
    if (before.state !== 'down') {
      return { ok: false, line: `${takedownId} is still being taken down (${before.state}): wait for that.` };
    }
    if (!canBeGivenBack(before, now))
      return { ok: false, line: `What was sealed of ${takedownId} is deleted: import it again.` };
    const requestId = `command-${randomUUID()}`;
    transaction.update(firestore.doc(paths.takedown(takedownId)), {
      state: 'returning',
      done: 0,
      ...begun('back', now),
      requestId,
      returned: { by: null, at: now, note },
    });
    writeAudit(transaction, firestore, { action: 'giveBack', takedownId, requestId, reason: null, now });
    return { ok: true, line: `${takedownId} is being given back.` };
  });
}

async function readRecord(
  transaction: Transaction,
  firestore: Firestore,
  takedownId: string,
): Promise<Takedown | undefined> {
  const stored = await transaction.get(firestore.doc(paths.takedown(takedownId)));
  return stored.exists ? reading(takedownSchema).parse(stored.data()) : undefined;
}

function begun(way: Takedown['way'], now: Date) {
  return {
    way,
    step: way === 'down' ? 'documents' : 'files',
    cursor: null,
    tries: 0,
    error: null,
    lease: null,
    dueAt: new Date(now.getTime() + TAKEDOWN_OVERDUE_SECONDS * 1000),
  } as const;
}

interface Audited {
  readonly action: 'takeDown' | 'giveBack';
  readonly takedownId: string;
  readonly requestId: string;
  readonly reason: string | null;
  readonly now: Date;
}

function writeAudit(
  transaction: Transaction,
  firestore: Firestore,
  { action, takedownId, requestId, reason, now }: Audited,
): void {
  const about = paths.takedown(takedownId);
  transaction.create(firestore.doc(paths.audit(requestId)), {
    action,
    by: 'command',
    at: now,
    about,
    reason,
  });
}

/** What it is called; nothing where it is not there. */
async function readShown(
  transaction: Transaction,
  firestore: Firestore,
  target: TakedownTarget,
): Promise<Takedown['shown'] | undefined> {
  const unnamed = { title: '', names: {}, number: null, language: null, slug: null };
  const read = async <T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> => {
    const stored = await transaction.get(firestore.doc(path));
    return stored.exists ? reading(schema).parse(stored.data()) : undefined;
  };
  const isThere = async (path: string) => (await transaction.get(firestore.doc(path))).exists;
  switch (target.kind) {
    case 'article': {
      const article: Blog | undefined = await read(paths.blog(target.slug), blogSchema);
      const { en, ar } = article?.texts ?? {};
      const names = { ...(en && { en: en.title }), ...(ar && { ar: ar.title }) };
      return article && { ...unnamed, title: (en ?? ar)?.title ?? '', names, slug: target.slug };
    }
    case 'photo':
      return (await isThere(paths.user(target.uid))) || (await isThere(paths.translator(target.uid)))
        ? unnamed
        : undefined;
    case 'comic':
    case 'chapter':
    case 'cover':
    case 'comment': {
      const comic = await read(paths.comic(target.comicId), comicSchema);
      if (!comic) return undefined;
      const shown = { ...unnamed, title: comic.series, names: comic.names, slug: comic.slug };
      if (target.kind === 'comment') {
        return (await isThere(paths.comment(target.comicId, target.commentId))) ? shown : undefined;
      }
      const chapterId = target.kind === 'comic' ? undefined : target.chapterId;
      if (chapterId === undefined) return shown;
      const chapter = await read(paths.chapter(target.comicId, chapterId), chapterSchema);
      return chapter && { ...shown, number: chapter.number, language: chapter.language };
    }
  }
}
