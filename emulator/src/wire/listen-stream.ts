import type { Caller, FirestoreApi, ListenEvent, ListenStream, Target } from '../api/api.ts';
import { FirestoreError } from '../errors.ts';
import type { ListenRequestMessage, TargetMessage } from './messages.ts';
import type { Message } from './proto-json.ts';
import { decodeQuery } from './queries.ts';
import type { StreamHandler, StreamSink } from './stream-handler.ts';
import { decodeTimestamp, encodeDocument } from './values.ts';

const CHANGE_TYPES = {
  'no-change': undefined,
  add: 'ADD',
  remove: 'REMOVE',
  current: 'CURRENT',
  reset: 'RESET',
} as const;

/** One `Listen` stream: requests in, events out. A target that cannot be read is removed alone, with its cause. */
export function openListenStream(api: FirestoreApi, caller: Caller, sink: StreamSink): StreamHandler {
  let stream: ListenStream | undefined;
  return {
    receive(message) {
      const request = message as ListenRequestMessage;
      if (!stream) {
        if (!request.database) {
          throw new FirestoreError(
            'INVALID_ARGUMENT',
            "'database' must be set on an initial listen request.",
          );
        }
        stream = api.listen(caller, request.database, (events) => sink.send(events.map(encodeListenEvent)));
      }
      if (request.removeTarget !== undefined) stream.removeTarget(request.removeTarget);
      if (request.addTarget === undefined) return;
      const target = readTarget(request.addTarget);
      if ('error' in target)
        sink.send([encodeListenEvent(removal(request.addTarget.targetId ?? 0, target.error))]);
      else stream.addTarget(target);
    },
    close() {
      stream?.close();
    },
  };
}

function readTarget(message: TargetMessage): Target | { readonly error: FirestoreError } {
  try {
    return decodeTarget(message);
  } catch (error) {
    if (error instanceof FirestoreError) return { error };
    throw error;
  }
}

function removal(targetId: number, { code, message }: FirestoreError): ListenEvent {
  return { kind: 'target-change', type: 'remove', targetIds: [targetId], cause: { code, message } };
}

function decodeTarget(message: TargetMessage): Target {
  const common = {
    targetId: message.targetId ?? 0,
    once: message.once ?? false,
    resume: decodeResume(message),
    expectedCount: message.expectedCount && Number(message.expectedCount.value ?? 0),
  };
  if (message.documents) return { ...common, kind: 'documents', names: message.documents.documents ?? [] };
  if (message.query) {
    const { parent = '', structuredQuery } = message.query;
    return { ...common, kind: 'query', parent, query: decodeQuery(structuredQuery) };
  }
  throw new FirestoreError('INVALID_ARGUMENT', 'target names neither a query nor documents');
}

function decodeResume({ resumeToken, readTime }: TargetMessage): Target['resume'] {
  if (resumeToken && resumeToken.length > 0) return { token: resumeToken };
  return readTime && { readTime: decodeTimestamp(readTime) };
}

/** Writes an event as a `ListenResponse`; NO_CHANGE is the default and left out. */
function encodeListenEvent(event: ListenEvent): Message {
  switch (event.kind) {
    case 'target-change':
      return {
        targetChange: {
          targetChangeType: CHANGE_TYPES[event.type],
          targetIds: event.targetIds,
          cause: event.cause,
          resumeToken: event.resumeToken,
          readTime: event.readTime,
        },
      };
    case 'document-change':
      return {
        documentChange: {
          document: encodeDocument(event.document),
          targetIds: event.targetIds,
          removedTargetIds: event.removedTargetIds,
        },
      };
    case 'document-delete':
    case 'document-remove': {
      const { name: document, removedTargetIds, readTime } = event;
      const body = { document, removedTargetIds, readTime };
      return event.kind === 'document-delete' ? { documentDelete: body } : { documentRemove: body };
    }
    case 'filter':
      return { filter: { targetId: event.targetId, count: event.count } };
  }
}
