import { paths } from '@rawi/model/paths';
import { type ChapterFile, fileSchema } from '@rawi/model/truth/file';
import { where } from 'firebase/firestore';
import { converterOf } from '../../core/data/documents.ts';
import type { ListSource } from '../../core/live/use-list.ts';

const file = converterOf<ChapterFile>(fileSchema);

/** Files with the same bytes, by any person and in any state, ten at most; each costs a read. */
export const filesOfBytes = (sha256: string): ListSource<ChapterFile> => ({
  path: paths.files(),
  name: `bytes ${sha256}`,
  converter: file,
  constraints: [where('source.sha256', '==', sha256)],
  size: 10,
});
