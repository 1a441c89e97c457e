import { useEffect } from 'react';
import { report } from '../../core/lib/report-error.ts';
import { useConnectivity } from '../../core/network/connectivity.ts';
import { setOnDevice } from '../../core/network/on-device.ts';
import { useDownloads } from './downloads.ts';
import { useDownloadSettings } from './settings.ts';

/** Whether only what is on this device is offered: there is no network, or somebody has chosen that. */
export function useOnlyDevice(): boolean {
  const isConnected = useConnectivity();
  const { onlyDownloads } = useDownloadSettings();
  return !isConnected || onlyDownloads;
}

/** Updates which pages open without a network, while only these are offered. */
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
    const learn = async () => {
      const { pathsOnDevice } = await import('./pages-on-device.ts');
      const paths = await pathsOnDevice(all, onlyDownloads);
      if (!isOver) setOnDevice(paths);
    };
    learn().catch((error: unknown) => report('What is on this device is not known.', error));
    return () => {
      isOver = true;
    };
  }, [isOnly, onlyDownloads, all]);
}
