import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { GrpcEndpoint } from './grpc.ts';

/** An open port. */
interface Port {
  readonly number: number;
  /** Ends every connection and frees the port. */
  close(): Promise<void>;
}

/**
 * Opens one TCP port for HTTP/1.1 and gRPC. The first bytes tell them apart: HTTP/2 begins with `PRI`, which no
 * HTTP/1.1 method does. Rejects when the port is taken.
 */
export async function openPort(
  host: string,
  port: number,
  http: RequestListener,
  grpc: GrpcEndpoint,
): Promise<Port> {
  const httpServer = createHttpServer({ requestTimeout: 0, keepAliveTimeout: 65_000 }, http);
  httpServer.on('clientError', (_error, socket) => {
    if (socket.writable)
      socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A peer that goes away mid-way is no event here; each protocol sees its own closed stream.
    socket.on('error', () => socket.destroy());
    const endEarly = () => socket.end();
    socket.once('end', endEarly);
    // Reading once leaves the socket paused, as both protocols want to find it.
    socket.once('readable', () => {
      socket.off('end', endEarly);
      const bytes: Buffer | null = socket.read();
      if (bytes === null) {
        socket.end();
        return;
      }
      socket.unshift(bytes);
      if (bytes.subarray(0, 3).toString('latin1') === 'PRI') {
        // HTTP/2 never answers a client's end of the connection: without this, a killed client would keep its streams.
        socket.allowHalfOpen = false;
        grpc.accept(socket);
      } else {
        httpServer.emit('connection', socket);
      }
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return {
    number: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
