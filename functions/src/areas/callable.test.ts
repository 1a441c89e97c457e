import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { NO_LIMITS } from './area.ts';
import { callable } from './callable.ts';

// @own-process: the SDK reads the environment while it loads.

// As the emulator starts a function: tokens are read, and not verified.
vi.hoisted(() => {
  process.env['FIREBASE_DEBUG_MODE'] = 'true';
  process.env['FIREBASE_DEBUG_FEATURES'] = JSON.stringify({ skipTokenVerification: true });
});
vi.mock('../services/backend.ts', () => ({ callContext: () => ({ now: () => new Date() }) }));
afterEach(() => vi.unstubAllEnvs());

const empty = z.strictObject({});
const call = { who: 'visitor', request: empty, answer: empty } as const;
const operation = { limits: NO_LIMITS, handler: async () => ({}) };
const area = callable({
  calls: { open: call, guarded: call },
  operations: { open: { ...operation, appCheck: false }, guarded: { ...operation, appCheck: true } },
});

/** Calls the function as a client does, and resolves with what it is answered. */
function send(action: string, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
  return new Promise((resolve) => {
    const all: Record<string, string> = { 'content-type': 'application/json', ...headers };
    const body = { data: { action } };
    const request = {
      method: 'POST',
      headers: all,
      header: (name: string) => all[name.toLowerCase()],
      body,
      rawBody: Buffer.from(JSON.stringify(body)),
      on: () => {},
    };
    const response = { on: () => {}, status: () => response, send: resolve, setHeader: () => {} };
    void area(request as never, response as never);
  });
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = { 'x-firebase-appcheck': `${part({ alg: 'none' })}.${part({ sub: 'local-run' })}.local` };
const done = { result: {} };
const refused = { error: { status: 'FAILED_PRECONDITION', details: { code: 'app-check' } } };

it('a project that demands App Check answers a guarded call with a token, and refuses it without', async () => {
  vi.stubEnv('APP_CHECK', 'on');
  expect(await send('guarded', token)).toEqual(done);
  expect(JSON.parse(JSON.stringify(await send('guarded')))).toMatchObject(refused);
  expect(await send('open')).toEqual(done);
});

it.each(['off', ''])('a project that does not (“%s”) answers with and without one', async (setting) => {
  vi.stubEnv('APP_CHECK', setting);
  expect(await send('guarded')).toEqual(done);
  expect(await send('guarded', token)).toEqual(done);
});
