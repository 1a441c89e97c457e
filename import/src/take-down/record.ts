import type { TakedownReason } from '@rawi/model/lists/takedown-reasons';
import { paths } from '@rawi/model/paths';
import { type Blog, blogSchema } from '@rawi/model/truth/blog';
import { chapterSchema } from '@rawi/model/truth/chapter';
import { comicSchema } from '@rawi/model/truth/comic';
import {
  sealedUntil,
  TAKEDOWN_OVERDUE_SECONDS,
  type Takedown,
  type TakedownTarget,
  takedownSchema,
} from '@rawi/model/truth/takedown';
import { reading } from '@rawi/model/truth/tolerant';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';

/** The record of a take-down as commands read and write it. */

/** The record about a target, where there is one. */
export async function readRecord(
  transaction: Transaction,
  firestore: Firestore,
  takedownId: string,
): Promise<Takedown | undefined> {
  const stored = await transaction.get(firestore.doc(paths.takedown(takedownId)));
  return stored.exists ? reading(takedownSchema).parse(stored.data()) : undefined;
}

/** The work of a task when a way begins. */
export function begun(way: Takedown['way'], now: Date) {
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
  readonly reason: TakedownReason | null;
  readonly now: Date;
}

/** Writes what a command has decided into the log of decisions. */
export function writeAudit(
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

/** What a record says of something that nobody can read any more. */
export const UNNAMED: Takedown['shown'] = { title: '', names: {}, number: null, language: null, slug: null };

interface Begun {
  readonly target: TakedownTarget;
  readonly shown: Takedown['shown'];
  readonly reason: TakedownReason;
  readonly note: string | null;
  /** When it was decided, by which the seal ends. */
  readonly at: Date;
  readonly requestId: string;
}

/** A record by which the task takes a target from readers, beginning now. */
export function newRecord({ target, shown, reason, note, at, requestId }: Begun, now: Date): Takedown {
  return takedownSchema.parse({
    target,
    shown,
    // Only the task that carries it out knows whether the account exists, and reports it.
    whose: null,
    reason,
    note,
    by: null,
    at,
    messageId: null,
    state: 'running',
    returned: null,
    done: 0,
    total: 2,
    sealedUntil: sealedUntil(reason, at),
    requestId,
    ...begun('down', now),
  } satisfies Takedown);
}

/** What it is called; nothing where it is not there. */
export async function readShown(
  transaction: Transaction,
  firestore: Firestore,
  target: TakedownTarget,
): Promise<Takedown['shown'] | undefined> {
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
      return article && { ...UNNAMED, title: (en ?? ar)?.title ?? '', names, slug: target.slug };
    }
    case 'photo':
      return (await isThere(paths.user(target.uid))) || (await isThere(paths.translator(target.uid)))
        ? UNNAMED
        : undefined;
    case 'comic':
    case 'chapter':
    case 'cover':
    case 'comment': {
      const comic = await read(paths.comic(target.comicId), comicSchema);
      if (!comic) return undefined;
      const shown = { ...UNNAMED, title: comic.series, names: comic.names, slug: comic.slug };
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
