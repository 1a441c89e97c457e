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

/**
 * With a part that was asked for again for the sake of a chapter: no other copy of what it tells of stands behind it. Where it ends before
 * the part that follows begins, something would be missing between the two: those behind it are asked for again as the list goes on.
 */
function withFresh(parts: readonly Part[], old: Part, fresh: Part, chapterId: string): readonly Part[] {
  const index = parts.indexOf(old);
  if (index === -1) return parts;
  const isReaching = old.next && fresh.next && !isBefore(fresh.next, old.next);
  const told = new Set([chapterId, ...fresh.chapters.map((each) => each.chapterId)]);
  const behind = parts
    .slice(index + 1)
    .map((part) => ({ ...part, chapters: part.chapters.filter((each) => !told.has(each.chapterId)) }));
  return [...parts.slice(0, index), fresh, ...(isReaching ? behind : [])];
}

/** In the order of the list. */
function isBefore(one: ChapterPlace, other: ChapterPlace): boolean {
  if (one.slug !== other.slug) return one.slug < other.slug;
  if (one.number !== other.number) return one.number < other.number;
  return one.chapterId < other.chapterId;
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
        if (!isWanted) return;
        setParts([first]);
        setFailed(undefined);
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
    /** None twice: a part that is asked for again may begin with what the one before it ends with. */
    chapters: [...new Map(all.map((each) => [each.chapterId, each])).values()],
    /** It stays while all is asked for again. */
    problem: failed?.problem,
    isRetrying: failed !== undefined && failed.round !== round,
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
        setParts((now) => now && withFresh(now, old, part, chapterId));
      } catch {
        // What is shown was true when it came.
      }
    },
  };
}
