import { randomInt } from 'node:crypto';
import type { Caller, FirestoreApi } from '../../api/api.ts';
import type { Document } from '../../values/value.ts';
import { parseListOrder } from '../list-order.ts';
import type { ConsistencyMessage, DocumentMessage, MaskMessage, PreconditionMessage } from '../messages.ts';
import type { Message } from '../proto-json.ts';
import { decodeConsistency } from '../queries.ts';
import { decodeFields, encodeDocument } from '../values.ts';
import { decodeMask, decodePrecondition } from '../writes.ts';
import { begun, EMPTY, type Methods, streaming, unary } from './method.ts';

const OWNER: Caller = { kind: 'owner' };

/** Calls about documents by name. */
export const DOCUMENT_METHODS: Methods = {
  GetDocument: unary<{ name?: string; mask?: MaskMessage } & ConsistencyMessage>(
    'GetDocumentRequest',
    'Document',
    (api, caller, request) => ({
      ...encodeDocument(
        api.getDocument(caller, request.name ?? '', decodeMask(request.mask), decodeConsistency(request)),
      ),
    }),
  ),

  ListDocuments: unary<
    { parent?: string; pageSize?: number; pageToken?: string } & {
      collectionId?: string;
      orderBy?: string;
      mask?: MaskMessage;
      showMissing?: boolean;
    } & ConsistencyMessage
  >('ListDocumentsRequest', 'ListDocumentsResponse', (api, caller, request) => {
    const { documents, nextPageToken } = api.listDocuments(
      caller,
      request.parent ?? '',
      request.collectionId ?? '',
      {
        pageSize: request.pageSize || undefined,
        pageToken: request.pageToken || undefined,
        orderBy: parseListOrder(request.orderBy),
        mask: decodeMask(request.mask),
        showMissing: request.showMissing ?? false,
        consistency: decodeConsistency(request),
      },
    );
    return {
      documents: documents.map((entry) =>
        'missing' in entry ? { name: entry.missing } : encodeDocument(entry),
      ),
      nextPageToken,
    };
  }),

  CreateDocument: unary<{
    parent?: string;
    collectionId?: string;
    documentId?: string;
    document?: DocumentMessage;
    mask?: MaskMessage;
  }>('CreateDocumentRequest', 'Document', (api, caller, request) => {
    const name = `${request.parent ?? ''}/${request.collectionId ?? ''}/${request.documentId || newDocumentId()}`;
    const fields = decodeFields(request.document?.fields);
    const database = databaseOf(name);
    api.commit(
      caller,
      database,
      [{ kind: 'update', name, fields, transforms: [], precondition: { exists: false } }],
      undefined,
    );
    return writtenDocument(api, name, request.mask);
  }),

  UpdateDocument: unary<{
    document?: DocumentMessage;
    updateMask?: MaskMessage;
    mask?: MaskMessage;
    currentDocument?: PreconditionMessage;
  }>('UpdateDocumentRequest', 'Document', (api, caller, request) => {
    const name = request.document?.name ?? '';
    const write = {
      kind: 'update',
      name,
      fields: decodeFields(request.document?.fields),
      mask: decodeMask(request.updateMask),
      transforms: [],
      precondition: decodePrecondition(request.currentDocument),
    } as const;
    api.commit(caller, databaseOf(name), [write], undefined);
    return writtenDocument(api, name, request.mask);
  }),

  DeleteDocument: unary<{ name?: string; currentDocument?: PreconditionMessage }>(
    'DeleteDocumentRequest',
    EMPTY,
    (api, caller, { name = '', currentDocument }) => {
      api.commit(
        caller,
        databaseOf(name),
        [{ kind: 'delete', name, precondition: decodePrecondition(currentDocument) }],
        undefined,
      );
      return {};
    },
  ),

  BatchGetDocuments: streaming<
    { database?: string } & { documents?: readonly string[]; mask?: MaskMessage } & ConsistencyMessage
  >('BatchGetDocumentsRequest', 'BatchGetDocumentsResponse', (api, caller, request) => {
    const names = request.documents ?? [];
    const reply = api.batchGet(
      caller,
      request.database ?? '',
      names,
      decodeMask(request.mask),
      decodeConsistency(request),
    );
    const results = reply.results.map((result) => ({
      ...('found' in result ? { found: encodeDocument(result.found) } : { missing: result.missing }),
      readTime: reply.readTime,
    }));
    return [...begun(reply.transaction), ...results];
  }),
};

/** The document after a write, which its writer may see even where the rules do not let them read it. */
function writtenDocument(api: FirestoreApi, name: string, mask: MaskMessage | undefined): Message {
  const document: Document = api.getDocument(OWNER, name, decodeMask(mask), { kind: 'latest' });
  return { ...encodeDocument(document) };
}

function databaseOf(name: string): string {
  return name.split('/').slice(0, 4).join('/');
}

const ID_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A document id as the client SDKs draw them: 20 letters and digits. */
function newDocumentId(): string {
  return Array.from({ length: 20 }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join('');
}
