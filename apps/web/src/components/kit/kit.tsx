import './mantine-styles.ts';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme, variablesOfTheme } from './theme.ts';

/** Puts the UI kit's look around its components. */
export function Kit({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={variablesOfTheme} forceColorScheme="dark">
      {children}
    </MantineProvider>
  );
}
