import { paths } from '@rawi/model/paths';
import { PLACE_TAKING } from '@rawi/model/review/submission-machine';
import { chapterSchema } from '@rawi/model/truth/chapter';
import { placeOf, type Submission } from '@rawi/model/truth/submission';
import type { ChapterContent } from '@rawi/model/truth/submission-content';
import { collection, getDocs, limit, query, where } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { converterOf, readable } from '../../data/documents.ts';
import { submissionsAt } from '../../data/submissions/own-submissions.ts';
import { idOf } from '../../lib/document-id.ts';
import { firebaseFirestore } from '../../lib/firestore.ts';

const chapter = converterOf(chapterSchema);
const NEAR = 50;

interface Asked {
  readonly uid: string;
  readonly submissionId: string;
  readonly content: ChapterContent;
}

/**
 * Whether this person has the chapter in this language already, handed in or published. It is looked at when comic, number or
 * language change; the call that hands in looks once more.
 */
export function useTaken({ uid, submissionId, content }: Asked): boolean {
  const place = placeOf({ content });
  const [taken, setTaken] = useState<string>();
  const { comic, number, language } = content;
  const comicId = comic?.comicId;
  useEffect(() => {
    if (place === null || number === null) return;
    let isOver = false;
    const isSubmitted = async () => {
      const { path, converter, constraints } = submissionsAt(uid, place);
      const all = collection(firebaseFirestore(), path).withConverter(converter);
      const found = readable((await getDocs(query(all, ...constraints, limit(NEAR)))).docs);
      return found.some((each) => idOf(each) !== submissionId && takesItsPlace(each.data));
    };
    const isPublished = async () => {
      if (comicId === undefined) return false;
      const all = collection(firebaseFirestore(), paths.chapters(comicId)).withConverter(chapter);
      const found = readable((await getDocs(query(all, where('number', '==', number), limit(NEAR)))).docs);
      return found.some(({ data }) => data.translator?.id === uid && data.language === language);
    };
    void Promise.all([isSubmitted(), isPublished()]).then(
      ([submitted, published]) => {
        if (!isOver) setTaken(submitted || published ? place : undefined);
      },
      // Without a network nobody can say; the call does.
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [uid, submissionId, place, comicId, number, language]);
  return place !== null && taken === place;
}

const takesItsPlace = ({ state }: Submission) => PLACE_TAKING.some((each) => each === state);
