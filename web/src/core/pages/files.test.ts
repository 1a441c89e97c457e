import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => document.head.replaceChildren());

async function filesOf(settings: object) {
  const meta = document.createElement('meta');
  meta.name = 'rawi-firebase';
  meta.content = JSON.stringify({
    projectId: 'p',
    apiKey: 'k',
    storageBucket: 'p.appspot.com',
    uploadsBucket: 'p-uploads',
    contactAddress: 'help@rawi.test',
    ...settings,
  });
  document.head.append(meta);
  return import('./files.ts');
}

describe('fileUrl', () => {
  it('is the Storage REST address, the whole path encoded', async () => {
    const { fileUrl } = await filesOf({});
    expect(fileUrl('public/a b/ف.webp')).toBe(
      'https://firebasestorage.googleapis.com/v0/b/p.appspot.com/o/public%2Fa%20b%2F%D9%81.webp?alt=media',
    );
  });

  it("is the emulator's where there is one", async () => {
    const { fileUrl } = await filesOf({ emulators: { storage: '127.0.0.1:9199' } });
    expect(fileUrl('public/x')).toBe('http://127.0.0.1:9199/v0/b/p.appspot.com/o/public%2Fx?alt=media');
  });
});

describe('imageSource', () => {
  it('offers every width and falls back to the widest', async () => {
    const { fileUrl, imageSource } = await filesOf({});
    const source = imageSource({
      width: 640,
      height: 896,
      color: '#112233',
      sources: [
        { path: 'public/640', width: 640 },
        { path: 'public/160', width: 160 },
      ],
    });
    expect(source.src).toBe(fileUrl('public/640'));
    expect(source.srcSet).toBe(`${fileUrl('public/640')} 640w, ${fileUrl('public/160')} 160w`);
  });
});
