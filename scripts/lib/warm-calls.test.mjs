import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { warmCalls } from './warm-calls.mjs';

let server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** A site that answers no call of an area before as many are there as should come at once. */
async function siteAnswering(status, slowAnswers = 0) {
  let slow = slowAnswers;
  const waiting = { '/api/account': [], '/api/visitor': [] };
  const expected = { '/api/account': 4, '/api/visitor': 2 };
  server = createServer(({ url }, response) => {
    slow -= 1;
    if (slow >= 0) return void response.writeHead(504).end();
    waiting[url].push(response);
    if (waiting[url].length === expected[url]) for (const each of waiting[url]) each.writeHead(status).end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${server.address().port}`;
}

it('warming calls sends as many requests at once as the tests do, and accepts a refusal', async () => {
  await warmCalls(await siteAnswering(400));
});

it('warming calls tries again when a function has not started within Hosting’s time, and gives up in the end', async () => {
  await warmCalls(await siteAnswering(400, 3));
  server.close();
  await expect(warmCalls(await siteAnswering(400, 1000))).rejects.toThrow('The calls answer with 504.');
});

it('warming calls reports any other answer', async () => {
  await expect(warmCalls(await siteAnswering(500))).rejects.toThrow('The calls answer with 500.');
});
