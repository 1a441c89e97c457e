import { describe, expect, it } from 'vitest';
import { type Bucket, uploadFiles } from './upload-files.ts';

const upload = {
  path: 'public/x-1/a.webp',
  contentType: 'image/webp',
  bytes: 3,
  source: { content: Buffer.from('abc') },
};

/** A bucket that fails with these errors before it takes a file. */
function failing(...errors: readonly Error[]) {
  const left = [...errors];
  const saved: string[] = [];
  const bucket: Bucket = {
    file: (path) => ({
      exists: async () => [false],
      getMetadata: async () => [{}],
      save: async () => {
        const error = left.shift();
        if (error) throw error;
        saved.push(path);
      },
    }),
    upload: async () => undefined,
  };
  return { bucket, saved };
}
const broken = () => Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });

describe('a file that is sent', () => {
  it('is sent again where the connection broke off, twice at most', async () => {
    const twice = failing(broken(), broken());
    expect(await uploadFiles(twice.bucket, [upload])).toBe(1);
    expect(twice.saved).toEqual([upload.path]);
    const often = failing(broken(), broken(), broken());
    await expect(uploadFiles(often.bucket, [upload])).rejects.toThrow('socket hang up');
  });

  it('is not sent again where it was refused', async () => {
    const refused = failing(new Error('403'));
    await expect(uploadFiles(refused.bucket, [upload])).rejects.toThrow('403');
    expect(refused.saved).toEqual([]);
  });
});
