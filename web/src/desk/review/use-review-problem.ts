import { type Problem, type ProblemCode, useProblemText } from '../../core/forms/problem-text.ts';
import { useWords } from '../../core/i18n/i18n.ts';

const WORDS = {
  'moved-on': 'problems.movedOn',
  'claim-lost': 'problems.claimLost',
  'claimed-by-other': 'problems.claimedByOther',
  'not-impartial': 'problems.notImpartial',
  'comic-unpublished': 'problems.comicUnpublished',
  'owner-gone': 'problems.ownerGone',
  'chapter-taken': 'problems.chapterTaken',
  'files-unchecked': 'problems.filesUnchecked',
  'role-missing': 'problems.roleMissing',
  'names-changed': 'problems.namesChanged',
  'rating-missing': 'problems.ratingMissing',
  'target-missing': 'problems.namesGone',
  'being-published': 'problems.beingPublished',
  'has-chapters': 'problems.hasChapters',
  'taken-down': 'problems.takenDown',
  'invalid-fields': 'problems.invalid',
} as const satisfies Partial<Record<ProblemCode, string>>;

const isOurs = (code: ProblemCode): code is keyof typeof WORDS => Object.hasOwn(WORDS, code);

/** The message for a refused review action. */
export function useReviewProblem(): (problem: Problem) => string {
  const t = useWords('review');
  const wordsOf = useProblemText();
  return (problem) => (isOurs(problem.code) ? t(WORDS[problem.code]) : wordsOf(problem));
}
