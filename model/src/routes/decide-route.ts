import type { Locale } from '../lists/locales.ts';
import type { Role } from '../lists/roles.ts';
import { isRouteRule } from './route-rules.ts';
import { safeNext } from './safe-next.ts';

/** What the rules look at (product.md, "Routes and their rules"). */
export interface RouteState {
  readonly locale: Locale;
  /** The address that is being opened, with its prefix, query and hash. */
  readonly path: string;
  readonly params: Readonly<Partial<Record<string, string>>>;
  /** Nothing for a visitor. */
  readonly user?: { readonly roles: readonly Role[] } | undefined;
  readonly otp: {
    /** A reset was asked for in this tab. */
    readonly asked: boolean;
    /** When the ticket of an accepted code ends. */
    readonly ticketExpiresAt?: number | undefined;
  };
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether the publisher of the address exists. */
  readonly publisherExists?: boolean | undefined;
  /** The slug under which the comic of the address lives now. */
  readonly currentSlug?: string | undefined;
}

export type RouteDecision =
  | { readonly kind: 'pass' }
  /** `notice` is what the next page explains. */
  | { readonly kind: 'redirect'; readonly to: string; readonly notice?: 'translators-only' }
  | { readonly kind: 'not-found'; readonly message: string };

const PASS: RouteDecision = { kind: 'pass' };
const redirect = (to: string): RouteDecision => ({ kind: 'redirect', to });

/** Whether a page opens. A rule that does not exist is the specification's error (section 8). */
export function decideRoute(rule: string | undefined, state: RouteState): RouteDecision {
  if (rule === undefined) return PASS;
  if (!isRouteRule(rule)) throw new Error('Unknown route middleware');
  const at = (path: string) => `/${state.locale}${path}`;
  const roles = state.user?.roles ?? [];
  switch (rule) {
    case 'auth':
      return state.user ? PASS : redirect(logInPath(state));
    case 'authed':
      return state.user ? redirect(safeNext(nextOf(state.path)) ?? at('/account')) : PASS;
    case 'auth-type':
      if (!state.user) return redirect(logInPath(state));
      return roles.includes('translator') || roles.includes('reviewer')
        ? PASS
        : { kind: 'redirect', to: at('/translator-request'), notice: 'translators-only' };
    case 'otp':
      return otpPasses(state) ? PASS : redirect(at('/resetpassword'));
    case 'publisher':
      return state.publisherExists
        ? PASS
        : { kind: 'not-found', message: `Page Not Found: ${pathname(state)}` };
    case 'redirect':
      return state.currentSlug === undefined || state.currentSlug === state.params['comic']
        ? PASS
        : redirect(at(`/comic/${encodeURIComponent(state.currentSlug)}`) + queryAndHash(state.path));
    case 'reviewer':
      return roles.includes('reviewer') || roles.includes('admin')
        ? PASS
        : { kind: 'not-found', message: 'Page not found' };
    case 'admin':
      return roles.includes('admin') ? PASS : { kind: 'not-found', message: 'Page not found' };
  }
}

/** `/login?next=…`, and after the login straight back. */
export function logInPath({ locale, path }: Pick<RouteState, 'locale' | 'path'>): string {
  const next = safeNext(path);
  return `/${locale}/login${next === undefined ? '' : `?next=${encodeURIComponent(next)}`}`;
}

function otpPasses(state: RouteState): boolean {
  const page = pathname(state).replace(/\/$/, '');
  if (page.endsWith('/resetcode')) return state.otp.asked;
  return state.otp.ticketExpiresAt !== undefined && state.otp.ticketExpiresAt > state.now;
}

function pathname({ path }: RouteState): string {
  return path.replace(/[?#].*$/s, '');
}

function queryAndHash(path: string): string {
  return /[?#].*$/s.exec(path)?.[0] ?? '';
}

function nextOf(path: string): string | null {
  return new URLSearchParams(queryAndHash(path).replace(/#.*$/s, '')).get('next');
}
