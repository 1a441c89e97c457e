import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { chooseLocale } from '../lib/locale.ts';
import { PageError } from '../lib/page-error.ts';
import { paths } from '../lib/paths.ts';
import { ErrorScreen } from './error-screen.tsx';
import { guarded, pathsOf, unbuilt } from './guards/guarded.tsx';
import { AccountFallback } from './layouts/account-fallback.tsx';
import { AuthLayout } from './layouts/auth-layout.tsx';
import { FullScreenLayout } from './layouts/full-screen-layout.tsx';
import { PageLayout } from './layouts/page-layout.tsx';
import { opened } from './open-locale.ts';
import {
  BlogFallback,
  BlogsFallback,
  ComicFallback,
  ComicsFallback,
  FormFallback,
  HomeFallback,
  LegalFallback,
  PlainFallback,
  PublisherFallback,
  PublishersFallback,
  ReaderFallback,
  SearchFallback,
  TranslatorFallback,
} from './route-fallbacks.tsx';

function noSuchPage(): never {
  throw PageError.notFound();
}

/** The pages that are built, by their layouts. */
export const pages: RouteObject[] = [
  {
    element: <PageLayout />,
    children: [
      { index: true, lazy: opened(() => import('./routes/home.tsx')), HydrateFallback: HomeFallback },
      {
        path: 'comic/:comic',
        lazy: opened(() => import('./routes/comic.tsx')),
        HydrateFallback: ComicFallback,
      },
      guarded('/comics', () => import('./routes/comics.tsx'), ComicsFallback),
      guarded('/comics/:shelf', () => import('./routes/comics.tsx'), ComicsFallback),
      guarded('/publishers', () => import('./routes/publishers.tsx'), PublishersFallback),
      guarded('/publisher/:publisher', () => import('./routes/publisher.tsx'), PublisherFallback),
      guarded('/publisher/:publisher/:shelf', () => import('./routes/publisher-shelf.tsx'), ComicsFallback),
      guarded('/blogs', () => import('./routes/blogs.tsx'), BlogsFallback),
      guarded('/blog/:id', () => import('./routes/blog.tsx'), BlogFallback),
      guarded('/search', () => import('./routes/search.tsx'), SearchFallback),
      guarded('/ask', () => import('./routes/ask.tsx')),
      guarded('/translator/:translator', () => import('./routes/translator.tsx'), TranslatorFallback),
      guarded('/notifications', () => import('./routes/notifications.tsx')),
      guarded('/translator-request', () => import('./routes/translator-request.tsx')),
      guarded('/uploadcomic', () => import('./routes/uploadcomic.tsx')),
      guarded('/uploadchapter', () => import('./routes/uploadchapter.tsx')),
      guarded('/translatorDetails', () => import('./routes/translator-details.tsx'), LegalFallback),
      {
        lazy: opened(() => import('./layouts/staff-layout.tsx')),
        HydrateFallback: PlainFallback,
        children: [
          guarded('/review', () => import('./routes/review.tsx')),
          guarded('/review/comments', () => import('./routes/review-comments.tsx')),
          guarded('/review/reports', () => import('./routes/review-reports.tsx')),
          guarded('/review/messages', () => import('./routes/review-messages.tsx')),
          guarded('/review/asks', () => import('./routes/review-asks.tsx')),
          guarded('/review/people', () => import('./routes/review-people.tsx')),
          guarded('/review/overview', () => import('./routes/review-overview.tsx')),
          guarded('/review/log', () => import('./routes/review-log.tsx')),
        ],
      },
      guarded('/review/:submission', () => import('./routes/review-item.tsx')),
      guarded('/reject', () => import('./routes/reject.tsx'), LegalFallback),
      guarded('/contact-us', () => import('./routes/contact-us.tsx'), LegalFallback),
      guarded('/copyright', () => import('./routes/copyright.tsx'), LegalFallback),
      guarded('/DMCA', () => import('./routes/dmca.tsx'), LegalFallback),
      guarded('/terms', () => import('./routes/terms.tsx'), LegalFallback),
      guarded('/privacy', () => import('./routes/privacy.tsx'), LegalFallback),
      {
        lazy: opened(() => import('./layouts/account-layout.tsx')),
        HydrateFallback: AccountFallback,
        children: [
          guarded('/account', () => import('./routes/account.tsx'), AccountFallback),
          guarded('/history', () => import('./routes/history.tsx'), AccountFallback),
          guarded('/savedItems', () => import('./routes/saved-items.tsx'), AccountFallback),
          guarded('/following', () => import('./routes/following.tsx'), AccountFallback),
          guarded('/settings', () => import('./routes/settings.tsx'), AccountFallback),
          guarded('/comments', () => import('./routes/comments.tsx'), AccountFallback),
          guarded('/mywork', () => import('./routes/my-work.tsx'), AccountFallback),
          guarded('/translatorAccount', () => import('./routes/translator-account.tsx'), AccountFallback),
        ],
      },
    ],
  },
  {
    // The specification's login layout: signing in, resetting, and what links in mails lead to.
    element: <AuthLayout />,
    children: [
      guarded('/login', () => import('./routes/login.tsx'), FormFallback),
      guarded('/resetpassword', () => import('./routes/resetpassword.tsx'), FormFallback),
      guarded('/resetcode', () => import('./routes/resetcode.tsx'), FormFallback),
      guarded('/newpassword', () => import('./routes/newpassword.tsx'), FormFallback),
      guarded('/auth/callback', () => import('./routes/auth-callback.tsx'), FormFallback),
      guarded('/unsubscribe', () => import('./routes/unsubscribe.tsx'), FormFallback),
    ],
  },
  {
    // Its sign-up layout is the same: both steps, and the thank-you screen.
    element: <AuthLayout />,
    children: [
      guarded('/signup', () => import('./routes/signup.tsx'), FormFallback),
      guarded('/think', () => import('./routes/think.tsx'), FormFallback),
    ],
  },
  {
    element: <FullScreenLayout />,
    children: [
      {
        path: 'chapter/:chapter',
        lazy: opened(() => import('./routes/chapter.tsx')),
        HydrateFallback: ReaderFallback,
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
        HydrateFallback: PlainFallback,
      },
      {
        path: '/:locale',
        children: [
          ...pages,
          {
            // The frame stands until it is known that there is no such page, or where its rule leads to.
            element: <PageLayout />,
            children: [
              ...unbuilt(pathsOf(pages)),
              { path: '*', loader: noSuchPage, element: null, HydrateFallback: PlainFallback },
            ],
          },
        ],
      },
      {
        element: <PageLayout />,
        children: [{ path: '*', loader: noSuchPage, element: null, HydrateFallback: PlainFallback }],
      },
    ],
  },
];
