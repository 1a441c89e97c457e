import { useEffect } from 'react';
import { setOnDevice } from '../lib/on-device.ts';
import { report } from '../lib/report-error.ts';
import { useOnline } from '../lib/use-online.ts';
import { useDownloads } from './downloads/downloads.ts';
import { useDownloadSettings } from './downloads/settings.ts';

/** Whether only what is on this device is offered: there is no network, or somebody wants it so. */
export function useOnlyDevice(): boolean {
  const isOnline = useOnline();
  const { onlyDownloads } = useDownloadSettings();
  return !isOnline || onlyDownloads;
}

/** Keeps up which pages open without a network, for as long as only these are offered. */
export function useOnDevice(): void {
  const isOnly = useOnlyDevice();
  const { onlyDownloads } = useDownloadSettings();
  const { all } = useDownloads();
  useEffect(() => {
    if (!isOnly) {
      setOnDevice(undefined);
      return;
    }
    let isOver = false;
    import('./pages-on-device.ts')
      .then(({ pathsOnDevice }) => pathsOnDevice(all, onlyDownloads))
      .then(
        (paths) => {
          if (!isOver) setOnDevice(paths);
        },
        (error: unknown) => report('What is on this device is not known.', error),
      );
    return () => {
      isOver = true;
    };
  }, [isOnly, onlyDownloads, all]);
}
