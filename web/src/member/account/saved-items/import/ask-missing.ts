import type { Locale } from '@rawi/model/lists/locales';
import { problemOf } from '../../../../core/forms/problem-of.ts';
import type { Problem } from '../../../../core/forms/problem-text.ts';

/** How comics that are not here are asked for, several at once. */

export interface AskedFor {
  /** Names that are asked for now. */
  readonly asked: readonly string[];
  /** How many came meanwhile. */
  readonly here: number;
  /** How many cannot be asked for: reviewers have taken them away, or nobody could read the name. */
  readonly refused: number;
  /** How many were not asked for any more. */
  readonly left: number;
  /** Why it ended before. */
  readonly problem?: Problem | undefined;
}

interface Asking {
  readonly locale: Locale;
  readonly ask: (request: {
    readonly action: 'ask';
    readonly title: string;
    readonly number: null;
    readonly language: Locale;
  }) => Promise<{ readonly askId: string | null }>;
  readonly onProgress: (done: number) => void;
}

/** Problems of one comic, which say nothing of the next. */
const OF_ONE: ReadonlySet<string> = new Set(['ask-hidden', 'invalid-fields', 'target-missing']);

/** Asks for one after the other, until all are asked for or the day has no more. Never rejects. */
export async function askMissing(
  names: readonly string[],
  { locale, ask, onProgress }: Asking,
): Promise<AskedFor> {
  const asked: string[] = [];
  let [here, refused] = [0, 0];
  for (const [place, title] of names.entries()) {
    try {
      const { askId } = await ask({ action: 'ask', title, number: null, language: locale });
      if (askId === null) here += 1;
      asked.push(title);
    } catch (error) {
      const problem = problemOf(error);
      if (!OF_ONE.has(problem.code)) {
        return { asked, here, refused, left: names.length - place, problem };
      }
      refused += 1;
    }
    onProgress(place + 1);
  }
  return { asked, here, refused, left: 0 };
}
