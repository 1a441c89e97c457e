import type {
  CommitResponse,
  FieldPath,
  FieldTransform,
  Precondition,
  TransformOperation,
  Write,
  WriteResult,
} from '../api/api.ts';
import { FirestoreError } from '../errors.ts';
import { parseFieldPath } from '../values/field-path.ts';
import type { FieldTransformMessage, MaskMessage, PreconditionMessage, WriteMessage } from './messages.ts';
import type { Message } from './proto-json.ts';
import { decodeFields, decodeTimestamp, decodeValue, encodeValue } from './values.ts';

export function decodeMask(message: MaskMessage | undefined): readonly FieldPath[] | undefined {
  return message && (message.fieldPaths ?? []).map(parseFieldPath);
}

/** Reads a precondition; an empty one stands for none. */
export function decodePrecondition(message: PreconditionMessage | undefined): Precondition | undefined {
  if (message?.exists !== undefined) return { exists: message.exists };
  if (message?.updateTime !== undefined) return { updateTime: decodeTimestamp(message.updateTime) };
  return undefined;
}

/** Reads one write; the old separate `transform` becomes an update that touches nothing but its transforms. */
export function decodeWrite(message: WriteMessage): Write {
  const precondition = decodePrecondition(message.currentDocument);
  if (message.update !== undefined) {
    return {
      kind: 'update',
      name: message.update.name ?? '',
      fields: decodeFields(message.update.fields),
      mask: decodeMask(message.updateMask),
      transforms: (message.updateTransforms ?? []).map(decodeTransform),
      precondition,
    };
  }
  if (message.delete !== undefined) return { kind: 'delete', name: message.delete, precondition };
  if (message.verify !== undefined) {
    if (message.updateMask || (message.updateTransforms ?? []).length > 0) {
      throw new FirestoreError('INVALID_ARGUMENT', 'A verify has neither update_mask nor update_transforms.');
    }
    return { kind: 'verify', name: message.verify, precondition };
  }
  if (message.transform !== undefined) {
    return {
      kind: 'update',
      name: message.transform.document ?? '',
      fields: new Map(),
      mask: [],
      transforms: (message.transform.fieldTransforms ?? []).map(decodeTransform),
      precondition,
    };
  }
  throw new FirestoreError('INVALID_ARGUMENT', 'write has no operation');
}

function decodeTransform(message: FieldTransformMessage): FieldTransform {
  return { field: parseFieldPath(message.fieldPath ?? ''), operation: decodeOperation(message) };
}

function decodeOperation(message: FieldTransformMessage): TransformOperation {
  if (message.increment !== undefined) return { kind: 'increment', value: decodeValue(message.increment) };
  if (message.maximum !== undefined) return { kind: 'maximum', value: decodeValue(message.maximum) };
  if (message.minimum !== undefined) return { kind: 'minimum', value: decodeValue(message.minimum) };
  if (message.appendMissingElements !== undefined) {
    return { kind: 'array-union', values: (message.appendMissingElements.values ?? []).map(decodeValue) };
  }
  if (message.removeAllFromArray !== undefined) {
    return { kind: 'array-remove', values: (message.removeAllFromArray.values ?? []).map(decodeValue) };
  }
  if (message.setToServerValue === 'REQUEST_TIME') return { kind: 'request-time' };
  throw new FirestoreError('INVALID_ARGUMENT', 'field transform has no operation');
}

export function encodeWriteResult({ updateTime, transformResults }: WriteResult): Message {
  return { updateTime, transformResults: transformResults.map(encodeValue) };
}

export function encodeCommitResponse({ writeResults, commitTime }: CommitResponse): Message {
  return { writeResults: writeResults.map(encodeWriteResult), commitTime };
}
