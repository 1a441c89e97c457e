import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { visitLocale } from '../core/i18n/locale.ts';
import { handleAppError } from './handle-app-error.ts';
import { Providers } from './providers.tsx';
import { routes } from './router.tsx';
import { ToastArea } from './toast-area.tsx';

const router = createBrowserRouter(routes);

/** Resolves when the address that was opened is known with all that its page shows, or with its error. */
export const opened = new Promise<void>((resolve) => {
  if (router.state.initialized) resolve();
  else {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  }
});

export function App() {
  return (
    <Providers locale={visitLocale()} isStyled={import.meta.env.PROD}>
      <RouterProvider router={router} onError={handleAppError} />
      <ToastArea />
    </Providers>
  );
}
