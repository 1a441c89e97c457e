import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { chooseLocale } from '../core/i18n/locale.ts';
import { PageError } from '../core/lib/page-error.ts';
import { paths } from '../core/lib/paths.ts';
import { ErrorScreen } from './error-screen.tsx';
import { guarded } from './guards/guarded.tsx';
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
      guarded('/comics', () => import('./routes/comics.tsx')),
      guarded('/comics/:shelf', () => import('./routes/comics.tsx')),
      guarded('/publishers', () => import('./routes/publishers.tsx')),
      guarded('/publisher/:publisher', () => import('./routes/publisher.tsx')),
      guarded('/publisher/:publisher/:shelf', () => import('./routes/publisher-shelf.tsx')),
      guarded('/blogs', () => import('./routes/blogs.tsx')),
      guarded('/blog/:id', () => import('./routes/blog.tsx')),
      guarded('/downloads', () => import('./routes/downloads.tsx')),
      guarded('/search', () => import('./routes/search.tsx')),
      guarded('/ask', () => import('./routes/ask.tsx')),
      guarded('/translator/:translator', () => import('./routes/translator.tsx')),
      guarded('/notifications', () => import('./routes/notifications.tsx')),
      guarded('/translator-request', () => import('./routes/translator-request.tsx')),
      guarded('/uploadcomic', () => import('./routes/uploadcomic.tsx')),
      guarded('/uploadchapter', () => import('./routes/uploadchapter.tsx')),
      guarded('/translatorDetails', () => import('./routes/translator-details.tsx')),
      {
        lazy: opened(() => import('./layouts/staff-layout.tsx')),
        HydrateFallback: PaintedFallback,
        children: [
          guarded('/review', () => import('./routes/review.tsx')),
          guarded('/review/comments', () => import('./routes/review-comments.tsx')),
          guarded('/review/reports', () => import('./routes/review-reports.tsx')),
          guarded('/review/messages', () => import('./routes/review-messages.tsx')),
          guarded('/review/taken-down', () => import('./routes/review-taken-down.tsx')),
          guarded('/review/asks', () => import('./routes/review-asks.tsx')),
          guarded('/review/people', () => import('./routes/review-people.tsx')),
          guarded('/review/overview', () => import('./routes/review-overview.tsx')),
          guarded('/review/log', () => import('./routes/review-log.tsx')),
        ],
      },
      guarded('/review/:submission', () => import('./routes/review-item.tsx')),
      guarded('/reject', () => import('./routes/reject.tsx')),
      guarded('/contact-us', () => import('./routes/contact-us.tsx')),
      guarded('/copyright', () => import('./routes/copyright.tsx')),
      guarded('/DMCA', () => import('./routes/dmca.tsx')),
      guarded('/terms', () => import('./routes/terms.tsx')),
      guarded('/privacy', () => import('./routes/privacy.tsx')),
      {
        lazy: opened(() => import('./layouts/account-layout.tsx')),
        HydrateFallback: PaintedFallback,
        children: [
          guarded('/account', () => import('./routes/account.tsx')),
          guarded('/history', () => import('./routes/history.tsx')),
          guarded('/savedItems', () => import('./routes/saved-items.tsx')),
          guarded('/following', () => import('./routes/following.tsx')),
          guarded('/settings', () => import('./routes/settings.tsx')),
          guarded('/comments', () => import('./routes/comments.tsx')),
          guarded('/mywork', () => import('./routes/my-work.tsx')),
          guarded('/translatorAccount', () => import('./routes/translator-account.tsx')),
        ],
      },
    ],
  },
  {
    // The specification's login layout: signing in, resetting, and what links in mails lead to.
    element: <AuthLayout />,
    children: [
      guarded('/login', () => import('./routes/login.tsx')),
      guarded('/resetpassword', () => import('./routes/resetpassword.tsx')),
      guarded('/resetcode', () => import('./routes/resetcode.tsx')),
      guarded('/newpassword', () => import('./routes/newpassword.tsx')),
      guarded('/auth/callback', () => import('./routes/auth-callback.tsx')),
      guarded('/unsubscribe', () => import('./routes/unsubscribe.tsx')),
    ],
  },
  {
    // Its sign-up layout is the same: both steps, and the thank-you screen.
    element: <AuthLayout />,
    children: [
      guarded('/signup', () => import('./routes/signup.tsx')),
      guarded('/think', () => import('./routes/think.tsx')),
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

/** Every address of the site. A page is a lazy route; what it shows until then is its fallback. */
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
            // The frame stands until it is known that there is no such page, or where its rule leads to.
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
