import { paths } from '@rawi/model/paths';
import { type ChapterFile, fileSchema } from '@rawi/model/truth/file';
import { where } from 'firebase/firestore';
import { converterOf } from '../../core/data/documents.ts';
import type { ListSource } from '../../core/live/use-list.ts';

const file = converterOf<ChapterFile>(fileSchema);

/** Files of the same bytes, whoever brought them and whatever became of them, ten at most: a read for each that there is. */
export const filesOfBytes = (sha256: string): ListSource<ChapterFile> => ({
  path: paths.files(),
  name: `bytes ${sha256}`,
  converter: file,
  constraints: [where('source.sha256', '==', sha256)],
  size: 10,
});
