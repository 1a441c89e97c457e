import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { type Drawn, draw, type Work } from './tasks.ts';

const taskSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('comic'), slug: z.string() }),
  z.strictObject({ kind: z.literal('chapter'), slug: z.string(), id: z.string() }),
]);
const dataSchema = z.object({ rawiSeed: z.string() });

/**
 * In a worker that `drawInWorkers` started: draws what it is sent until it is closed, and returns true. Elsewhere it
 * does nothing. A bundle of one file can so be its own worker.
 */
export function serveAsWorker(): boolean {
  const data = dataSchema.safeParse(workerData);
  const port = parentPort;
  if (isMainThread || !port || !data.success) return false;
  port.on('message', (message: unknown) => {
    draw(data.data.rawiSeed, taskSchema.parse(message)).then(
      (drawn) => port.postMessage(drawn),
      (error: unknown) => {
        throw error;
      },
    );
  });
  return true;
}

/**
 * Shares tasks out among `count` workers running `file`; rejects with the first error and stops them all. When the
 * signal comes they are stopped where they are.
 */
export async function drawInWorkers(
  file: URL,
  count: number,
  { root, tasks, onDrawn, signal }: Work,
): Promise<void> {
  const waiting = [...tasks];
  const workers = Array.from(
    { length: Math.min(count, tasks.length) },
    () => new Worker(file, { workerData: { rawiSeed: root } }),
  );
  const run = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      let slug = '';
      const next = () => {
        const task = waiting.shift();
        if (!task || signal.aborted) return resolve();
        slug = task.slug;
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of ours, not a window
        worker.postMessage(task);
      };
      signal.addEventListener('abort', () => resolve(), { once: true });
      worker.on('error', reject);
      worker.on('message', (drawn: Drawn) => {
        onDrawn(slug, drawn);
        next();
      });
      next();
    });
  try {
    await Promise.all(workers.map(run));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
