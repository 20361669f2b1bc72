import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useServices } from '../api/services.ts';
import { Kit } from '../components/kit/kit.tsx';

/** The UI kit's look and the query cache, for screens with forms and data. Public pages do without. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={useServices().queryClient}>
      <Kit>{children}</Kit>
    </QueryClientProvider>
  );
}
