import { incomingFile } from '@rawi/model/paths';
import type { FilePart } from '@rawi/model/truth/file';
import { useMemo, useSyncExternalStore } from 'react';
import { readDocument } from '../../core/data/documents.ts';
import { keepAwake } from '../../core/device/keep-awake.ts';
import { firebaseSettings } from '../../core/firebase/env.ts';
import { SendingError } from '../../core/session/area-calls.ts';
import { currentSession, onSession } from '../../core/session/session-store.ts';
import { callTranslators } from '../../core/session/translator-calls.ts';
import { forgetPermission } from '../submissions/opened-files.ts';
import { fileOf } from '../submissions/submissions.ts';
import { hashOf } from './file-hash.ts';
import { forgetUpload, keepFile, keepUpload, readKeptFile, readKeptUploads } from './kept-uploads.ts';
import { networkRest } from './network-rest.ts';
import { inOneTab, inTurn, otherTabs } from './one-tab.ts';
import { transfer } from './transfer.ts';
import { totalsOf, type Upload, type UploadTotals, uploadKey } from './upload.ts';
import { uploadHeaders } from './upload-headers.ts';
import { keepUploadHint } from './upload-hint.ts';
import { type QueueParts, UploadQueue } from './upload-queue.ts';
import { type Wire, wireOf } from './wire.ts';

/**
 * Uploads to Storage: they continue across pages, after a reload, and when the network is back. Import this
 * file from signed-in areas only.
 */

let opened: UploadQueue | undefined;
let wire: Wire | undefined;

/** The connection to Storage, in the name of the signed-in person. */
function storageWire(): Wire {
  if (wire) return wire;
  const { uploadsBucket, emulators } = firebaseSettings();
  const origin = emulators?.storage
    ? `http://${emulators.storage}`
    : 'https://firebasestorage.googleapis.com';
  wire = wireOf({ origin, bucket: uploadsBucket, authorize: uploadHeaders });
  return wire;
}

function queue(): UploadQueue {
  if (opened) return opened;
  const tabs = otherTabs(() => void made.reread());
  const send: QueueParts['transfer'] = (upload, content, { onSession, onSent, onRest }, signal) =>
    transfer({
      wire: storageWire(),
      file: {
        path: incomingFile(upload.uid, upload.submissionId, upload.fileId, upload.part),
        bytes: upload.bytes,
        contentType: upload.contentType,
      },
      content,
      session: upload.session,
      onSession,
      onSent,
      rest(times, stop) {
        onRest();
        return networkRest(times, stop);
      },
      signal,
    });
  const made = new UploadQueue({
    readKeptUploads,
    keepUpload,
    readKeptFile,
    keepFile,
    forgetUpload,
    hashOf,
    inOneTab,
    keepAwake,
    notifyOtherTabs: () => tabs.tell(),
    transfer: send,
    async hasArrived({ fileId }) {
      const file = await readDocument(fileOf(fileId));
      return file !== undefined && file.progress.state !== 'awaited';
    },
    cancelSession: (session) => storageWire().cancel(session),
    now: () => performance.now(),
  });
  // Leaving the page loses nothing, but interrupts the upload.
  window.addEventListener('beforeunload', (event) => {
    if (made.snapshot().some(({ step }) => step === 'sending')) event.preventDefault();
  });
  // A log-out cancels all uploads; what is stored on the device is deleted with the rest
  // (`session-watch.ts`).
  onSession(() => {
    if (currentSession().state === 'signed-out') made.clear();
  });
  opened = made;
  return made;
}

interface NewUpload {
  readonly uid: string;
  readonly submissionId: string;
  readonly part: FilePart;
  readonly file: Blob;
  readonly name: string;
}

/**
 * Names a file for a draft and sends it, in place of any other file of this part. Resolves when it has been
 * queued; rejects with a `SendingError` when the name is refused.
 */
export const sendFile = (upload: NewUpload): Promise<void> =>
  inTurn(uploadKey(upload.submissionId, upload.part), () => sendNow(upload));

async function sendNow({ uid, submissionId, part, file, name }: NewUpload): Promise<void> {
  const key = uploadKey(submissionId, part);
  // Bytes that arrive after the new name is given would be refused.
  const goOn = queue().hold(key);
  const grant = { action: 'grantUpload', submissionId, part, name, bytes: file.size } as const;
  const { fileId } = await callTranslators(grant).catch((error: unknown) => {
    goOn();
    throw error;
  });
  forgetPermission(submissionId);
  const contentType = contentTypeOf(part, name, file.type);
  const bytes = file.size;
  await queue().add(
    { key, uid, submissionId, part, fileId, name, bytes, contentType, isPaused: false },
    file,
  );
}

const ARCHIVES = ['application/zip', 'application/vnd.comicbook+zip'];

/** The content type that the rules of Storage expect; the file's real type is found from its bytes there. */
function contentTypeOf(part: FilePart, name: string, type: string): string {
  if (part === 'chapter')
    return ARCHIVES.includes(type) || /\.(?:cbz|zip)$/i.test(name) ? 'application/zip' : 'application/pdf';
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return COVER_TYPES[ending] ?? (type || 'image/png');
}

const COVER_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  bmp: 'image/bmp',
  svg: 'image/svg+xml',
};

export const pauseUpload = (key: string): void => queue().pause(key);
/** Continues after a pause, or tries again after a failure. */
export const resumeUpload = (key: string): void => queue().goOn(key);

/** Cancels an upload and removes the file from its draft. Rejects with a `SendingError`. */
export const cancelUpload = ({ key, submissionId, part }: Pick<Upload, 'key' | 'submissionId' | 'part'>) =>
  inTurn(key, async () => {
    await queue().cancel(key);
    await removeNow(submissionId, part);
  });

/** Removes a file from a draft. Rejects with a `SendingError`; a deleted draft has no file any more. */
export const removeFile = (submissionId: string, part: FilePart): Promise<void> =>
  inTurn(uploadKey(submissionId, part), () => removeNow(submissionId, part));

async function removeNow(submissionId: string, part: FilePart): Promise<void> {
  try {
    await callTranslators({ action: 'removeUpload', submissionId, part });
  } catch (error) {
    if (error instanceof SendingError && error.problem.code === 'target-missing') return;
    throw error;
  }
}

/** Takes the same file again when the browser did not keep it; false for another one. */
export const offerFile = (key: string, file: Blob): Promise<boolean> => queue().offer(key, file);

/** Resumes this person's unfinished uploads on this device. */
export async function resumeUploads(uid: string): Promise<void> {
  await queue().resume(uid);
  // All of them were sent or cancelled before.
  if (queue().snapshot().length === 0) keepUploadHint(undefined);
}

/** The uploads of this device, or of one submission. */
export function useUploads(submissionId?: string): readonly Upload[] {
  const all = useSyncExternalStore(queue().subscribe, queue().snapshot, queue().snapshot);
  return useMemo(
    () => (submissionId === undefined ? all : all.filter((each) => each.submissionId === submissionId)),
    [all, submissionId],
  );
}

/** The totals of all uploads in progress; undefined when there are none. */
export function useUploadTotals(): UploadTotals | undefined {
  const all = useUploads();
  return useMemo(() => totalsOf(all), [all]);
}
