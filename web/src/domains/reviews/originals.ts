import { paths } from '@rawi/model/paths';
import { type Chapter, chapterSchema } from '@rawi/model/truth/chapter';
import { where } from 'firebase/firestore';
import { converterOf } from '../../core/data/documents.ts';
import type { ListSource } from '../../core/live/use-list.ts';

const chapter = converterOf<Chapter>(chapterSchema);

/** The published translations of a chapter number, ten at most. */
export const translationsOf = (comicId: string, number: number): ListSource<Chapter> => ({
  path: paths.chapters(comicId),
  name: `number ${number}`,
  converter: chapter,
  constraints: [where('number', '==', number)],
  size: 10,
});
