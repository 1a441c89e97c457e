import { FirestoreError } from '../errors.ts';
import { documentSize, MAX_DOCUMENT_SIZE } from '../values/document-size.ts';
import { getField, setField, updateFields } from '../values/fields.ts';
import { sameFields } from '../values/order.ts';
import type { Document, Timestamp, Value } from '../values/value.ts';
import type { DocumentChange } from './change.ts';
import { preconditionFailure } from './precondition.ts';
import { applyTransform } from './transform.ts';
import type { Write, WriteResult } from './write.ts';

/** What one write would do, worked out before anything is stored. */
export interface StagedWrite {
  readonly write: Write;
  /** As the writes before it in the same commit leave the document. */
  readonly before: Document | undefined;
  /** The very same object as `before` if the write changes nothing. */
  readonly after: Document | undefined;
  readonly result: WriteResult;
  /** Why the commit must fail, if it must; kept, so that rules can be asked first. */
  readonly failure: FirestoreError | undefined;
}

/** Applies writes one after the other to what `read` returns, without storing anything. */
export function stageWrites(
  read: (name: string) => Document | undefined,
  writes: readonly Write[],
  time: Timestamp,
): StagedWrite[] {
  const written = new Map<string, Document | undefined>();
  return writes.map((write) => {
    const before = written.has(write.name) ? written.get(write.name) : read(write.name);
    const staged = stageWrite(write, before, time);
    written.set(write.name, staged.after);
    return staged;
  });
}

/** The documents that a staged commit changes, each once, from its first state to its last. */
export function stagedChanges(staged: readonly StagedWrite[]): DocumentChange[] {
  const changes = new Map<string, DocumentChange>();
  for (const { write, before, after } of staged) {
    const first = changes.get(write.name);
    changes.set(write.name, { name: write.name, before: first ? first.before : before, after });
  }
  return [...changes.values()].filter((change) => change.before !== change.after);
}

/** The time that `REQUEST_TIME` and rules' `request.time` show: Firestore cuts it to milliseconds. */
export function requestTime(commitTime: Timestamp): Timestamp {
  return { seconds: commitTime.seconds, nanos: commitTime.nanos - (commitTime.nanos % 1_000_000) };
}

function stageWrite(write: Write, before: Document | undefined, time: Timestamp): StagedWrite {
  const failure = preconditionFailure(write.name, before, write.precondition);
  if (write.kind === 'verify') {
    return { write, before, after: before, result: { transformResults: [] }, failure };
  }
  if (write.kind === 'delete') {
    return { write, before, after: undefined, result: { transformResults: [] }, failure };
  }
  const transformResults: Value[] = [];
  let fields = write.mask
    ? updateFields(before?.fields ?? new Map(), write.fields, write.mask)
    : write.fields;
  for (const { field, operation } of write.transforms) {
    const { value, result } = applyTransform(getField(fields, field), operation, requestTime(time));
    fields = setField(fields, field, value);
    transformResults.push(result);
  }
  if (before && sameFields(before.fields, fields)) {
    return {
      write,
      before,
      after: before,
      result: { updateTime: before.updateTime, transformResults },
      failure,
    };
  }
  const after: Document = {
    name: write.name,
    fields,
    createTime: before?.createTime ?? time,
    updateTime: time,
  };
  const result: WriteResult = { updateTime: time, transformResults };
  return { write, before, after, result, failure: failure ?? sizeFailure(after) };
}

function sizeFailure(document: Document): FirestoreError | undefined {
  const size = documentSize(document.name, document.fields);
  if (size <= MAX_DOCUMENT_SIZE) return undefined;
  return new FirestoreError(
    'INVALID_ARGUMENT',
    `Document '${document.name}' cannot be written because its size (${size.toLocaleString('en')} bytes) exceeds the maximum allowed size of ${MAX_DOCUMENT_SIZE.toLocaleString('en')} bytes.`,
  );
}
