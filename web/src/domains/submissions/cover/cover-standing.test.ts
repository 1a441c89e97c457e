import type { FileProgress } from '@rawi/model/truth/file';
import { describe, expect, it } from 'vitest';
import type { Upload, UploadStep } from '../../uploads/upload.ts';
import { coverStanding } from './cover-standing.ts';

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

describe('how far a cover is', () => {
  it('none was chosen', () => {
    expect(coverStanding(undefined, undefined, undefined)).toEqual({ state: 'none' });
  });

  it('it is on its way until it has arrived, even before the draft names it', () => {
    for (const step of [
      'waiting',
      'sending',
      'paused',
      'offline',
      'elsewhere',
      'needs-file',
      'failed',
    ] as const) {
      expect(coverStanding(file, upload(step), { state: 'awaited' }).state).toBe('moving');
    }
    expect(coverStanding(undefined, upload('sending'), undefined).state).toBe('moving');
    expect(coverStanding(file, upload('sent'), { state: 'awaited' }).state).toBe('checking');
  });

  it('what the server says counts from then on', () => {
    expect(coverStanding(file, upload('sending'), drawn).state).toBe('good');
    expect(coverStanding(file, undefined, { state: 'waiting' }).state).toBe('checking');
    expect(coverStanding(file, undefined, { state: 'failed' }).state).toBe('failed');
    expect(coverStanding(file, undefined, { state: 'refused', code: 'too-small' })).toEqual({
      state: 'refused',
      progress: { state: 'refused', code: 'too-small' },
    });
  });

  it('one that nobody sends any more is missing', () => {
    expect(coverStanding(file, undefined, { state: 'awaited' }).state).toBe('missing');
  });
});
