import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { postMessage } from './post-message.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A push service on this machine, which answers with a status and whatever else. */
async function service(status: number, answer: string, headers: Record<string, string> = {}) {
  const got: { url: string | undefined; headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createServer((request, response) => {
    const take = async () => {
      got.push({ url: request.url, headers: request.headers, body: await text(request) });
      response.writeHead(status, headers).end(answer);
    };
    void take();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { got, origin: `127.0.0.1:${port}` };
}

const message = (endpoint: string) => ({ endpoint, headers: { ttl: '60' }, body: Buffer.from('sealed') });
const GOOD = 'https://fcm.googleapis.com/fcm/send/one?two=3';

it('posts to the path of the address, and tells the status', async () => {
  const { got, origin } = await service(201, '');
  expect(await postMessage(origin)(message(GOOD))).toBe(201);
  expect(got).toMatchObject([{ url: '/fcm/send/one?two=3', headers: { ttl: '60' }, body: 'sealed' }]);
});

it('follows no redirect, and reads nothing of a long answer', async () => {
  const elsewhere = await service(200, '');
  const { origin } = await service(307, 'x'.repeat(5_000_000), { location: `http://${elsewhere.origin}/` });
  expect(await postMessage(origin)(message(GOOD))).toBe(307);
  expect(elsewhere.got).toEqual([]);
});

it('posts to nothing but the services of browsers, whatever is stored', async () => {
  const { got, origin } = await service(201, '');
  for (const endpoint of [`http://${origin}/x`, 'https://127.0.0.1/x', 'https://fcm.googleapis.com:1/x'])
    expect(() => postMessage(origin)(message(endpoint))).toThrow();
  expect(got).toEqual([]);
});
