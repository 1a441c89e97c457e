import { randomUUID } from 'node:crypto';
import type { Caller, FirestoreApi } from '../api/api.ts';
import { FirestoreError } from '../errors.ts';
import type { WriteRequestMessage } from './messages.ts';
import type { StreamHandler, StreamSink } from './stream-handler.ts';
import { decodeWrite, encodeCommitResponse } from './writes.ts';

/**
 * One `Write` stream: a handshake that names the database, then one atomic commit a request, answered in order.
 * Stream tokens are not compared, since clients send several requests before the first answer. A request without
 * writes ends the stream.
 */
export function openWriteStream(api: FirestoreApi, caller: Caller, sink: StreamSink): StreamHandler {
  let database: string | undefined;
  let answered = 0;
  const nextToken = () => Buffer.from(String(answered++));
  return {
    receive(message) {
      const request = message as WriteRequestMessage;
      if (database === undefined) {
        database = readHandshake(request);
        sink.send([{ streamId: randomUUID(), streamToken: nextToken() }]);
        return;
      }
      if (request.database && request.database !== database) {
        const text = `Request specified a database (${request.database}) that did not match the expected database (${database})`;
        throw new FirestoreError('INVALID_ARGUMENT', text);
      }
      const writes = (request.writes ?? []).map(decodeWrite);
      if (writes.length === 0) {
        sink.send([{ streamToken: nextToken() }]);
        sink.end();
        return;
      }
      const reply = encodeCommitResponse(api.commit(caller, database, writes, undefined));
      sink.send([{ streamToken: nextToken(), ...reply }]);
    },
    close() {},
  };
}

function readHandshake(request: WriteRequestMessage): string {
  if (!request.database) throw refuse("'database' must be set on an initial write request.");
  if (request.writes && request.writes.length > 0)
    throw refuse("'writes' must not be set on an initial write request.");
  if (request.streamId) throw refuse('Resuming streams is not supported, do not set stream ID.');
  if (request.streamToken && request.streamToken.length > 0) {
    throw refuse(
      "Resuming streams is not supported, 'stream_token' must not be set on an initial write request.",
    );
  }
  return request.database;
}

function refuse(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}
