/** Who asks, as rules' `request.auth`: `null` for a visitor; `token` holds the JWT's claims as JSON. */
export type Auth = { readonly uid: string; readonly token: Readonly<Record<string, unknown>> } | null;
