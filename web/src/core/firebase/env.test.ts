import { describe, expect, it } from 'vitest';
import { parseFirebaseSettings } from './env.ts';

const full = {
  projectId: 'demo-rawi',
  apiKey: 'key',
  storageBucket: 'demo-rawi.appspot.com',
  uploadsBucket: 'demo-rawi-uploads',
  contactAddress: 'help@rawi.test',
};

describe('parseFirebaseSettings', () => {
  it('reads a production site', () => {
    expect(parseFirebaseSettings(JSON.stringify({ ...full, authDomain: 'rawi.example' }))).toEqual({
      ...full,
      authDomain: 'rawi.example',
    });
  });

  it('reads the emulators that are in use and ignores the rest', () => {
    const emulators = { firestore: '127.0.0.1:8080', storage: '127.0.0.1:9199', hub: 'x' };
    expect(parseFirebaseSettings(JSON.stringify({ ...full, emulators })).emulators).toEqual({
      firestore: '127.0.0.1:8080',
      storage: '127.0.0.1:9199',
    });
  });

  it('reads the key of a site with App Check, and nothing that is empty', () => {
    const json = JSON.stringify({ ...full, appCheckSiteKey: 'site-key', appId: '' });
    expect(parseFirebaseSettings(json)).toEqual({ ...full, appCheckSiteKey: 'site-key' });
  });

  it('the error names everything that is missing', () => {
    expect(() => parseFirebaseSettings('{"apiKey":""}')).toThrow(
      'projectId, apiKey, storageBucket, uploadsBucket, contactAddress missing',
    );
  });

  it.each([
    ['not json', 'are not JSON'],
    ['[]', 'are not an object'],
    [JSON.stringify({ ...full, emulators: { auth: 'localhost' } }), '"localhost" is not host:port'],
  ])('refuses %s', (json, message) => {
    expect(() => parseFirebaseSettings(json)).toThrow(message);
  });
});
