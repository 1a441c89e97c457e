import type { ChapterPlace, CorrectedChapter } from '@rawi/model/suggestions/suggestion-calls';
import { useEffect, useState } from 'react';
import { problemOf } from '../../core/forms/problem-of.ts';
import type { Problem } from '../../core/forms/problem-text.ts';

/** Some of the list: from a place on, or from its beginning. */
interface Part {
  readonly from: ChapterPlace | undefined;
  readonly chapters: readonly CorrectedChapter[];
  readonly next?: ChapterPlace | undefined;
}

/** The code of calls brings the schemas: it comes with the first of them. */
async function list(from?: ChapterPlace): Promise<Part> {
  const { callCommunity } = await import('../../core/session/community-calls.ts');
  return { from, ...(await callCommunity({ action: 'listCorrectedChapters', ...(from && { from }) })) };
}

/** One's chapters about which readers suggest something, so many at a time; what is asked for again stays until it comes. */
export function useCorrectedChapters() {
  const [parts, setParts] = useState<readonly Part[]>();
  const [round, setRound] = useState(0);
  const [failed, setFailed] = useState<{ readonly round: number; readonly problem: Problem }>();
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      try {
        const first = await list();
        if (isWanted) setParts([first]);
      } catch (error) {
        if (isWanted) setFailed({ round, problem: problemOf(error) });
      }
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [round]);
  const all = parts?.flatMap(({ chapters }) => chapters) ?? [];
  const last = parts?.at(-1);
  return {
    /** None twice: a part that is asked for again may reach into the next. */
    chapters: [...new Map(all.map((each) => [each.chapterId, each])).values()],
    problem: failed?.round === round ? failed.problem : undefined,
    hasMore: last?.next !== undefined,
    retry: () => setRound((each) => each + 1),
    /** Rejects. */
    async more() {
      if (!last?.next) return;
      const part = await list(last.next);
      setParts((now) => (now?.at(-1) === last ? [...now, part] : now));
    },
    /** Asks again how it stands with a chapter. What does not come leaves what is shown. */
    async refresh(chapterId: string): Promise<void> {
      const old = parts?.find(({ chapters }) => chapters.some((each) => each.chapterId === chapterId));
      if (!old) return;
      try {
        const part = await list(old.from);
        setParts((now) => now?.map((each) => (each === old ? part : each)));
      } catch {
        // What is shown was true when it came.
      }
    },
  };
}
