import { storagePaths } from '@rawi/model/paths';
import { expect, it } from 'vitest';
import { onUploaded } from './on-uploaded.ts';

const uploadedAt = new Date(0);

async function kindOf(path: string): Promise<unknown> {
  const heard: unknown[] = [];
  const handlers = {
    photo: async (upload: object) => void heard.push({ photo: upload }),
    chapter: async (upload: object) => void heard.push({ chapter: upload }),
  };
  await onUploaded(handlers, path, uploadedAt);
  expect(heard.length).toBeLessThanOrEqual(1);
  return heard[0];
}

it('a file is handed to the handler of its kind', async () => {
  const photo = storagePaths.incomingPhoto('layla', 'one');
  expect(await kindOf(photo)).toEqual({ photo: { uid: 'layla', id: 'one', path: photo, uploadedAt } });
  const chapter = storagePaths.incomingChapter('layla', 'one');
  expect(await kindOf(chapter)).toEqual({ chapter: { uid: 'layla', fileId: 'one', path: chapter } });
  const named = storagePaths.incomingPhoto('layla', 'chapter');
  expect(await kindOf(named)).toMatchObject({ photo: { id: 'chapter' } });
});

it.each([
  'incoming/layla/one',
  'incoming/layla//chapter',
  'incoming/layla/one/chapter/two',
  'incoming/layla/one/two/chapter',
  'incoming/layla/o.e/chapter',
  'incoming/layla/one/chapter.pdf',
  'deeper/incoming/layla/one/chapter',
  'incoming//one/chapter',
  'staging/layla/one/chapter',
  `incoming/layla/${'a'.repeat(121)}/chapter`,
])('any other is left alone: %s', async (path) => {
  expect(await kindOf(path)).toBeUndefined();
});
