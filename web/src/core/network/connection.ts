/** The parts of the Network Information API that say how much may be fetched ahead. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

/** Specification, section 9: nothing is fetched ahead on a slow connection or with data saver. */
export function mayPreload(connection: Connection | undefined): boolean {
  if (connection === undefined) return true;
  return connection.saveData !== true && !['slow-2g', '2g'].includes(connection.effectiveType ?? '');
}

/** The connection as far as this browser tells. */
export function readConnection(): Connection | undefined {
  if (import.meta.env.SSR) return undefined;
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection;
}

/** Calls back when the connection is another, where the browser tells. */
export function onConnection(listener: () => void): void {
  const connection: unknown = readConnection();
  if (connection instanceof EventTarget) connection.addEventListener('change', listener);
}

/** Whether the line may be paid for by its bytes, as far as a browser tells: one that does not tell is taken for Wi-Fi. */
export function mayBePaidFor(connection: Connection | undefined): boolean {
  return connection?.saveData === true || connection?.type === 'cellular';
}
