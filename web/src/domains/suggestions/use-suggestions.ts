import type { CommunityInput } from '@rawi/model/calls/community-calls';
import type { ListPlace, ShownSuggestion } from '@rawi/model/suggestions/suggestion-calls';
import { useEffect, useState } from 'react';
import { problemOf } from '../../core/forms/problem-of.ts';
import type { Problem } from '../../core/forms/problem-text.ts';
import {
  type Known,
  NOTHING_KNOWN,
  nextPageBehind,
  partAt,
  withMore,
  withPart,
} from './known-suggestions.ts';

/** The code of calls brings the schemas: it comes with the first of them. */
const calls = () => import('../../core/session/community-calls.ts');

/** Loads the code of calls, so that if the network goes meanwhile, it only has to come back. Never rejects. */
export async function prepareSuggesting(): Promise<void> {
  await Promise.allSettled([calls()]);
}

export type NewSuggestion = Omit<Extract<CommunityInput, { action: 'suggestCorrection' }>, 'action'>;

export async function suggestCorrection(suggestion: NewSuggestion): Promise<void> {
  const { callCommunity } = await calls();
  await callCommunity({ action: 'suggestCorrection', ...suggestion });
}

interface About {
  readonly comicId: string;
  readonly chapterId: string;
}

async function list({ comicId, chapterId }: About, from?: ListPlace) {
  const { callCommunity } = await calls();
  return await callCommunity({ action: 'listSuggestions', comicId, chapterId, ...(from && { from }) });
}

/**
 * What is suggested for a page of a chapter, and what may be done with each: it changes here once the server has it. The list of a chapter
 * is asked for in parts: from its beginning, and from the page where that does not reach so far. Actions reject.
 */
export function useSuggestions({ comicId, chapterId }: About, page: number) {
  const [known, setKnown] = useState<Known & { readonly round: number }>();
  const [round, setRound] = useState(0);
  const [failed, setFailed] = useState<{ readonly at: string; readonly problem: Problem }>();
  const at = `${round} ${page}`;
  const isFresh = known?.round === round;
  const isThere = known !== undefined && partAt(known, page) !== undefined;
  useEffect(() => {
    if (isFresh && isThere) return undefined;
    let isWanted = true;
    const load = async () => {
      const about = { comicId, chapterId };
      try {
        const whole = isFresh ? undefined : withPart(NOTHING_KNOWN, 1, await list(about));
        const reaches = whole && partAt(whole, page) !== undefined;
        const part = reaches ? undefined : await list(about, { page });
        if (!isWanted) return;
        setKnown((now) => {
          const before = whole ?? now ?? NOTHING_KNOWN;
          return { ...(part ? withPart(before, page, part) : before), round };
        });
      } catch (error) {
        if (isWanted) setFailed({ at, problem: problemOf(error) });
      }
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [comicId, chapterId, page, round, at, isFresh, isThere]);

  const change = (id: string, become: (one: ShownSuggestion) => ShownSuggestion | undefined) =>
    setKnown(
      (now) =>
        now && {
          ...now,
          suggestions: now.suggestions.flatMap((each) => (each.id === id ? (become(each) ?? []) : [each])),
        },
    );
  const part = known && partAt(known, page);
  const problem = failed?.at === at && !(isFresh && isThere) ? failed.problem : undefined;
  return {
    /** Whether those of the page are here, if only the first of them; what came before stays while all are asked for again. */
    state: isThere ? 'ready' : problem ? 'failed' : 'loading',
    problem,
    suggestions: known?.suggestions.filter((each) => each.page === page) ?? [],
    mayDecide: known?.mayDecide === true,
    hasMore: part?.next?.page === page,
    nextPage: known && nextPageBehind(known, page),
    reload: () => setRound((each) => each + 1),
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
