import { initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  type Firestore,
  getDocsFromCache,
  increment,
  initializeFirestore,
  onSnapshot,
  orderBy,
  persistentLocalCache,
  persistentMultipleTabManager,
  query,
  runTransaction,
  setDoc,
  updateDoc,
  waitForPendingWrites,
} from 'firebase/firestore';

/** What a test may ask of the page. */
export interface TestPage {
  /** Begins to listen to a collection. */
  watch(name: string): void;
  /** The last snapshot: ids, whether it came from the cache, whether writes wait. */
  state(): {
    readonly ids: readonly string[];
    readonly fromCache: boolean;
    readonly pending: boolean;
    readonly text: string;
  };
  cached(name: string): Promise<readonly string[]>;
  set(path: string, text: string): void;
  add(path: string): Promise<void>;
  count(path: string, times: number): Promise<void>;
  offline(): Promise<void>;
  flushed(): Promise<void>;
}

/** The only parts of a browser's globals that this page touches. */
declare const location: { readonly search: string };

const parameters = new URLSearchParams(location.search);
const app = initializeApp({ projectId: parameters.get('project') ?? '', apiKey: 'any' });
const db: Firestore = initializeFirestore(app, {
  localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
  ...(parameters.get('longPolling') === 'true' ? { experimentalForceLongPolling: true } : {}),
});
connectFirestoreEmulator(db, '127.0.0.1', Number(parameters.get('port')));

let last = { ids: [] as string[], fromCache: true, pending: false, text: '' };

const testPage: TestPage = {
  watch(name) {
    onSnapshot(query(collection(db, name), orderBy('text')), { includeMetadataChanges: true }, (snapshot) => {
      last = {
        ids: snapshot.docs.map((document) => document.id),
        fromCache: snapshot.metadata.fromCache,
        pending: snapshot.metadata.hasPendingWrites,
        text: snapshot.docs.map((document) => String(document.get('text'))).join(),
      };
    });
  },
  state: () => last,
  async cached(name) {
    return (await getDocsFromCache(collection(db, name))).docs.map((document) => document.id);
  },
  set(path, text) {
    void setDoc(doc(db, path), { text });
  },
  add: (path) => updateDoc(doc(db, path), { n: increment(1) }),
  async count(path, times) {
    const once = () =>
      runTransaction(
        db,
        async (transaction) => {
          const found = await transaction.get(doc(db, path));
          transaction.update(doc(db, path), { n: Number(found.get('n')) + 1 });
        },
        { maxAttempts: 100 },
      );
    await Promise.all(Array.from({ length: times }, once));
  },
  offline: () => disableNetwork(db),
  flushed: () => waitForPendingWrites(db),
};

Object.assign(globalThis, { testPage });
