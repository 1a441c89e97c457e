import { saveFile } from '../../core/device/save-file.ts';

/** Where a file goes that is written piece by piece. */
export interface Sink {
  /** As the person has called it. */
  readonly name: string;
  readonly write: (part: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** The file is whole. */
  readonly close: () => Promise<void>;
  /** Nothing is left of it. */
  readonly drop: () => Promise<void>;
}

const TYPE = 'application/vnd.comicbook+zip';
/** The folder of the origin's private files. What is in it was handed over, or broke off. */
const FOLDER = 'cbz';

/** Dialogs in which a person chooses where a file goes; no type library has them, and not every browser. */
interface Picker {
  readonly showSaveFilePicker: (options: unknown) => Promise<FileSystemFileHandle>;
}
const hasPicker = (scope: object): scope is Picker =>
  'showSaveFilePicker' in scope && typeof scope.showSaveFilePicker === 'function';

/** Only some browsers let a file be deleted that was chosen. */
interface Removable {
  readonly remove: () => Promise<void>;
}
const isRemovable = (handle: object): handle is Removable =>
  'remove' in handle && typeof handle.remove === 'function';

/**
 * Opens a file for writing: one that the person chooses, else a private file of the origin, else the browser's memory, which it keeps on the disk itself where it can. Both
 * of these are handed to the browser's downloads once they are whole. Undefined where the person has chosen none. To be called while a press is still fresh.
 */
export async function openSink(name: string): Promise<Sink | undefined> {
  if (hasPicker(window)) {
    try {
      const handle = await window.showSaveFilePicker({
        suggestedName: name,
        types: [{ accept: { [TYPE]: ['.cbz'] } }],
      });
      return await chosenFile(handle);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
      // A browser may have the dialog and not allow it here.
    }
  }
  return (await privateFile(name).catch(() => undefined)) ?? inMemory(name);
}

async function chosenFile(handle: FileSystemFileHandle): Promise<Sink> {
  const writable = await handle.createWritable();
  return {
    name: handle.name,
    write: (part) => writable.write(part),
    close: () => writable.close(),
    drop: async () => {
      await writable.abort().catch(() => undefined);
      // The dialog has made an empty file.
      if (isRemovable(handle)) await handle.remove().catch(() => undefined);
    },
  };
}

async function privateFile(name: string): Promise<Sink | undefined> {
  // Also where the types promise it.
  if (!('storage' in navigator) || !('getDirectory' in navigator.storage)) return undefined;
  const root = await navigator.storage.getDirectory();
  await sweep(root);
  const folder = await root.getDirectoryHandle(FOLDER, { create: true });
  const own = crypto.randomUUID();
  const handle = await folder.getFileHandle(own, { create: true });
  if (!('createWritable' in handle)) return undefined;
  const writable = await handle.createWritable();
  return {
    name,
    write: (part) => writable.write(part),
    close: async () => {
      await writable.close();
      // The browser reads it from here while it saves it; one that is packed an hour later takes it away.
      saveFile(new Blob([await handle.getFile()], { type: TYPE }), name);
    },
    drop: async () => {
      await writable.abort().catch(() => undefined);
      await folder.removeEntry(own).catch(() => undefined);
    },
  };
}

/** In milliseconds: a browser may ask where to save a file, and goes on reading it from here until it has. */
const SAVED_MS = 3_600_000;

/** Deletes what was packed an hour before or earlier. What another tab is writing stays: its file is locked. */
async function sweep(root: FileSystemDirectoryHandle): Promise<void> {
  try {
    const folder = await root.getDirectoryHandle(FOLDER);
    for await (const [name, handle] of folder.entries()) {
      const isOld = !('getFile' in handle) || Date.now() - (await handle.getFile()).lastModified > SAVED_MS;
      if (isOld) await folder.removeEntry(name).catch(() => undefined);
    }
  } catch {
    // There is nothing yet.
  }
}

function inMemory(name: string): Sink {
  let parts: Blob[] = [];
  return {
    name,
    write: async (part) => void parts.push(new Blob([part])),
    close: async () => saveFile(new Blob(parts, { type: TYPE }), name),
    drop: async () => {
      parts = [];
    },
  };
}
