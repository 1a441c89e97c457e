import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Document, Timestamp } from '../values/value.ts';
import type { DocumentMessage } from '../wire/messages.ts';
import { parseMessage } from '../wire/proto-json.ts';
import { parseTimestampText } from '../wire/timestamp-text.ts';
import { decodeFields, decodeTimestamp } from '../wire/values.ts';
import {
  DOCUMENTS_FILE,
  type ExportMetadata,
  FORMAT,
  FORMAT_VERSION,
  METADATA_FILE,
} from './export-format.ts';

interface Export {
  readonly documents: readonly Document[];
  readonly time: Timestamp;
}

/** An export that cannot be read; the message says, in one line, why and what to do. */
export class ExportError extends Error {
  constructor(path: string, why: string) {
    super(`Cannot import ${path}: ${why}. Export again, or start without --import.`);
    this.name = 'ExportError';
  }
}

/** Reads the export whose description is at `path` (or whose folder is). Throws `ExportError`. */
export async function readExport(path: string): Promise<Export> {
  const metadataPath = (await isDirectory(path)) ? join(path, METADATA_FILE) : path;
  const metadata = await readMetadata(metadataPath);
  const documentsPath = join(dirname(metadataPath), DOCUMENTS_FILE);
  const size = await stat(documentsPath).then(
    (found) => found.size,
    () => undefined,
  );
  if (size === undefined) throw new ExportError(path, `${DOCUMENTS_FILE} is missing`);
  if (size !== metadata.bytes) {
    throw new ExportError(path, `${DOCUMENTS_FILE} is damaged (${size} bytes, of ${metadata.bytes})`);
  }
  const documents: Document[] = [];
  for await (const line of createInterface({
    input: createReadStream(documentsPath, 'utf8'),
    crlfDelay: Infinity,
  })) {
    documents.push(readDocument(path, documents.length + 1, line));
  }
  if (documents.length !== metadata.documents) {
    throw new ExportError(path, `it has ${documents.length} documents, of ${metadata.documents}`);
  }
  const time = parseTimestampText(metadata.time);
  if (!time) throw new ExportError(path, 'its description names no time');
  return { documents, time };
}

async function isDirectory(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

async function readMetadata(path: string): Promise<ExportMetadata> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) throw new ExportError(path, 'there is no such file');
  let json: Partial<ExportMetadata> | null;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ExportError(path, text.trim() === '' ? 'it is empty' : 'it was not written by this emulator');
  }
  if (json?.format !== FORMAT) throw new ExportError(path, 'it was not written by this emulator');
  if (json.version !== FORMAT_VERSION) throw new ExportError(path, 'it was written by another version');
  const { documents, bytes, time } = json;
  if (typeof documents !== 'number' || typeof bytes !== 'number' || typeof time !== 'string') {
    throw new ExportError(path, 'its description is incomplete');
  }
  return { format: FORMAT, version: FORMAT_VERSION, documents, bytes, time };
}

function readDocument(path: string, line: number, text: string): Document {
  try {
    const message: DocumentMessage = parseMessage(JSON.parse(text), 'google.firestore.v1.Document');
    return {
      name: message.name ?? '',
      fields: decodeFields(message.fields),
      createTime: decodeTimestamp(message.createTime ?? {}),
      updateTime: decodeTimestamp(message.updateTime ?? {}),
    };
  } catch {
    throw new ExportError(path, `line ${line} of ${DOCUMENTS_FILE} is no document`);
  }
}
