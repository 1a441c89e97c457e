import { resourceAt } from '@rawi/model/api/api-resources';
import type { ApiError } from '@rawi/model/api/api-schemas';
import { API_VERSIONS, type ApiVersion, endingHeaders, hasEnded } from '@rawi/model/api/api-versions';
import { openApiDocument } from '@rawi/model/api/open-api';
import { SITE_NAME } from '@rawi/model/constants';
import { pageDocumentSchema } from '@rawi/model/pages/pages';
import { reading } from '@rawi/model/truth/tolerant';
import { AGES } from '../ages.ts';
import { findPage } from '../find-page.ts';
import { withEtag } from '../open/open-headers.ts';
import { readPage } from '../read-page.ts';
import type { PageAnswer, Serving } from '../serving.ts';

/** The public interface: what programs of others may rely on (docs/decisions/099). */

const API = /^\/data\/(v[1-9][0-9]?)(\/.*)?$/;
const DOCUMENT = '/openapi.json';

/** Whether an address is one of the public interface, of whatever version. */
export const isApiAddress = (pathname: string) => API.test(pathname);

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' } as const;

type ApiServing = Pick<Serving, 'origin' | 'fileUrl' | 'read' | 'onOutdated'>;

/** Answers a request of the interface: of one document, by one read; of a slug in another case, by two. */
export async function apiAnswer(
  serving: ApiServing,
  pathname: string,
  versions: readonly ApiVersion[] = API_VERSIONS,
  now = new Date(),
): Promise<PageAnswer> {
  const [, name, below = ''] = API.exec(pathname) ?? [];
  const version = versions.find((each) => each.name === name);
  if (!version) return problem(404, 'not-found', `There is no version ${name} of this interface.`);
  if (hasEnded(version, now)) return problem(410, 'gone', `Version ${name} has ended; there is a newer one.`);
  const answer = below === DOCUMENT ? documentAnswer(serving) : await resourceAnswer(serving, below);
  return { ...answer, headers: { ...answer.headers, ...endingHeaders(version) } };
}

/** What is answered while documents cannot be read. */
export const apiUnavailable: PageAnswer = {
  ...problem(503, 'unavailable', 'This cannot be read at the moment.'),
  headers: { ...JSON_TYPE, 'Cache-Control': 'no-store' },
};

async function resourceAnswer(serving: ApiServing, below: string): Promise<PageAnswer> {
  const found = resourceAt(below);
  if (!found) return problem(404, 'not-found', 'There is nothing at this address.');
  const { resource, parameters } = found;
  const stored = await findPage((id) => readPage(serving, id), resource.pageId(...parameters));
  if (stored === undefined) return problem(404, 'not-found', 'There is nothing of this name.');
  const document = reading(pageDocumentSchema).parse(stored);
  if (document.kind === 'gone')
    return problem(410, 'gone', `The ${document.payload.what} was taken from readers.`);
  if (document.kind === 'redirect')
    return moved(serving.origin, `${resource.path.replace(/\{.*$/, '')}${document.payload.slug}`);
  const said = resource.of(serving, document);
  if (said === undefined) return problem(404, 'not-found', 'There is nothing of this kind.');
  return withEtag({
    status: 200,
    headers: {
      ...JSON_TYPE,
      'Cache-Control': `public, max-age=0, s-maxage=${AGES.shared}, stale-while-revalidate=${AGES.stale}`,
      Link: `</data/v1${DOCUMENT}>; rel="service-desc"`,
    },
    body: JSON.stringify(said),
  });
}

/** The description of the interface changes with a release alone. */
function documentAnswer({ origin }: ApiServing): PageAnswer {
  return withEtag({
    status: 200,
    headers: { ...JSON_TYPE, 'Cache-Control': `public, max-age=0, s-maxage=${AGES.sitemap}` },
    body: JSON.stringify(openApiDocument({ origin, name: SITE_NAME.en })),
  });
}

const moved = (origin: string, below: string): PageAnswer => ({
  status: 301,
  headers: {
    Location: `${origin}/data/v1${below}`,
    'Cache-Control': `public, max-age=0, s-maxage=${AGES.moved}`,
  },
  body: '',
});

function problem(status: 404 | 410 | 503, error: ApiError['error'], message: string): PageAnswer {
  return {
    status,
    headers: { ...JSON_TYPE, 'Cache-Control': `public, max-age=0, s-maxage=${AGES.missing}` },
    body: JSON.stringify({ error, message } satisfies ApiError),
  };
}
