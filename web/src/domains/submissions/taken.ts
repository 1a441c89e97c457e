import { paths } from '@rawi/model/paths';
import { PLACE_TAKING } from '@rawi/model/review/submission-machine';
import { chapterSchema } from '@rawi/model/truth/chapter';
import { placeOf } from '@rawi/model/truth/submission';
import { collection, getDocs, limit, query, where } from 'firebase/firestore';
import { converterOf, readable } from '../../core/data/documents.ts';
import { firebaseFirestore } from '../../core/firebase/firestore.ts';
import { idOf } from '../../core/lib/document-id.ts';
import { submissionsAt } from './own-submissions.ts';

const chapter = converterOf(chapterSchema);
const NEAR = 50;

interface Asked {
  readonly uid: string;
  readonly submissionId: string;
  /** What names the chapter and its language. */
  readonly content: Parameters<typeof placeOf>[0]['content'];
}

/**
 * Whether this person has submitted or published the chapter in this language before; rejects without a
 * network.
 */
export async function isTaken(asked: Asked): Promise<boolean> {
  return (await Promise.all([isSubmitted(asked), isPublished(asked)])).includes(true);
}

async function isSubmitted({ uid, submissionId, content }: Asked): Promise<boolean> {
  const place = placeOf({ content });
  if (place === null) return false;
  const { path, converter, constraints } = submissionsAt(uid, place);
  const all = collection(firebaseFirestore(), path).withConverter(converter);
  const found = readable((await getDocs(query(all, ...constraints, limit(NEAR)))).docs);
  return found.some(
    (each) => idOf(each) !== submissionId && PLACE_TAKING.some((state) => state === each.data.state),
  );
}

async function isPublished({ uid, content: { comic, number, language } }: Asked): Promise<boolean> {
  if (!comic || number === null) return false;
  const all = collection(firebaseFirestore(), paths.chapters(comic.comicId)).withConverter(chapter);
  const found = readable((await getDocs(query(all, where('number', '==', number), limit(NEAR)))).docs);
  return found.some(({ data }) => data.translator?.id === uid && data.language === language);
}
