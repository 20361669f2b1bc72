import { lazy, Suspense } from 'react';
import { FullScreenSpinner } from '../../components/page/full-screen-spinner.tsx';

// Loaded later, so that the page of every screen does not list all its files.
const DevelopersPage = lazy(() => import('../../features/developers/developers-page.tsx'));

export function meta() {
  return [{ title: 'API keys · Spotter' }];
}

export default function DevelopersRoute() {
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <DevelopersPage />
    </Suspense>
  );
}
