import { createHash } from 'node:crypto';
import type { StoredFiles } from '../../../import/src/archive/stored-files.ts';
import type { Accounts } from '../../../import/src/people/accounts.ts';
import type { Account } from '../../../import/src/people/layout.ts';
import type { AuthDouble } from './auth-double.ts';
import type { FilesDouble } from './files-double.ts';

/** A bucket of handlers, as export and restore see it. */
export function storedIn(double: FilesDouble): StoredFiles {
  const put = (path: string, bytes: Buffer, metadata: Readonly<Record<string, string>> = {}) =>
    void double.files.set(path, { bytes, packedAs: undefined, metadata });
  return {
    bucket: double.bucket,
    hasAny: async (prefix) => double.paths().some((path) => path.startsWith(prefix)),
    list: async (prefix) =>
      double
        .paths()
        .filter((path) => path.startsWith(prefix))
        .map((path) => {
          const bytes = double.files.get(path)?.bytes ?? Buffer.alloc(0);
          const md5 = createHash('md5').update(bytes).digest('base64');
          return { path, bytes: bytes.length, md5, generation: '1', headers: {} };
        }),
    open: (path) => double.open(path, { start: 0, end: Number.POSITIVE_INFINITY }),
    async send(path, from) {
      await double.upload(path, from, { contentType: '', cacheControl: '', metadata: {} });
    },
    async write(path, content) {
      const chunks: Buffer[] = [];
      for await (const chunk of content()) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
      put(path, Buffer.concat(chunks));
    },
    create: (path, text) =>
      double.create(path, Buffer.from(text), { contentType: '', cacheControl: '', metadata: {} }),
  };
}

/** The accounts of a double, whose passwords go along as they are. */
export function accountsIn(auth: AuthDouble): Accounts {
  return {
    hashing: async () => ({ kind: 'emulator' }),
    async *list() {
      yield [...auth.accounts.values()].map(
        (account): Account => ({
          uid: account.uid,
          email: account.email,
          emailVerified: account.emailVerified,
          disabled: account.disabled,
          ...(account.displayName !== undefined && { displayName: account.displayName }),
          claims: JSON.stringify(account.claims ?? {}),
          password: { hash: account.password, salt: '' },
        }),
      );
    },
    async make(accounts, hashing) {
      for (const { uid, email = '', emailVerified, disabled, displayName, claims, password } of accounts) {
        auth.add({
          uid,
          email,
          emailVerified,
          disabled,
          ...(displayName !== undefined && { displayName }),
          claims: JSON.parse(claims ?? '{}'),
          password: hashing && password ? password.hash : '',
        });
      }
      return [];
    },
  };
}
