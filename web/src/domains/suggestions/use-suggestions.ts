import type { CommunityInput } from '@rawi/model/calls/community-calls';
import type { ShownSuggestion } from '@rawi/model/suggestions/suggestion-calls';
import { useEffect, useEffectEvent, useState } from 'react';
import { problemOf } from '../../core/forms/problem-of.ts';
import type { Problem } from '../../core/forms/problem-text.ts';
import {
  type Known,
  NOTHING_KNOWN,
  nextPageBehind,
  partAt,
  startFor,
  withMore,
  withPart,
} from './known-suggestions.ts';
import { type About, asFarAsShown, calls, list } from './load-suggestions.ts';

/** Loads the code of calls, so that if the network goes meanwhile, it only has to come back. Never rejects. */
export async function prepareSuggesting(): Promise<void> {
  await Promise.allSettled([calls()]);
}

export type NewSuggestion = Omit<Extract<CommunityInput, { action: 'suggestCorrection' }>, 'action'>;

export async function suggestCorrection(suggestion: NewSuggestion): Promise<void> {
  const { callCommunity } = await calls();
  await callCommunity({ action: 'suggestCorrection', ...suggestion });
}

/** What somebody has just sent. */
interface Own {
  readonly id: string;
  readonly page: number;
}

interface Asked {
  /** How often all was asked for again. */
  readonly round: number;
  readonly own?: Own | undefined;
}

interface Failed {
  readonly round: number;
  /** The page that did not come; undefined where nothing did. */
  readonly page?: number;
  readonly problem: Problem;
}

/**
 * What is suggested for a page of a chapter, and what may be done with each: it changes here once the server has it. The list of a chapter
 * is asked for in parts: from its beginning, and from a page where that does not reach so far. Actions reject.
 */
export function useSuggestions({ comicId, chapterId }: About, page: number) {
  const [known, setKnown] = useState<Known & { readonly round: number }>();
  const [{ round, own }, setAsked] = useState<Asked>({ round: 0 });
  const [failed, setFailed] = useState<Failed>();
  const suggestions = known?.suggestions.filter((each) => each.page === page) ?? [];
  const isFresh = known?.round === round;
  const isThere = known !== undefined && partAt(known, page) !== undefined;
  const shown = useEffectEvent(
    () => known && { page, rows: suggestions.length, ownId: own?.page === page ? own.id : undefined },
  );
  const start = useEffectEvent(() => (known ? startFor(known, page) : page));
  useEffect(() => {
    let isWanted = true;
    const about = { comicId, chapterId };
    const load = async () => {
      try {
        const first = withPart(NOTHING_KNOWN, 1, await list(about));
        const before = shown();
        const whole = isWanted && before ? await asFarAsShown(first, about, before) : first;
        if (isWanted) setKnown({ ...whole, round });
      } catch (error) {
        if (isWanted) setFailed({ round, problem: problemOf(error) });
      }
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [comicId, chapterId, round]);
  useEffect(() => {
    if (!isFresh || isThere) return undefined;
    let isWanted = true;
    const ask = async (from: number) => {
      const answer = await list({ comicId, chapterId }, { page: from });
      // It is of use where the page was turned meanwhile, too.
      setKnown((now) => (now?.round === round ? { ...withPart(now, from, answer), round } : now));
      return withPart(NOTHING_KNOWN, from, answer);
    };
    const load = async () => {
      try {
        const some = await ask(start());
        if (isWanted && !partAt(some, page)) await ask(page);
      } catch (error) {
        if (isWanted) setFailed({ round, page, problem: problemOf(error) });
      }
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [comicId, chapterId, page, round, isFresh, isThere]);

  const change = (id: string, become: (one: ShownSuggestion) => ShownSuggestion | undefined) =>
    setKnown(
      (now) =>
        now && {
          ...now,
          suggestions: now.suggestions.flatMap((each) => (each.id === id ? (become(each) ?? []) : [each])),
        },
    );
  const part = known && partAt(known, page);
  const hasFailed = failed?.round === round && (failed.page ?? page) === page && !(isFresh && isThere);
  const problem = hasFailed ? failed.problem : undefined;
  return {
    page,
    /** Whether those of the page are here, if only the first of them; what came before stays while all are asked for again. */
    state: isThere ? 'ready' : problem ? 'failed' : 'loading',
    problem,
    suggestions,
    mayDecide: known?.mayDecide === true,
    hasMore: part?.next?.page === page,
    nextPage: known && nextPageBehind(known, page),
    /** Asks for all again, as far as it is shown; with what was just sent, wherever on its page that is. */
    reload: (sent?: Own) => setAsked((now) => ({ round: now.round + 1, own: sent })),
    async more() {
      if (!part?.next) return;
      const answer = await list({ comicId, chapterId }, part.next);
      setKnown((now) => now && { ...withMore(now, part, answer), round: now.round });
    },
    async withdraw(suggestionId: string) {
      const { callCommunity } = await calls();
      await callCommunity({ action: 'withdrawSuggestion', suggestionId });
      change(suggestionId, () => undefined);
    },
    async agree(suggestionId: string, agrees: boolean) {
      const { callCommunity } = await calls();
      const { agreed } = await callCommunity({ action: 'agreeWithSuggestion', suggestionId, agrees });
      change(suggestionId, (one) => ({ ...one, agreed, isAgreed: agrees }));
    },
    async report(suggestionId: string, reason: ReportReason) {
      const { callCommunity } = await calls();
      await callCommunity({ action: 'reportSuggestion', suggestionId, reason });
      change(suggestionId, () => undefined);
    },
    async decide(suggestionId: string, accepted: boolean, word: string): Promise<void> {
      const { callCommunity } = await calls();
      const { applied } = await callCommunity({
        action: 'decideSuggestion',
        suggestionId,
        accepted,
        ...(word !== '' && { word }),
      });
      change(suggestionId, (one) => ({
        ...one,
        word: word === '' ? undefined : word,
        state: accepted ? 'accepted' : 'declined',
        isApplied: applied,
      }));
    },
  };
}
export type Suggestions = ReturnType<typeof useSuggestions>;
type ReportReason = Extract<CommunityInput, { action: 'reportSuggestion' }>['reason'];
