/**
 * The parts of the Background Fetch API that are used, with which the browser goes on fetching after the page
 * is closed. Only Chromium has it.
 */

export interface BackgroundFetchRecord {
  readonly request: Request;
  readonly responseReady: Promise<Response>;
}

export interface BackgroundFetch {
  readonly id: string;
  readonly matchAll: () => Promise<readonly BackgroundFetchRecord[]>;
  readonly abort: () => Promise<boolean>;
}

interface BackgroundFetchManager {
  readonly fetch: (
    id: string,
    requests: readonly Request[],
    options: {
      readonly title: string;
      readonly icons: readonly { readonly src: string; readonly sizes: string }[];
    },
  ) => Promise<BackgroundFetch>;
  readonly get: (id: string) => Promise<BackgroundFetch | undefined>;
  readonly getIds: () => Promise<readonly string[]>;
}

/** The browser's background fetch, where it has one. */
export function backgroundFetchOf(
  registration: ServiceWorkerRegistration,
): BackgroundFetchManager | undefined {
  const { backgroundFetch } = registration as ServiceWorkerRegistration & {
    readonly backgroundFetch?: BackgroundFetchManager;
  };
  return backgroundFetch;
}
