/** The routes of the specification (section 2) and ours, each with its rules and layout. Imports no zod. */

export const ROUTE_RULES = [
  'auth',
  'authed',
  'auth-type',
  'otp',
  'publisher',
  'redirect',
  'reviewer',
  'admin',
] as const;
export type RouteRule = (typeof ROUTE_RULES)[number];

export const LAYOUTS = [
  'home',
  'default',
  'login',
  'sign-up',
  'account',
  'blogs',
  'dynamic',
  'reader',
] as const;
export type Layout = (typeof LAYOUTS)[number];

/** What a page is part of. Nothing reads it yet. */
export const ROUTE_PARTS = [
  'reading',
  'accounts',
  'library',
  'translators',
  'review',
  'community',
  'search',
  'site',
] as const;
export type RoutePart = (typeof ROUTE_PARTS)[number];

export interface RouteEntry {
  /** Below the language prefix; `:name` is a parameter. */
  readonly path: string;
  readonly rule?: RouteRule;
  readonly layout: Layout;
  readonly part: RoutePart;
}

const route = (path: string, layout: Layout, part: RoutePart, rule?: RouteRule): RouteEntry =>
  rule ? { path, layout, part, rule } : { path, layout, part };

export const ROUTES: readonly RouteEntry[] = [
  route('/', 'home', 'reading'),

  route('/DMCA', 'default', 'site'),
  route('/blogs', 'blogs', 'site'),
  route('/think', 'sign-up', 'accounts'),
  route('/reject', 'default', 'translators'),
  route('/search', 'default', 'search'),
  route('/copyright', 'default', 'site'),
  route('/contact-us', 'default', 'site'),
  route('/publishers', 'default', 'search'),
  route('/translatorDetails', 'default', 'translators'),
  route('/blog/:id', 'blogs', 'site'),
  route('/comic/:comic', 'default', 'reading', 'redirect'),
  route('/chapter/:chapter', 'reader', 'reading'),
  route('/translator/:translator', 'default', 'translators'),
  route('/auth/callback', 'login', 'accounts'),

  route('/publisher/:publisher', 'dynamic', 'search', 'publisher'),

  route('/ask', 'default', 'community', 'auth'),
  route('/account', 'account', 'accounts', 'auth'),
  route('/history', 'account', 'accounts', 'auth'),
  route('/comments', 'account', 'accounts', 'auth'),
  route('/settings', 'account', 'accounts', 'auth'),
  route('/following', 'account', 'accounts', 'auth'),
  route('/savedItems', 'account', 'accounts', 'auth'),
  route('/translatorAccount', 'account', 'translators', 'auth'),
  route('/translator-request', 'default', 'translators', 'auth'),

  route('/mywork', 'account', 'translators', 'auth-type'),
  route('/uploadcomic', 'default', 'translators', 'auth-type'),
  route('/uploadchapter', 'default', 'translators', 'auth-type'),

  route('/login', 'login', 'accounts', 'authed'),
  route('/signup', 'sign-up', 'accounts', 'authed'),
  route('/resetpassword', 'login', 'accounts', 'authed'),

  route('/resetcode', 'login', 'accounts', 'otp'),
  route('/newpassword', 'login', 'accounts', 'otp'),

  // Ours (product.md, "Routes and their rules").
  route('/review', 'default', 'review', 'reviewer'),
  route('/review/:submission', 'default', 'review', 'reviewer'),
  route('/review/comments', 'default', 'review', 'reviewer'),
  route('/review/reports', 'default', 'review', 'reviewer'),
  route('/review/messages', 'default', 'review', 'reviewer'),
  route('/review/taken-down', 'default', 'review', 'reviewer'),
  route('/review/asks', 'default', 'review', 'reviewer'),
  route('/review/lists', 'default', 'review', 'reviewer'),
  route('/review/people', 'default', 'review', 'reviewer'),
  route('/review/overview', 'default', 'review', 'admin'),
  route('/review/log', 'default', 'review', 'admin'),
  route('/comics', 'default', 'reading'),
  route('/comics/:shelf', 'default', 'reading'),
  route('/updates', 'default', 'library'),
  route('/list/:list', 'default', 'library'),
  route('/reader/:reader', 'default', 'community'),
  route('/publisher/:publisher/:shelf', 'dynamic', 'search'),
  route('/terms', 'default', 'accounts'),
  route('/privacy', 'default', 'accounts'),
  route('/transparency', 'default', 'site'),
  route('/developers', 'default', 'site'),
  route('/downloads', 'default', 'library'),
  route('/numbers', 'default', 'library'),
  route('/notifications', 'default', 'accounts', 'auth'),
  route('/unsubscribe', 'login', 'community'),
  route('/shared-file', 'default', 'translators'),
];

/** The entry of a page by its path in the table. */
export function routeAt(path: string): RouteEntry {
  const entry = ROUTES.find((candidate) => candidate.path === path);
  if (!entry) throw new Error(`The route table has no ${path}.`);
  return entry;
}

export function isRouteRule(name: string): name is RouteRule {
  return ROUTE_RULES.some((rule) => rule === name);
}
