/** The versions of the public interface (`/data/v1/…`). They are apart from `PAGE_VERSION`, which is the app's own. Imports no zod. */

export interface ApiVersion {
  /** As its addresses name it. */
  readonly name: string;
  /** The day on which a newer one took its place, and from which on it answers no more (`YYYY-MM-DD`); absent while it is the newest. */
  readonly replaced?: { readonly at: string; readonly endsAt: string };
}

/** The newest stands last. One that is replaced stays here until it has ended, and answers as before until then. */
export const API_VERSIONS: readonly [ApiVersion, ...ApiVersion[]] = [{ name: 'v1' }];

/** For how many months at least a version that was replaced goes on answering. */
export const KEPT_MONTHS = 12;

/** What answers of a version say of its end; empty of the newest. */
export function endingHeaders({ replaced }: ApiVersion): Readonly<Record<string, string>> {
  if (!replaced) return {};
  const seconds = Math.floor(Date.parse(replaced.at) / 1000);
  return { Deprecation: `@${seconds}`, Sunset: new Date(replaced.endsAt).toUTCString() };
}

/** Whether a version answers no more. */
export function hasEnded({ replaced }: ApiVersion, now: Date): boolean {
  return replaced !== undefined && now.getTime() >= Date.parse(replaced.endsAt);
}
