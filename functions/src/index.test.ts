import { beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

const ACCOUNT = 'rawi-functions@rawi-live.iam.gserviceaccount.com';

const endpointSchema = z.object({
  platform: z.string(),
  serviceAccountEmail: z.unknown(),
  taskQueueTrigger: z.object({ invoker: z.unknown() }).optional(),
  callableTrigger: z.unknown().optional(),
  httpsTrigger: z.unknown().optional(),
  concurrency: z.unknown().optional(),
  availableMemoryMb: z.unknown().optional(),
});

/** What the platform reads of one request before our code runs, in MB. */
const PLATFORM_BODY_MB = 32;
/** Eight bodies of one text of 31 MB, read at once by Express as the platform does it, raised a process by 550 MB. */
const GROWTH = 2.2;
/** A process with the Admin SDK that has done nothing yet, in MB. */
const IDLE_MB = 150;

/** What a deploy knows of each function: its endpoint, as the CLI reads it. */
let endpoints: Map<string, z.infer<typeof endpointSchema>>;
beforeAll(async () => {
  vi.stubEnv('GCLOUD_PROJECT', 'rawi-live');
  const found = Object.entries(await import('./index.ts')).flatMap(([name, deployed]) =>
    deployed ? [[name, endpointSchema.parse(Reflect.get(deployed, '__endpoint'))] as const] : [],
  );
  endpoints = new Map(found);
  vi.unstubAllEnvs();
}, 60_000);

describe('a deploy', () => {
  it('runs every function, all of the second generation, as one account that the project has', () => {
    for (const [name, { platform, serviceAccountEmail }] of endpoints) {
      expect([name, platform, serviceAccountEmail]).toEqual([name, 'gcfv2', ACCOUNT]);
    }
  });

  it('lets this account, and no other, hand tasks to each queue', () => {
    const queues = [...endpoints].filter(([, { taskQueueTrigger }]) => taskQueueTrigger !== undefined);
    expect(queues.map(([name]) => name).toSorted()).toEqual([
      'deliverMail',
      'deliverPush',
      'distillFile',
      'drawPhoto',
      'fanOut',
      'moveTakedown',
      'publish',
      'rebuildPage',
      'runAccountTask',
    ]);
    for (const [name, { taskQueueTrigger }] of queues) {
      expect([name, taskQueueTrigger?.invoker]).toEqual([name, [ACCOUNT]]);
    }
  });

  it('gives what is called from outside the memory for as many of the largest bodies as may come at once', () => {
    const calls = [...endpoints].filter(
      ([, { callableTrigger, httpsTrigger }]) => callableTrigger !== undefined || httpsTrigger !== undefined,
    );
    expect(calls.map(([name]) => name).toSorted()).toEqual([
      'account',
      'community',
      'files',
      'mailEvents',
      'pages',
      'report',
      'review',
      'translators',
      'unsubscribe',
      'view',
      'visitor',
    ]);
    for (const [name, { concurrency, availableMemoryMb }] of calls) {
      const needed = IDLE_MB + Number(concurrency) * PLATFORM_BODY_MB * GROWTH;
      expect([name, Number(availableMemoryMb) >= needed]).toEqual([name, true]);
    }
  });

  it('hears of all uploads beside each other, and draws photos and chapters in queues of their own', () => {
    expect(Number(endpoints.get('onUploaded')?.concurrency)).toBeGreaterThan(1);
    for (const name of ['drawPhoto', 'distillFile']) {
      const { concurrency, taskQueueTrigger } = endpoints.get(name) ?? {};
      expect([name, concurrency, taskQueueTrigger !== undefined]).toEqual([name, 1, true]);
    }
  });

  it('gives a process that takes 1.2 GB an instance with room beside it, and none for a second', () => {
    const { concurrency, availableMemoryMb } = endpoints.get('distillFile') ?? {};
    expect(concurrency).toBe(1);
    expect(Number(availableMemoryMb)).toBeGreaterThanOrEqual(2048);
  });
});
