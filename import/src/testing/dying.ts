import type { Firestore } from 'firebase-admin/firestore';
import type { StoredFiles } from '../archive/stored-files.ts';
import type { Accounts } from '../people/accounts.ts';

/** What a process dies of in a test. */
export class Died extends Error {
  override readonly name = 'Died';
}

/**
 * A project whose process dies at its step of that number: before something is read or written, or right after it was. From then
 * on nothing works any more.
 */
export function dyingAt(
  step: number,
  { firestore, files }: { readonly firestore: Firestore; readonly files: StoredFiles },
) {
  let steps = 0;
  const live = () => {
    steps += 1;
    if (steps >= step) throw new Died(`at step ${step}`);
  };
  const around = async <T>(work: () => Promise<T>): Promise<T> => {
    live();
    const done = await work();
    live();
    return done;
  };
  const dyingFiles = (all: StoredFiles): StoredFiles => ({
    ...all,
    list: (prefix) => around(() => all.list(prefix)),
    open(path) {
      live();
      return all.open(path);
    },
    send: (path, from, headers) => around(() => all.send(path, from, headers)),
    write: (path, content, headers) => around(() => all.write(path, content, headers)),
    create: (path, text) => around(() => all.create(path, text)),
  });
  return {
    /** How many steps there were so far. */
    steps: () => steps,
    firestore: new Proxy(firestore, {
      get(target, name) {
        if (name === 'batch') return () => dyingBatch(target, around);
        if (name === 'runTransaction')
          return (...given: Parameters<Firestore['runTransaction']>) =>
            around(() => target.runTransaction(...given));
        if (name === 'collection' || name === 'collectionGroup' || name === 'doc') live();
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }),
    files: dyingFiles(files),
    /** Another bucket, and accounts, that the same process works with. */
    dyingFiles,
    dyingAccounts: (accounts: Accounts): Accounts => ({
      ...accounts,
      make: (some, hashing) => around(() => accounts.make(some, hashing)),
    }),
  };
}

function dyingBatch(firestore: Firestore, around: <T>(work: () => Promise<T>) => Promise<T>) {
  const batch = firestore.batch();
  const commit = batch.commit.bind(batch);
  batch.commit = () => around(commit);
  return batch;
}
