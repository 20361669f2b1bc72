import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Services, ServicesContext } from '../api/services.ts';
import { theme } from './theme.ts';

/** What every screen stands on: the look, the session, the API, the live connection and the query cache. */
export function Providers({ services, children }: { services: Services; children: ReactNode }) {
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <MantineProvider theme={theme} forceColorScheme="dark">
          {children}
        </MantineProvider>
      </QueryClientProvider>
    </ServicesContext>
  );
}
