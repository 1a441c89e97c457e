import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import { SITE_SEARCH } from '@rawi/model/routes/served-pages';
import type { SearchAnswer, Showing } from '@rawi/model/search/answer';
import { LISTED_UP_TO, type SearchRequest, searchQuery } from '@rawi/model/search/search-request';
import { report } from '../../core/lib/report-error.ts';
import type { SearchProvider } from './search-provider.ts';

/** How long typing pauses before the site is asked, in milliseconds: a search there is billed. */
const PAUSE_MS = 250;

/** Lets the site search a catalogue that is too large for browsers. `comics` is its size. */
export function siteSearch(comics: number): SearchProvider {
  return {
    isWhole: false,
    ask: (request, showing, notify) => {
      const stopping = new AbortController();
      const ask = async () => {
        try {
          const answer = await askSite(request, showing, stopping.signal);
          const progress = { read: comics, of: comics, isPartial: false };
          notify({ state: 'answered', answer, progress });
        } catch (error) {
          if (stopping.signal.aborted) return;
          report('The site has not searched.', error);
          notify({ state: 'failed' });
        }
      };
      const timer = setTimeout(() => void ask(), PAUSE_MS);
      return () => {
        clearTimeout(timer);
        stopping.abort();
      };
    },
  };
}

async function askSite(
  request: SearchRequest,
  { locale, count, upTo }: Showing,
  signal: AbortSignal,
): Promise<SearchAnswer> {
  const query = searchQuery(request);
  query.set('in', locale);
  query.set('count', `${count}`);
  if (upTo !== undefined) query.set(LISTED_UP_TO, upTo);
  const response = await fetch(`${SITE_SEARCH}?${query}`, { signal });
  if (!response.ok) throw new Error(`${SITE_SEARCH} was answered with ${response.status}.`);
  const found: unknown = await response.json();
  if (isOurs(found)) return found.answer;
  const { answerOfOtherVersion } = await import('@rawi/model/search/answer-of-other-version');
  const answer = answerOfOtherVersion(found);
  if (!answer) throw new TypeError(`${SITE_SEARCH} has answered in another version.`);
  return answer;
}

/** The answer of our own function has the model's types if it is of our version. */
function isOurs(found: unknown): found is { readonly answer: SearchAnswer } {
  return typeof found === 'object' && found !== null && 'version' in found && found.version === PAGE_VERSION;
}
