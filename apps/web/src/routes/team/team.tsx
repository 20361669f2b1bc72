import { lazy, Suspense } from 'react';
import { FullScreenSpinner } from '../../components/page/full-screen-spinner.tsx';

// Loaded later, so that the page of every screen does not list all its files.
const WholeTeam = lazy(() => import('./whole/whole-team.tsx'));

export function meta() {
  return [{ title: 'Team · Spotter' }];
}

export default function TeamRoute() {
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <WholeTeam />
    </Suspense>
  );
}
