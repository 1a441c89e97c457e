import type { AccountRequestOf, AccountResponse } from '@rawi/model/calls/calls';
import { z } from 'zod';
import { CallError } from '../callers/call-error.ts';
import { toJson } from '../data/to-json.ts';
import { BEGINNING, type Place, personalDocuments } from '../exports/personal-documents.ts';
import type { SignedInContext } from '../services/services.ts';

type Page = AccountResponse<'downloadData'>;

/**
 * A callable answers with 10 MB at most. A page ends with the document that exceeds this size: the largest
 * document in Firestore has 1 MiB, and as JSON never three times as much.
 */
export const EXPORT_PAGE_BYTES = 4_000_000;

/**
 * One page of everything that is stored about a person under their own name, as listed in
 * `model/src/truth/personal-data.ts`.
 */
export async function downloadData(
  context: SignedInContext,
  { cursor }: AccountRequestOf<'downloadData'>,
): Promise<Page> {
  return await downloadPage(context, cursor);
}

/** The page that begins at a cursor, with as many documents as fit into `most` bytes, and at least one. */
export async function downloadPage(
  context: Pick<SignedInContext, 'firestore' | 'auth' | 'now' | 'caller'>,
  cursor?: string,
  most = EXPORT_PAGE_BYTES,
): Promise<Page> {
  const { firestore, auth, now, caller } = context;
  const record = await auth.getUser(caller.uid);
  const documents: Page['documents'] = {};
  let bytes = 0;
  let last: Place | undefined;
  let next: Place | undefined;
  for await (const found of personalDocuments(firestore, caller.uid, placeOf(cursor))) {
    const shown = Object.entries(found.documents).map(([path, data]) => [path, jsonOf(data)] as const);
    for (const each of shown) bytes += Buffer.byteLength(JSON.stringify(Object.fromEntries([each])));
    if (last && bytes > most) {
      next = last;
      break;
    }
    Object.assign(documents, Object.fromEntries(shown));
    last = found.place;
  }
  const { creationTime, lastSignInTime } = record.metadata;
  return {
    exportedAt: now().toISOString(),
    account: {
      uid: caller.uid,
      email: record.email ?? '',
      emailVerified: record.emailVerified,
      createdAt: new Date(creationTime).toISOString(),
      ...(lastSignInTime ? { lastSignInAt: new Date(lastSignInTime).toISOString() } : {}),
      roles: [...caller.roles],
    },
    documents,
    next: next ? Buffer.from(JSON.stringify(next)).toString('base64url') : null,
  };
}

function jsonOf(data: Readonly<Record<string, unknown>>): Page['documents'][string] {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toJson(value)]));
}

/** The position that a cursor names. A caller may send any: everything read from it on is their own. */
function placeOf(cursor: string | undefined): Place {
  if (cursor === undefined) return BEGINNING;
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return z.tuple([z.string(), z.string()]).parse(read);
  } catch {
    throw new CallError('invalid-fields', { fields: { cursor: 'invalid' } });
  }
}
