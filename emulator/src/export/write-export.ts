import { mkdir, open, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Document, Timestamp } from '../values/value.ts';
import { printMessage } from '../wire/proto-json.ts';
import { formatTimestampText } from '../wire/timestamp-text.ts';
import { encodeDocument } from '../wire/values.ts';
import {
  DOCUMENTS_FILE,
  type ExportMetadata,
  FORMAT,
  FORMAT_VERSION,
  METADATA_FILE,
} from './export-format.ts';

const CHUNK_CHARACTERS = 1024 * 1024;

/** Writes `documents` as an export into `folder`, which is made if it is missing. */
export async function writeExport(
  folder: string,
  documents: Iterable<Document>,
  time: Timestamp,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = await open(join(folder, DOCUMENTS_FILE), 'w');
  let count = 0;
  let bytes = 0;
  try {
    let chunk = '';
    const write = async () => {
      bytes += (await file.write(chunk)).bytesWritten;
      chunk = '';
    };
    for (const document of documents) {
      chunk += `${JSON.stringify(printMessage({ ...encodeDocument(document) }, 'google.firestore.v1.Document'))}\n`;
      count++;
      if (chunk.length > CHUNK_CHARACTERS) await write();
    }
    await write();
  } finally {
    await file.close();
  }
  const metadata: ExportMetadata = {
    format: FORMAT,
    version: FORMAT_VERSION,
    documents: count,
    bytes,
    time: formatTimestampText(time),
  };
  const path = join(folder, METADATA_FILE);
  await writeFile(`${path}.part`, `${JSON.stringify(metadata)}\n`);
  await rename(`${path}.part`, path);
}
