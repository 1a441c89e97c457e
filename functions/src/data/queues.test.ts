import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { enqueue, enqueueRebuild } from './queues.ts';

const app = initializeApp({ projectId: 'rawi-live', serviceAccountId: 'rawi-functions@rawi-live.test' });
const received: { url: string | undefined; task: unknown }[] = [];
let cloudTasks: Server;
let status = 200;
beforeEach(() => {
  received.length = 0;
  status = 200;
});

beforeAll(async () => {
  cloudTasks = createServer((request, response) => {
    void text(request)
      .then((body) => received.push({ url: request.url, task: JSON.parse(body) }))
      .then(() => response.writeHead(status, { 'content-type': 'application/json' }).end('{}'));
  });
  await new Promise<void>((resolve) => cloudTasks.listen(0, '127.0.0.1', resolve));
  const { port } = cloudTasks.address() as AddressInfo;
  vi.stubEnv('CLOUD_TASKS_EMULATOR_HOST', `127.0.0.1:${port}`);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(app);
  await new Promise((resolve) => cloudTasks.close(resolve));
});

it('a task carries the address that its function has, and the account that calls it', async () => {
  await enqueue('deliverMail', { mailId: 'one' }, async (name) => `https://${name}-abc-ew.a.run.app`);
  expect(received).toEqual([
    {
      url: '/projects/rawi-live/locations/europe-west1/queues/deliverMail/tasks',
      task: {
        task: {
          dispatchDeadline: '600s',
          httpRequest: {
            url: 'https://deliverMail-abc-ew.a.run.app',
            oidcToken: { serviceAccountEmail: 'rawi-functions@rawi-live.test' },
            body: Buffer.from(JSON.stringify({ data: { mailId: 'one' } })).toString('base64'),
            headers: { 'Content-Type': 'application/json' },
          },
        },
      },
    },
  ]);
});

const addressOf = async (name: string) => `https://${name}-abc-ew.a.run.app`;
const task = { pageId: 'home', generation: 'first', delaySeconds: 4 };
const idOf = (entry: (typeof received)[number] | undefined) => {
  const sent = entry?.task as { task: { name: string } } | undefined;
  return sent?.task.name.split('/').at(-1);
};

it('a page to rebuild has an id of its page, generation and sweep, and waits', async () => {
  await enqueueRebuild(task, addressOf);
  await enqueueRebuild(task, addressOf);
  await enqueueRebuild({ ...task, generation: 'second' }, addressOf);
  await enqueueRebuild({ ...task, sweep: '2026-01-01T12:01:00.000Z' }, addressOf);
  expect(received[0]).toMatchObject({ task: { task: { scheduleTime: expect.any(String) } } });
  const [first, again, second, swept] = received.map(idOf);
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(again).toBe(first);
  expect(new Set([first, second, swept]).size).toBe(3);
});

it('a task that exists already is no error; any other answer of the queue is one', async () => {
  status = 409;
  await expect(enqueueRebuild(task, addressOf)).resolves.toBeUndefined();
  status = 404;
  await expect(enqueueRebuild(task, addressOf)).rejects.toThrow();
});
