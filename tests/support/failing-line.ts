import { connect, createServer, type Socket } from 'node:net';

/**
 * A proxy before a server whose connections break when a test says so: all bytes sent until then have arrived, or
 * some of them.
 */
export interface FailingLine {
  readonly port: number;
  /** How often it has broken. */
  readonly cuts: () => number;
  readonly close: () => Promise<void>;
}

/**
 * Opens a line to a port of this machine. `nextCut` says after how many bytes, in both directions together, the connections
 * of that moment break; nothing says that it holds from then on.
 */
export async function failingLine(port: number, nextCut: () => number | undefined): Promise<FailingLine> {
  const open = new Set<Socket>();
  let cuts = 0;
  let left = nextCut();

  const cut = () => {
    cuts += 1;
    left = nextCut();
    for (const socket of open) socket.destroy();
  };
  const carry = (from: Socket, to: Socket) => {
    from.on('data', (bytes) => {
      if (left === undefined || bytes.length < left) {
        if (left !== undefined) left -= bytes.length;
        to.write(bytes);
        return;
      }
      to.write(bytes.subarray(0, left));
      cut();
    });
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
  };
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    }
    carry(near, far);
    carry(far, near);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port.');
  return {
    port: address.port,
    cuts: () => cuts,
    close: () =>
      new Promise((resolve, reject) => {
        for (const socket of open) socket.destroy();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}
