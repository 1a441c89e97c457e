import type { TransactionOptionsMessage, WriteMessage } from '../messages.ts';
import { decodeTransactionOptions } from '../queries.ts';
import { toFirestoreError } from '../status.ts';
import { decodeWrite, encodeCommitResponse, encodeWriteResult } from '../writes.ts';
import { EMPTY, type Methods, unary } from './method.ts';

/** Calls that write, and transactions. */
export const WRITE_METHODS: Methods = {
  BeginTransaction: unary<{ database?: string } & { options?: TransactionOptionsMessage }>(
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

  Commit: unary<{ database?: string } & { writes?: readonly WriteMessage[]; transaction?: Uint8Array }>(
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

  Rollback: unary<{ database?: string } & { transaction?: Uint8Array }>(
    'RollbackRequest',
    EMPTY,
    (api, caller, request) => {
      api.rollback(caller, request.database ?? '', request.transaction ?? new Uint8Array());
      return {};
    },
  ),

  BatchWrite: unary<{ database?: string } & { writes?: readonly WriteMessage[] }>(
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
