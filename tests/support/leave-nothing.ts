import { deleteApp, getApps } from 'firebase-admin/app';
import sharp from 'sharp';
import { afterAll, vi } from 'vitest';

/** After a test file: what it has left in the process that the next one runs in. */
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  // Drawing a photo blocks all loaders but a few (`encodePhoto`).
  sharp.unblock({ operation: ['VipsForeignLoad'] });
  await Promise.all(getApps().map(deleteApp));
});
