import type { CommunityInput } from '@rawi/model/calls/community-calls';
import type { ShownSuggestion } from '@rawi/model/suggestions/suggestion-calls';
import { useEffect, useState } from 'react';
import { problemOf } from '../../core/forms/problem-of.ts';
import type { Problem } from '../../core/forms/problem-text.ts';

/** Which suggestions are asked for. */
export type SuggestionsOf = Extract<CommunityInput, { action: 'listSuggestions' }>['of'];

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

type Loaded =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly problem: Problem }
  | {
      readonly state: 'ready';
      readonly suggestions: readonly ShownSuggestion[];
      readonly mayDecide: boolean;
    };

/** Suggestions as they were asked for, and what may be done with each: it changes here once the server has it. Actions reject. */
export function useSuggestions(of: SuggestionsOf) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [round, setRound] = useState(0);
  const asked = JSON.stringify({ of, round });
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      try {
        const { callCommunity } = await calls();
        const request: { readonly of: SuggestionsOf } = JSON.parse(asked);
        const answer = await callCommunity({ action: 'listSuggestions', of: request.of });
        if (isWanted) setLoaded({ state: 'ready', ...answer });
      } catch (error) {
        if (isWanted) setLoaded({ state: 'failed', problem: problemOf(error) });
      }
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [asked]);

  const change = (id: string, become: (one: ShownSuggestion) => ShownSuggestion | undefined) =>
    setLoaded((now) =>
      now.state === 'ready'
        ? {
            ...now,
            suggestions: now.suggestions.flatMap((each) => (each.id === id ? (become(each) ?? []) : [each])),
          }
        : now,
    );
  return {
    loaded,
    reload: () => setRound((each) => each + 1),
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
