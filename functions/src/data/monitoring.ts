import { isEmulated } from '../settings.ts';
import { app } from './app.ts';

const ORIGIN = 'https://monitoring.googleapis.com';
const TIMEOUT_MS = 10_000;

/** Asks Cloud Monitoring for time series of the project, with the filter and the interval of the query. */
export type AskMonitoring = (query: URLSearchParams) => Promise<unknown>;

/** Cloud Monitoring of the project; undefined in a local run, which nothing is counted of. */
export const monitoring: AskMonitoring | undefined = isEmulated ? undefined : ask;

async function ask(query: URLSearchParams): Promise<unknown> {
  const token = await app().options.credential?.getAccessToken();
  if (!token) throw new Error('The functions have no credential.');
  const response = await fetch(
    `${ORIGIN}/v3/projects/${process.env['GCLOUD_PROJECT'] ?? ''}/timeSeries?${query.toString()}`,
    {
      headers: { authorization: `Bearer ${token.access_token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
  );
  if (!response.ok)
    throw new Error(`Cloud Monitoring answers ${response.status}: ${(await response.text()).slice(0, 300)}`);
  return response.json();
}
