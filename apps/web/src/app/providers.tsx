import './mantine-styles.ts';
import './kit.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useServices } from '../api/services.ts';
import { theme } from './theme.ts';

/** What screens with forms and data stand on: the UI kit's look and the query cache. Public pages do without. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={useServices().queryClient}>
      <MantineProvider theme={theme} forceColorScheme="dark">
        {children}
      </MantineProvider>
    </QueryClientProvider>
  );
}
