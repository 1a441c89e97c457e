/**
 * Where the functions and their queues run. `functions/build.mjs` writes the region of the project's settings into the
 * bundle, so that a deploy and what is deployed cannot disagree; without one, as locally, it is the default.
 */
export const REGION = process.env['RAWI_REGION'] ?? 'europe-west1';
