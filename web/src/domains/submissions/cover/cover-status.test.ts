import type { FileProgress } from '@rawi/model/truth/file';
import { describe, expect, it } from 'vitest';
import type { Upload, UploadStep } from '../../uploads/upload.ts';
import { coverStatus } from './cover-status.ts';

const file = { fileId: 'one' };
const upload = (step: UploadStep): Upload => ({
  key: 'draft/cover',
  uid: 'layla',
  submissionId: 'draft',
  part: 'cover',
  fileId: 'one',
  name: 'cover.png',
  bytes: 100,
  sent: 50,
  step,
  secondsLeft: undefined,
  problem: undefined,
});
const drawn: FileProgress = {
  state: 'drawn',
  folder: 'staging/layla/one/x',
  cover: {
    width: 640,
    height: 896,
    color: '#0a7347',
    sources: [{ path: 'staging/layla/one/x/c.webp', width: 640 }],
  },
};

describe('the status of a cover', () => {
  it('is none when none was chosen', () => {
    expect(coverStatus(undefined, undefined, undefined)).toEqual({ state: 'none' });
  });

  it('is moving until it has arrived, even before the draft names it', () => {
    for (const step of [
      'waiting',
      'sending',
      'paused',
      'offline',
      'elsewhere',
      'needs-file',
      'failed',
    ] as const) {
      expect(coverStatus(file, upload(step), { state: 'awaited' }).state).toBe('moving');
    }
    expect(coverStatus(undefined, upload('sending'), undefined).state).toBe('moving');
    expect(coverStatus(file, upload('sent'), { state: 'awaited' }).state).toBe('checking');
  });

  it('follows the server from then on', () => {
    expect(coverStatus(file, upload('sending'), drawn).state).toBe('good');
    expect(coverStatus(file, undefined, { state: 'waiting' }).state).toBe('checking');
    expect(coverStatus(file, undefined, { state: 'failed' }).state).toBe('failed');
    expect(coverStatus(file, undefined, { state: 'refused', code: 'too-small' })).toEqual({
      state: 'refused',
      progress: { state: 'refused', code: 'too-small' },
    });
  });

  it('is missing when nobody sends it any more', () => {
    expect(coverStatus(file, undefined, { state: 'awaited' }).state).toBe('missing');
  });
});
