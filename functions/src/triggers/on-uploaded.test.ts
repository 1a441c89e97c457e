import { incomingFile, storagePaths } from '@rawi/model/paths';
import { FILE_PARTS } from '@rawi/model/truth/file';
import { expect, it } from 'vitest';
import { onUploaded } from './on-uploaded.ts';

const uploadedAt = new Date(0);

async function kindOf(path: string): Promise<unknown> {
  const heard: unknown[] = [];
  const handlers = {
    photo: async (upload: object) => void heard.push({ photo: upload }),
    file: async (upload: object) => void heard.push({ file: upload }),
  };
  await onUploaded(handlers, path, uploadedAt);
  expect(heard.length).toBeLessThanOrEqual(1);
  return heard[0];
}

it('a file is handed to the handler of its kind', async () => {
  const photo = storagePaths.incomingPhoto('layla', 'one');
  expect(await kindOf(photo)).toEqual({ photo: { uid: 'layla', id: 'one', path: photo, uploadedAt } });
  for (const part of FILE_PARTS) {
    const path = incomingFile('layla', 'simurgh', 'one', part);
    const file = { uid: 'layla', submissionId: 'simurgh', fileId: 'one', part, path };
    expect(await kindOf(path)).toEqual({ file });
  }
  const named = storagePaths.incomingPhoto('layla', 'chapter');
  expect(await kindOf(named)).toMatchObject({ photo: { id: 'chapter' } });
});

it.each([
  'incoming/layla/one',
  'incoming/layla/submissions/simurgh/chapter',
  'incoming/layla/submissions//chapter/one',
  'incoming/layla/submissions/simurgh/chapter/',
  'incoming/layla/submissions/simurgh/letter/one',
  'incoming/layla/submissions/simurgh/chapter/one/two',
  'incoming/layla/submissions/s.h/chapter/one',
  'incoming/layla/submissions/simurgh/chapter/o.e',
  'incoming/layla/others/simurgh/chapter/one',
  'deeper/incoming/layla/submissions/simurgh/chapter/one',
  'incoming//submissions/simurgh/chapter/one',
  'staging/layla/submissions/simurgh/chapter/one',
  `incoming/layla/submissions/${'a'.repeat(121)}/chapter/one`,
  `incoming/layla/submissions/simurgh/chapter/${'a'.repeat(121)}`,
])('any other is left alone: %s', async (path) => {
  expect(await kindOf(path)).toBeUndefined();
});
