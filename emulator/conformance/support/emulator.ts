import { afterAll, beforeAll } from 'vitest';
import { type Emulator, type EmulatorOptions, startEmulator } from '../../src/index.ts';
import { closeClients } from './clients.ts';

/** An emulator for all tests of a file; it and its clients end with them. */
export function useEmulator(options: EmulatorOptions): Emulator {
  let emulator: Emulator | undefined;
  beforeAll(async () => {
    emulator = await startEmulator(options);
  });
  afterAll(async () => {
    await closeClients();
    await emulator?.stop();
  });
  return new Proxy({} as Emulator, {
    get: (_target, key) => Reflect.get(emulator ?? {}, key),
  });
}
