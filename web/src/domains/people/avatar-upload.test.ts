import { expect, it, vi } from 'vitest';
import { setFirebaseSettings } from '../../core/firebase/env.ts';
import { uploadPhoto } from './avatar-upload.ts';

const steps = vi.hoisted((): string[] => []);
vi.mock('../../core/firebase/app-check-token.ts', () => ({
  appCheckToken: async () => void steps.push('token'),
}));
vi.mock('../../core/firebase/firebase-app.ts', () => ({ firebaseApp: () => ({}) }));
vi.mock('firebase/storage', () => ({
  getStorage: () => ({}),
  ref: () => ({}),
  connectStorageEmulator: () => {},
  uploadBytesResumable: () => {
    steps.push('upload');
    return Object.assign(Promise.resolve(), { on: () => {} });
  },
}));

it('a photo is sent once the SDK has a token of the site', async () => {
  const settings = {
    projectId: 'p',
    apiKey: 'k',
    storageBucket: 'b',
    uploadsBucket: 'u',
    contactAddress: 'a@b',
  };
  setFirebaseSettings(JSON.stringify(settings));
  await uploadPhoto('layla', new Blob(['x']), () => {});
  expect(steps).toEqual(['token', 'upload']);
});
