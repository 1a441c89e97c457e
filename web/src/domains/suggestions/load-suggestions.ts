import type { ListPlace } from '@rawi/model/suggestions/suggestion-calls';
import { type Known, partAt, type SomeSuggestions, withMore, withPart } from './known-suggestions.ts';

/** The code of calls brings the schemas: it comes with the first of them. */
export const calls = () => import('../../core/session/community-calls.ts');

/** Whose suggestions are listed. */
export interface About {
  readonly comicId: string;
  readonly chapterId: string;
}

/** Some of a chapter's list, from a place on or from its beginning. */
export async function list({ comicId, chapterId }: About, from?: ListPlace): Promise<SomeSuggestions> {
  const { callCommunity } = await calls();
  return await callCommunity({ action: 'listSuggestions', comicId, chapterId, ...(from && { from }) });
}

/** What is shown of a page while all is asked for again. */
export interface Shown {
  readonly page: number;
  /** How many there are. */
  readonly rows: number;
  /** The one that somebody has just sent, if it is of this page: it stands behind those that others agree with. */
  readonly ownId: string | undefined;
}

/** How many calls a page that is asked for again may go on for. */
const CALLS = 4;

/** With as much of a page as is shown of it, and with what was just sent. What does not come of that is to be asked for. */
export async function asFarAsShown(known: Known, about: About, { page, rows, ownId }: Shown): Promise<Known> {
  let now = known;
  if (!partAt(now, page)) now = withPart(now, page, await list(about, { page }));
  for (let call = 0; call < CALLS; call += 1) {
    const here = now.suggestions.filter((each) => each.page === page);
    const hasAll = here.length >= rows && (ownId === undefined || here.some(({ id }) => id === ownId));
    const part = partAt(now, page);
    if (hasAll || part?.next?.page !== page) return now;
    try {
      // oxlint-disable-next-line no-await-in-loop -- each begins where the one before ends
      now = withMore(now, part, await list(about, part.next));
    } catch {
      return now;
    }
  }
  return now;
}
