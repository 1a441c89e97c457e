/** The parts of the Network Information API that say how much may be preloaded. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

/** Specification, section 9: nothing is preloaded on a slow connection or with data saver. */
export function mayPreload(connection: Connection | undefined): boolean {
  if (connection === undefined) return true;
  return connection.saveData !== true && !['slow-2g', '2g'].includes(connection.effectiveType ?? '');
}

/** The connection, if this browser reports it. */
export function readConnection(): Connection | undefined {
  if (import.meta.env.SSR) return undefined;
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection;
}

/** Calls back when the connection changes, in browsers that report it. */
export function onConnection(listener: () => void): void {
  const connection: unknown = readConnection();
  if (connection instanceof EventTarget) connection.addEventListener('change', listener);
}

/**
 * Whether the connection may be metered, as far as the browser reports it; an unknown connection counts as
 * Wi-Fi.
 */
export function mayBePaidFor(connection: Connection | undefined): boolean {
  return connection?.saveData === true || connection?.type === 'cellular';
}
