import { fieldOf } from '../../core/device/device-store.ts';
import { keepShared } from './shared-files.ts';

/**
 * Keeps the files with which the system opens the installed app (`file_handlers` of the manifest), as if they had been shared. `onKept` is called
 * once they are there, or with an error where the device has no room. Nothing happens in a browser without a launch queue.
 */
export function keepOpened(onKept: (error?: unknown) => void): void {
  const queue = fieldOf(globalThis, 'launchQueue');
  const setConsumer = fieldOf(queue, 'setConsumer');
  if (typeof setConsumer !== 'function') return;
  const take = async (launch: unknown) => {
    const handles = fieldOf(launch, 'files');
    const files = await Promise.all((Array.isArray(handles) ? handles : []).map(fileOf));
    const found = files.flatMap((file) => file ?? []);
    if (found.length === 0) return;
    await keepShared(found);
    onKept();
  };
  Reflect.apply(setConsumer, queue, [(launch: unknown) => void take(launch).catch(onKept)]);
}

async function fileOf(handle: unknown): Promise<File | undefined> {
  const getFile = fieldOf(handle, 'getFile');
  const file: unknown = typeof getFile === 'function' ? await Reflect.apply(getFile, handle, []) : undefined;
  return file instanceof File ? file : undefined;
}
