import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ReceivedEvent {
  readonly trigger: string;
  readonly contentType: string;
  readonly body: Record<string, unknown>;
}

/** Stands in for the Functions emulator: notes what it receives, and answers as it is told. */
export class FunctionsStandIn {
  readonly received: ReceivedEvent[] = [];
  /** The most requests that were open at one time. */
  mostAtOnce = 0;
  /** The status of each answer in turn; 200 when it runs out. */
  readonly statuses: number[] = [];
  #held: Promise<void> | undefined;
  #open = 0;
  #server: Server | undefined;

  async start(port = 0): Promise<string> {
    const server = createServer((request, response) => {
      this.mostAtOnce = Math.max(this.mostAtOnce, ++this.#open);
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const status = this.statuses.shift() ?? 200;
        if (status === 200) {
          this.received.push({
            trigger: request.url ?? '',
            contentType: request.headers['content-type'] ?? '',
            body: JSON.parse(Buffer.concat(chunks).toString()),
          });
        }
        void this.#answer(response, status);
      });
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return `127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** Lets no answer out until the returned function is called. */
  holdAnswers(): () => void {
    const { promise, resolve } = withResolvers();
    this.#held = promise;
    return resolve;
  }

  async #answer(response: ServerResponse, status: number): Promise<void> {
    await this.#held;
    this.#open--;
    response.writeHead(status).end('{"status":"acknowledged"}');
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => (this.#server ? this.#server.close(resolve) : resolve(undefined)));
  }
}

function withResolvers(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let settle: (() => void) | undefined;
  const promise = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { promise, resolve: () => settle?.() };
}
