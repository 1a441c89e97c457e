import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { chooseLocale } from '../core/i18n/locale.ts';
import { PageError } from '../core/lib/page-error.ts';
import { paths } from '../core/lib/paths.ts';
import { ErrorScreen } from './error-screen.tsx';
import { guardRoute, openRoute } from './guards/guarded.tsx';
import { AuthLayout } from './layouts/auth-layout.tsx';
import { FullScreenLayout } from './layouts/full-screen-layout.tsx';
import { PageLayout } from './layouts/page-layout.tsx';
import { opened } from './open-locale.ts';
import { DarkPaintedFallback, PaintedFallback } from './painted-fallback.tsx';

function noSuchPage(): never {
  throw PageError.notFound();
}

/** The pages that are built, by their layouts. */
export const pages: RouteObject[] = [
  {
    element: <PageLayout />,
    children: [
      { index: true, lazy: opened(() => import('./routes/home.tsx')), HydrateFallback: PaintedFallback },
      {
        path: 'comic/:comic',
        lazy: opened(() => import('./routes/comic.tsx')),
        HydrateFallback: PaintedFallback,
      },
      openRoute('/comics', () => import('./routes/comics.tsx')),
      openRoute('/comics/:shelf', () => import('./routes/comics.tsx')),
      openRoute('/list/:list', () => import('./routes/list.tsx')),
      openRoute('/reader/:reader', () => import('./routes/reader-page.tsx')),
      openRoute('/updates', () => import('./routes/updates.tsx')),
      openRoute('/publishers', () => import('./routes/publishers.tsx')),
      openRoute('/publisher/:publisher', () => import('./routes/publisher.tsx')),
      openRoute('/publisher/:publisher/:shelf', () => import('./routes/publisher-shelf.tsx')),
      openRoute('/blogs', () => import('./routes/blogs.tsx')),
      openRoute('/blog/:id', () => import('./routes/blog.tsx')),
      openRoute('/downloads', () => import('./routes/downloads.tsx')),
      openRoute('/numbers', () => import('./routes/numbers.tsx')),
      openRoute('/search', () => import('./routes/search.tsx')),
      guardRoute('/ask', () => import('./routes/ask.tsx')),
      openRoute('/translator/:translator', () => import('./routes/translator.tsx')),
      guardRoute('/notifications', () => import('./routes/notifications.tsx')),
      guardRoute('/translator-request', () => import('./routes/translator-request.tsx')),
      guardRoute('/uploadcomic', () => import('./routes/uploadcomic.tsx')),
      guardRoute('/uploadchapter', () => import('./routes/uploadchapter.tsx')),
      openRoute('/shared-file', () => import('./routes/shared-file.tsx')),
      openRoute('/translatorDetails', () => import('./routes/translator-details.tsx')),
      {
        lazy: opened(() => import('./layouts/staff-layout.tsx')),
        HydrateFallback: PaintedFallback,
        children: [
          guardRoute('/review', () => import('./routes/review.tsx')),
          guardRoute('/review/comments', () => import('./routes/review-comments.tsx')),
          guardRoute('/review/reports', () => import('./routes/review-reports.tsx')),
          guardRoute('/review/messages', () => import('./routes/review-messages.tsx')),
          guardRoute('/review/taken-down', () => import('./routes/review-taken-down.tsx')),
          guardRoute('/review/asks', () => import('./routes/review-asks.tsx')),
          guardRoute('/review/lists', () => import('./routes/review-lists.tsx')),
          guardRoute('/review/people', () => import('./routes/review-people.tsx')),
          guardRoute('/review/overview', () => import('./routes/review-overview.tsx')),
          guardRoute('/review/log', () => import('./routes/review-log.tsx')),
        ],
      },
      guardRoute('/review/:submission', () => import('./routes/review-item.tsx')),
      openRoute('/reject', () => import('./routes/reject.tsx')),
      openRoute('/contact-us', () => import('./routes/contact-us.tsx')),
      openRoute('/copyright', () => import('./routes/copyright.tsx')),
      openRoute('/DMCA', () => import('./routes/dmca.tsx')),
      openRoute('/terms', () => import('./routes/terms.tsx')),
      openRoute('/privacy', () => import('./routes/privacy.tsx')),
      openRoute('/transparency', () => import('./routes/transparency.tsx')),
      openRoute('/developers', () => import('./routes/developers.tsx')),
      {
        lazy: opened(() => import('./layouts/account-layout.tsx')),
        HydrateFallback: PaintedFallback,
        children: [
          guardRoute('/account', () => import('./routes/account.tsx')),
          guardRoute('/history', () => import('./routes/history.tsx')),
          guardRoute('/savedItems', () => import('./routes/saved-items.tsx')),
          guardRoute('/following', () => import('./routes/following.tsx')),
          guardRoute('/settings', () => import('./routes/settings.tsx')),
          guardRoute('/comments', () => import('./routes/comments.tsx')),
          guardRoute('/mywork', () => import('./routes/my-work.tsx')),
          guardRoute('/translatorAccount', () => import('./routes/translator-account.tsx')),
        ],
      },
    ],
  },
  {
    // The specification's login layout: signing in, resetting, and what links in mails lead to.
    element: <AuthLayout />,
    children: [
      guardRoute('/login', () => import('./routes/login.tsx')),
      guardRoute('/resetpassword', () => import('./routes/resetpassword.tsx')),
      guardRoute('/resetcode', () => import('./routes/resetcode.tsx')),
      guardRoute('/newpassword', () => import('./routes/newpassword.tsx')),
      openRoute('/auth/callback', () => import('./routes/auth-callback.tsx')),
      openRoute('/unsubscribe', () => import('./routes/unsubscribe.tsx')),
    ],
  },
  {
    // Its sign-up layout is the same: both steps, and the thank-you screen.
    element: <AuthLayout />,
    children: [
      guardRoute('/signup', () => import('./routes/signup.tsx')),
      openRoute('/think', () => import('./routes/think.tsx')),
    ],
  },
  {
    element: <FullScreenLayout />,
    children: [
      {
        path: 'chapter/:chapter',
        lazy: opened(() => import('./routes/chapter.tsx')),
        HydrateFallback: DarkPaintedFallback,
      },
    ],
  },
];

/** Every address of the site. A page is a lazy route; its fallback is shown until it has loaded. */
export const routes: RouteObject[] = [
  {
    errorElement: <ErrorScreen />,
    children: [
      {
        path: '/',
        loader: ({ request }: LoaderFunctionArgs) => {
          const { search } = new URL(request.url);
          return redirect(paths.home(chooseLocale(document.cookie, navigator.languages)) + search);
        },
        element: null,
        HydrateFallback: PaintedFallback,
      },
      {
        path: '/:locale',
        children: [
          ...pages,
          {
            // The frame stays until it is known that there is no such page, or where its rule redirects to.
            element: <PageLayout />,
            children: [{ path: '*', loader: noSuchPage, element: null, HydrateFallback: PaintedFallback }],
          },
        ],
      },
      {
        element: <PageLayout />,
        children: [{ path: '*', loader: noSuchPage, element: null, HydrateFallback: PaintedFallback }],
      },
    ],
  },
];
