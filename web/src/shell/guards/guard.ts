import { decideRoute } from '@rawi/model/routes/decide-route';
import { routeAt } from '@rawi/model/routes/route-rules';
import { type LoaderFunctionArgs, redirect, replace } from 'react-router-dom';
import { visitLocale } from '../../core/i18n/locale.ts';
import { PageError } from '../../core/lib/page-error.ts';
import { knownSession } from '../../core/session/session.ts';
import { readReset } from '../../member/reset-password/reset-state.ts';
import { showNotice } from './notices.ts';

/** Rules about who is here. All other rules are about the page's own document, which its loader reads. */
const ABOUT_PEOPLE: ReadonlySet<string> = new Set([
  'auth',
  'authed',
  'auth-type',
  'otp',
  'reviewer',
  'admin',
]);

/**
 * Lets a page of the route table open, or throws where to go instead. Waits until it is known who is here: the page
 * before stays, or the layout's skeleton stands.
 */
export async function guard(routePath: string, { request, params }: LoaderFunctionArgs): Promise<void> {
  const { rule } = routeAt(routePath);
  const { pathname, search, hash } = new URL(request.url);
  const locale = visitLocale(pathname);
  const session = rule !== undefined && ABOUT_PEOPLE.has(rule) ? await knownSession() : undefined;
  const reset = readReset();
  const decision = decideRoute(rule, {
    locale,
    path: pathname + search + hash,
    params,
    user: session?.state === 'signed-in' ? { roles: session.user.roles } : undefined,
    otp: { asked: reset !== undefined, ticketExpiresAt: reset?.ticket?.expiresAt },
    now: Date.now(),
  });
  if (decision.kind === 'redirect') {
    if (decision.notice) void showNotice(decision.notice, locale);
    // Replacing an open address takes over its entry in the history. An address that a link asked for has no
    // entry yet, so `replace` would remove the entry of the page before.
    const isOpen = location.pathname + location.search === pathname + search;
    throw (isOpen ? replace : redirect)(decision.to);
  }
  // A page whose own document decides whether it exists has an open route.
  if (decision.kind === 'not-found') throw PageError.notFound();
}
