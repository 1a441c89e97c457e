import { once } from 'node:events';
import type { Server } from 'node:net';

export const HOST = '127.0.0.1';

export interface Running {
  /** `host:port`. */
  readonly address: string;
  readonly stop: () => void;
}

/** Has a server listen on a free port of this machine; one of HTTP/1.1 ends its connections when it is stopped. */
export async function listening(
  server: Server & { readonly closeAllConnections?: () => void },
): Promise<Running> {
  server.listen(0, HOST);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const stop = () => {
    server.closeAllConnections?.();
    server.close();
  };
  return { address: `${HOST}:${address.port}`, stop };
}
