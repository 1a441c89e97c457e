import { FILES_ADDRESS } from '@rawi/model/calls/opened-files';
import { knownSession } from '../../core/session/session.ts';
import { callTranslators } from '../../core/session/translator-calls.ts';

/**
 * Reads files that are not public, with one permission for all files of a submission (docs/decisions/044).
 */

/** A file could not be read; `status` is the HTTP status. */
export class FileNotRead extends Error {
  override readonly name = 'FileNotRead';
  readonly status: number;

  constructor(path: string, status: number) {
    super(`${path} was answered with ${status}.`);
    this.status = status;
  }
}

interface Permission {
  readonly text: string;
  readonly givenAt: number;
  readonly until: number;
}

interface ReadingOptions {
  /** Requests a permission to read the files of a submission. */
  readonly ask: (submissionId: string) => Promise<{ permission: string; seconds: number }>;
  readonly fetch?: typeof globalThis.fetch;
  /** In milliseconds since any fixed moment. */
  readonly now?: () => number;
}

/** How long before its end a permission is renewed, because a request may be running, in milliseconds. */
const RENEW_AHEAD_MS = 30_000;
/**
 * A permission younger than this is not requested again for a file that does not belong to the submission, in
 * milliseconds.
 */
const NEW = 10_000;

export type ReadFile = (submissionId: string, path: string, signal?: AbortSignal) => Promise<Blob>;

export interface FileReader {
  readonly read: ReadFile;
  /** The submission has other files now: the next one is read with a new permission. */
  readonly forget: (submissionId: string) => void;
}

/**
 * `read` reads a file of a submission by its path. The permission is requested with the first file, shared by all
 * that wait, and again when it has expired, or when the submission has other files than then. Rejects with
 * `FileNotRead`, with what `ask` rejects with, or as `fetch` does.
 */
export function fileReader({
  ask,
  fetch = globalThis.fetch.bind(globalThis),
  now = () => performance.now(),
}: ReadingOptions): FileReader {
  const given = new Map<string, Promise<Permission>>();

  function renew(submissionId: string): Promise<Permission> {
    const asked = ask(submissionId).then(({ permission, seconds }) => ({
      text: permission,
      givenAt: now(),
      until: now() + seconds * 1000,
    }));
    given.set(submissionId, asked);
    asked.catch(() => {
      if (given.get(submissionId) === asked) given.delete(submissionId);
    });
    return asked;
  }

  async function permissionFor(submissionId: string): Promise<Permission> {
    const known = given.get(submissionId);
    const permission = await (known ?? renew(submissionId));
    if (permission.until - now() > RENEW_AHEAD_MS) return permission;
    return await (given.get(submissionId) === known ? renew(submissionId) : permissionFor(submissionId));
  }

  /** Another permission after one was refused; undefined when a new one would be the same. */
  async function otherThan(
    refused: Permission,
    submissionId: string,
    status: number,
  ): Promise<Permission | undefined> {
    const known = given.get(submissionId);
    const current = await known;
    if (current && current !== refused) return current;
    if (status === 403 && now() - refused.givenAt < NEW) return undefined;
    return await (given.get(submissionId) === known ? renew(submissionId) : given.get(submissionId));
  }

  const readOne: ReadFile = async (submissionId, path, signal) => {
    const read = ({ text }: Permission) =>
      fetch(`${FILES_ADDRESS}${path.split('/').map(encodeURIComponent).join('/')}`, {
        headers: { authorization: `Bearer ${text}` },
        cache: 'no-store',
        ...(signal && { signal }),
      });
    const permission = await permissionFor(submissionId);
    let response = await read(permission);
    if (response.status === 401 || response.status === 403) {
      const other = await otherThan(permission, submissionId, response.status);
      if (other) response = await read(other);
    }
    if (!response.ok) throw new FileNotRead(path, response.status);
    return await response.blob();
  };

  return { read: readOne, forget: (submissionId) => void given.delete(submissionId) };
}

let reading: ({ readonly uid: string | undefined } & FileReader) | undefined;

/** Reads a file of a submission in the current session; a session that ends takes its permissions with it. */
export const readFile: ReadFile = async (submissionId, path, signal) => {
  const session = await knownSession();
  const uid = session.state === 'signed-in' ? session.user.uid : undefined;
  if (reading?.uid !== uid || !reading) {
    const ask = (id: string) => callTranslators({ action: 'openFiles', submissionId: id });
    reading = { uid, ...fileReader({ ask }) };
  }
  return await reading.read(submissionId, path, signal);
};

/** This tab has given a submission another file, which the permission from before does not cover. */
export const forgetPermission = (submissionId: string): void => reading?.forget(submissionId);
