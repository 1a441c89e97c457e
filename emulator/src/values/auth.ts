/** Who asks, as rules' `request.auth`: `null` for a visitor; `token` holds the JWT's claims as JSON. */
export type Auth = { readonly uid: string; readonly token: Readonly<Record<string, unknown>> } | null;

/** Who calls: `owner` (the Admin SDKs' `Bearer owner`) passes without rules. */
export type Caller = { readonly kind: 'owner' } | { readonly kind: 'user'; readonly auth: Auth };
