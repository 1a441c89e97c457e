import { randomInt } from 'node:crypto';
import type { Caller, FirestoreApi } from '../api/api.ts';
import { FirestoreError } from '../errors.ts';
import type { Document } from '../values/value.ts';
import { parseListOrder } from './list-order.ts';
import type {
  AggregationQueryMessage,
  ConsistencyMessage,
  DocumentMessage,
  MaskMessage,
  PreconditionMessage,
  QueryMessage,
  TimestampMessage,
  TransactionOptionsMessage,
  WriteMessage,
} from './messages.ts';
import type { Message } from './proto-json.ts';
import { decodeAggregation, decodeConsistency, decodeQuery, decodeTransactionOptions } from './queries.ts';
import { toFirestoreError } from './status.ts';
import { decodeFields, encodeDocument, encodeFields } from './values.ts';
import {
  decodeMask,
  decodePrecondition,
  decodeWrite,
  encodeCommitResponse,
  encodeWriteResult,
} from './writes.ts';

/** One call that is answered at once; `streams` when its reply is a list of messages. */
export interface Method {
  readonly requestType: string;
  readonly responseType: string;
  readonly streams: boolean;
  readonly run: (api: FirestoreApi, caller: Caller, request: Message) => readonly Message[];
}

type Run<Request> = (api: FirestoreApi, caller: Caller, request: Request) => Message | readonly Message[];

/** `Request` is what the schema has already checked `requestType` to be. */
function method<Request>(requestType: string, responseType: string, run: Run<Request>): Method {
  return {
    requestType: `google.firestore.v1.${requestType}`,
    responseType: responseType.includes('.') ? responseType : `google.firestore.v1.${responseType}`,
    streams: requestType.startsWith('Run') || requestType.startsWith('BatchGet'),
    run: (api, caller, request) => [run(api, caller, request as Request)].flat(),
  };
}

interface DatabaseRequest {
  readonly database?: string;
}
interface ParentRequest {
  readonly parent?: string;
  readonly pageSize?: number;
  readonly pageToken?: string;
}

const EMPTY = 'google.protobuf.Empty';
const OWNER: Caller = { kind: 'owner' };

/** Every method of the service but the two streams, once for all encodings. */
export const METHODS: Readonly<Record<string, Method>> = {
  GetDocument: method<{ name?: string; mask?: MaskMessage } & ConsistencyMessage>(
    'GetDocumentRequest',
    'Document',
    (api, caller, request) => ({
      ...encodeDocument(
        api.getDocument(caller, request.name ?? '', decodeMask(request.mask), decodeConsistency(request)),
      ),
    }),
  ),

  ListDocuments: method<
    ParentRequest & {
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

  CreateDocument: method<{
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

  UpdateDocument: method<{
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

  DeleteDocument: method<{ name?: string; currentDocument?: PreconditionMessage }>(
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

  BatchGetDocuments: method<
    DatabaseRequest & { documents?: readonly string[]; mask?: MaskMessage } & ConsistencyMessage
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

  BeginTransaction: method<DatabaseRequest & { options?: TransactionOptionsMessage }>(
    'BeginTransactionRequest',
    'BeginTransactionResponse',
    (api, caller, request) => ({
      transaction: api.beginTransaction(
        caller,
        request.database ?? '',
        decodeTransactionOptions(request.options),
      ),
    }),
  ),

  Commit: method<DatabaseRequest & { writes?: readonly WriteMessage[]; transaction?: Uint8Array }>(
    'CommitRequest',
    'CommitResponse',
    (api, caller, request) => {
      const transaction =
        request.transaction && request.transaction.length > 0 ? request.transaction : undefined;
      return encodeCommitResponse(
        api.commit(caller, request.database ?? '', (request.writes ?? []).map(decodeWrite), transaction),
      );
    },
  ),

  Rollback: method<DatabaseRequest & { transaction?: Uint8Array }>(
    'RollbackRequest',
    EMPTY,
    (api, caller, request) => {
      api.rollback(caller, request.database ?? '', request.transaction ?? new Uint8Array());
      return {};
    },
  ),

  RunQuery: method<{ parent?: string; structuredQuery?: QueryMessage } & ConsistencyMessage>(
    'RunQueryRequest',
    'RunQueryResponse',
    (api, caller, request) => {
      const query = decodeQuery(request.structuredQuery);
      const reply = api.runQuery(caller, request.parent ?? '', query, decodeConsistency(request));
      const { readTime } = reply;
      const results: Message[] = reply.documents.map((document) => ({
        document: encodeDocument(document),
        readTime,
      }));
      if (results.length === 0) results.push({ readTime });
      Object.assign(results[0] ?? {}, reply.skipped > 0 ? { skippedResults: reply.skipped } : {});
      Object.assign(results.at(-1) ?? {}, { done: true });
      return [...begun(reply.transaction), ...results];
    },
  ),

  RunAggregationQuery: method<
    { parent?: string; structuredAggregationQuery?: AggregationQueryMessage } & ConsistencyMessage
  >('RunAggregationQueryRequest', 'RunAggregationQueryResponse', (api, caller, request) => {
    const { structuredQuery, aggregations = [] } = request.structuredAggregationQuery ?? {};
    const reply = api.runAggregationQuery(
      caller,
      request.parent ?? '',
      decodeQuery(structuredQuery),
      aggregations.map(decodeAggregation),
      decodeConsistency(request),
    );
    const result = { aggregateFields: encodeFields(reply.fields) };
    return { transaction: reply.transaction, result, readTime: reply.readTime };
  }),

  PartitionQuery: method('PartitionQueryRequest', 'PartitionQueryResponse', () => {
    const text = 'Method google.firestore.v1.Firestore/PartitionQuery is unimplemented';
    throw new FirestoreError('UNIMPLEMENTED', text);
  }),

  ListCollectionIds: method<ParentRequest & { readTime?: TimestampMessage }>(
    'ListCollectionIdsRequest',
    'ListCollectionIdsResponse',
    (api, caller, request) => {
      const { collectionIds, nextPageToken } = api.listCollectionIds(caller, request.parent ?? '', {
        pageSize: request.pageSize || undefined,
        pageToken: request.pageToken || undefined,
      });
      return { collectionIds, nextPageToken };
    },
  ),

  BatchWrite: method<DatabaseRequest & { writes?: readonly WriteMessage[] }>(
    'BatchWriteRequest',
    'BatchWriteResponse',
    (api, caller, request) => {
      const results = api.batchWrite(caller, request.database ?? '', (request.writes ?? []).map(decodeWrite));
      return {
        writeResults: results.map((entry) => ('result' in entry ? encodeWriteResult(entry.result) : {})),
        status: results.map((entry) => {
          if ('result' in entry) return {};
          const { code, message } = toFirestoreError(entry.error);
          return { code, message };
        }),
      };
    },
  ),
};

/** The first reply of a read that began a transaction carries its id alone, as the official emulator sends it. */
function begun(transaction: Uint8Array | undefined): Message[] {
  return transaction ? [{ transaction }] : [];
}

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
