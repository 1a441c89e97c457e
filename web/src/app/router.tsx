import { createBrowserRouter, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { chooseLocale } from '../lib/locale.ts';
import { PageError } from '../lib/page-error.ts';
import { paths } from '../lib/paths.ts';
import { ErrorScreen } from './error-screen.tsx';
import { guarded } from './guards/guarded.tsx';
import { AccountFallback } from './layouts/account-fallback.tsx';
import { FullScreenLayout } from './layouts/full-screen-layout.tsx';
import { PageLayout } from './layouts/page-layout.tsx';
import { opened } from './open-locale.ts';
import { ComicFallback, HomeFallback, PlainFallback, ReaderFallback } from './route-fallbacks.tsx';

function noSuchPage(): never {
  throw PageError.notFound();
}

function noSuchEntity({ request }: LoaderFunctionArgs): never {
  throw PageError.notFoundAt(new URL(request.url).pathname);
}

/** Every address of the site. A page is a lazy route; what it shows until then is its fallback. */
export const router = createBrowserRouter([
  {
    errorElement: <ErrorScreen />,
    children: [
      {
        path: '/',
        loader: ({ request }) => {
          const { search } = new URL(request.url);
          return redirect(paths.home(chooseLocale(document.cookie, navigator.languages)) + search);
        },
        element: null,
        HydrateFallback: PlainFallback,
      },
      {
        path: '/:locale',
        children: [
          {
            element: <PageLayout />,
            children: [
              { index: true, lazy: opened(() => import('./routes/home.tsx')), HydrateFallback: HomeFallback },
              {
                path: 'comic/:comic',
                lazy: opened(() => import('./routes/comic.tsx')),
                HydrateFallback: ComicFallback,
              },
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
                ],
              },
              {
                path: 'publisher/:publisher',
                loader: noSuchEntity,
                element: null,
                HydrateFallback: PlainFallback,
              },
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
          { path: '*', loader: noSuchPage, element: null, HydrateFallback: PlainFallback },
        ],
      },
      { path: '*', loader: noSuchPage, element: null, HydrateFallback: PlainFallback },
    ],
  },
]);
