import { DirectionProvider, MantineProvider } from '@mantine/core';
import { LOCALE_DIRECTIONS } from '@rawi/model/locales';
import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { colorModeManager, useModeInForce } from '../lib/color-mode.ts';
import { visitLocale } from '../lib/locale.ts';
import { handleAppError } from './handle-app-error.ts';
import { router } from './router.tsx';
import { cssVariables, theme } from './theme.ts';
import { ToastArea } from './toast-area.tsx';

export function App() {
  const [modes] = useState(colorModeManager);
  const forced = useModeInForce();
  return (
    <DirectionProvider initialDirection={LOCALE_DIRECTIONS[visitLocale()]} detectDirection={false}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={modes}
        defaultColorScheme="auto"
        {...(forced && { forceColorScheme: forced })}
      >
        <RouterProvider router={router} onError={handleAppError} />
        <ToastArea />
      </MantineProvider>
    </DirectionProvider>
  );
}
