import type { SearchPayload } from '../pages/search-payloads.ts';

/** How many comics a catalogue holds. Imports no zod. */
export function comicsListed({ parts }: SearchPayload): number {
  return parts.reduce((sum, { comics }) => sum + comics, 0);
}
