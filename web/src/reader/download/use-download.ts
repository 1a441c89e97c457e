import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { saveFile } from '../../core/device/save-file.ts';
import type { DownloadFailure, FilePart, PartialFile } from './stream-file.ts';

export type DownloadState =
  | { readonly step: 'idle' }
  | { readonly step: 'running'; readonly received: number }
  | { readonly step: 'saved' | 'canceled' }
  | { readonly step: 'failed'; readonly failure: DownloadFailure; readonly received: number };

interface DownloadedFile {
  readonly url: string;
  /** In bytes. */
  readonly total: number;
  readonly name: string;
  /** What continues the file, which is saved without it where it cannot be had. */
  readonly end?: FilePart | undefined;
}

export interface Download {
  readonly state: DownloadState;
  /** Starts the download, or resumes a failed one. Does nothing while one is running. */
  readonly start: () => void;
  /** Cancels the download and drops the received bytes. */
  readonly cancel: () => void;
  /** Closes the message about a download that has ended, and drops its bytes. */
  readonly dismiss: () => void;
}

/** Downloads one file to the device; the file must stay the same for the component's lifetime. */
export function useDownload({ url, total, name, end }: DownloadedFile): Download {
  const [state, setState] = useState<DownloadState>({ step: 'idle' });
  const controller = useRef<AbortController>(undefined);
  const file = useRef<PartialFile>(undefined);

  useEffect(
    () => () => {
      controller.current?.abort();
      controller.current = undefined;
      file.current = undefined;
    },
    [],
  );

  const run = useCallback(async () => {
    const own = new AbortController();
    controller.current = own;
    const received = () => file.current?.received ?? 0;
    setState({ step: 'running', received: received() });
    // Its code comes with the first download.
    const code = import('./stream-file.ts');
    try {
      const { emptyFile, fetchPart, streamFile } = await code;
      const partial = file.current ?? emptyFile(url, total);
      file.current = partial;
      const onProgress = (bytes: number) => {
        if (!own.signal.aborted) setState({ step: 'running', received: bytes });
      };
      const blob = await streamFile(partial, { signal: own.signal, onProgress });
      const part = end && (await fetchPart(end, { signal: own.signal }));
      file.current = undefined;
      saveFile(part ? new Blob([blob, part], { type: blob.type }) : blob, name);
      setState({ step: 'saved' });
    } catch (error) {
      if (own.signal.aborted) return;
      const loaded = await code.catch(() => undefined);
      const failure = loaded && error instanceof loaded.DownloadError ? error.failure : 'interrupted';
      setState({ step: 'failed', failure, received: received() });
    } finally {
      if (controller.current === own) controller.current = undefined;
    }
  }, [url, total, name, end]);
  const start = useCallback(() => {
    if (controller.current === undefined) void run();
  }, [run]);
  const cancel = useCallback(() => {
    controller.current?.abort();
    controller.current = undefined;
    file.current = undefined;
    setState({ step: 'canceled' });
  }, []);
  const dismiss = useCallback(() => {
    file.current = undefined;
    setState({ step: 'idle' });
  }, []);
  return useMemo(() => ({ state, start, cancel, dismiss }), [state, start, cancel, dismiss]);
}
