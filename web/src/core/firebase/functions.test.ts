import { deleteApp, getApps } from 'firebase/app';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setFirebaseSettings } from './env.ts';
import { callFunction } from './functions.ts';

const asked = vi.fn<typeof fetch>();
const settings = {
  projectId: 'demo-rawi',
  apiKey: 'key',
  storageBucket: 'bucket',
  uploadsBucket: 'bucket-uploads',
  contactAddress: 'help@rawi.test',
};

beforeEach(() => {
  asked.mockReset().mockImplementation(async () => Response.json({ result: { done: true } }));
  vi.stubGlobal('fetch', asked);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(getApps().map(deleteApp));
});

const headers = () => asked.mock.calls.map(([, init]) => new Headers(init?.headers));

it('every call of a local run carries its token, the first one too, and no other host is asked', async () => {
  setFirebaseSettings(JSON.stringify({ ...settings, emulators: {} }));
  expect(await callFunction('visitor', { action: 'sendMessage' })).toEqual({ done: true });
  await callFunction('community', { action: 'postComment' });
  expect(asked.mock.calls.map(([url]) => new Request(url).url)).toEqual([
    `${location.origin}/api/visitor`,
    `${location.origin}/api/community`,
  ]);
  for (const each of headers()) expect(each.get('x-firebase-appcheck')).toMatch(/^[\w-]+\.[\w-]+\.local$/);
});

it('a call of a site without App Check is sent as it is', async () => {
  setFirebaseSettings(JSON.stringify(settings));
  expect(await callFunction('visitor', { action: 'sendMessage' })).toEqual({ done: true });
  expect(headers()[0]?.has('x-firebase-appcheck')).toBe(false);
});
