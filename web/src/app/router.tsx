import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { chooseLocale } from '../lib/locale.ts';
import { PageError } from '../lib/page-error.ts';
import { paths } from '../lib/paths.ts';
import { ErrorScreen } from './error-screen.tsx';
import { guarded, pathsOf, unbuilt } from './guards/guarded.tsx';
import { AccountFallback } from './layouts/account-fallback.tsx';
import { FullScreenLayout } from './layouts/full-screen-layout.tsx';
import { LoginLayout } from './layouts/login-layout.tsx';
import { PageLayout } from './layouts/page-layout.tsx';
import { SignUpLayout } from './layouts/sign-up-layout.tsx';
import { opened } from './open-locale.ts';
import {
  ComicFallback,
  FormFallback,
  HomeFallback,
  PlainFallback,
  ReaderFallback,
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
      guarded('/terms', () => import('./routes/terms.tsx')),
      guarded('/privacy', () => import('./routes/privacy.tsx')),
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
    ],
  },
  {
    element: <LoginLayout />,
    children: [
      guarded('/login', () => import('./routes/login.tsx'), FormFallback),
      guarded('/resetpassword', () => import('./routes/resetpassword.tsx'), FormFallback),
      guarded('/resetcode', () => import('./routes/resetcode.tsx'), FormFallback),
      guarded('/newpassword', () => import('./routes/newpassword.tsx'), FormFallback),
      guarded('/auth/callback', () => import('./routes/auth-callback.tsx'), FormFallback),
    ],
  },
  {
    element: <SignUpLayout />,
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
export const router = createBrowserRouter([
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
          ...unbuilt(pathsOf(pages)),
          { path: '*', loader: noSuchPage, element: null, HydrateFallback: PlainFallback },
        ],
      },
      { path: '*', loader: noSuchPage, element: null, HydrateFallback: PlainFallback },
    ],
  },
]);
