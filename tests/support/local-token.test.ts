import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp, initializeApp } from 'firebase/app';
import { getFunctions, httpsCallableFromURL } from 'firebase/functions';
import { expect, it } from 'vitest';
import { LOCAL_TOKEN, sendLocalToken } from './local-token.ts';

it('the calls of a test’s browser carry the token that those written by hand do', async () => {
  const heard: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    heard.push(request.headers);
    response.setHeader('content-type', 'application/json').end('{"result":{}}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const app = initializeApp({ projectId: 'demo-rawi', apiKey: 'demo-key' }, 'token');
  sendLocalToken(app);
  await httpsCallableFromURL(getFunctions(app), `http://127.0.0.1:${port}/api/account`)({});
  expect(heard).toEqual([expect.objectContaining(LOCAL_TOKEN)]);
  await deleteApp(app);
  server.close();
});
