import type { Plugin } from 'vite';

/**
 * ReactFire is one module over seven SDKs. We use its `useObservable` only, so these five SDKs are left out,
 * which saves about 45 kB after compression. The build fails if a new version imports another name from one
 * of them.
 */
const UNUSED: Readonly<Record<string, readonly string[]>> = {
  'firebase/auth': ['onIdTokenChanged'],
  'firebase/database': [
    'get',
    'off',
    'onChildAdded',
    'onChildChanged',
    'onChildMoved',
    'onChildRemoved',
    'onValue',
  ],
  'firebase/functions': ['httpsCallable'],
  'firebase/remote-config': [
    'ensureInitialized',
    'getAll',
    'getBoolean',
    'getNumber',
    'getString',
    'getValue',
  ],
  'firebase/storage': ['getDownloadURL', 'ref'],
};

const PREFIX = '\0unused-by-reactfire:';

/** Gives ReactFire empty modules for the SDKs that we do not use through it; our own imports get the real ones. */
export function reactfireSdks(): Plugin {
  return {
    name: 'rawi-reactfire-sdks',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source in UNUSED && importer?.includes('/node_modules/reactfire/') ? PREFIX + source : undefined,
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      const names = UNUSED[id.slice(PREFIX.length)] ?? [];
      return names.map((name) => `export const ${name} = undefined;`).join('\n');
    },
  };
}
