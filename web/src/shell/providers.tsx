import { DirectionProvider, MantineProvider } from '@mantine/core';
import { LOCALE_DIRECTIONS, type Locale } from '@rawi/model/lists/locales';
import { type ReactNode, useState } from 'react';
import { colorModeManager, useModeInForce } from '../core/lib/color-mode.ts';
import { cssVariables, theme } from './theme.ts';

export interface ProvidersProps {
  readonly locale: Locale;
  /** Whether the document already has the theme's variables: a built one has (first-paint.tsx). */
  readonly isStyled: boolean;
  readonly children: ReactNode;
}

/** The contexts that every part of the interface needs: direction, theme and colour mode. */
export function Providers({ locale, isStyled, children }: ProvidersProps) {
  const [modes] = useState(colorModeManager);
  const forced = useModeInForce();
  return (
    <DirectionProvider initialDirection={LOCALE_DIRECTIONS[locale]} detectDirection={false}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        withCssVariables={!isStyled}
        withGlobalClasses={false}
        colorSchemeManager={modes}
        defaultColorScheme="auto"
        {...(forced && { forceColorScheme: forced })}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
