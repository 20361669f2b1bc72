import { lazy, Suspense } from 'react';
import { useHasColleagues } from '../../../api/rights/use-workspace.ts';
import type { Tabs } from './whose-tabs.tsx';

const WhoseTabs = lazy(() => import('./whose-tabs.tsx'));

/** Whose chats show. A coach alone sees and loads none of it. */
export function AssigneeTabs(props: Tabs) {
  if (!useHasColleagues()) return null;
  return (
    <Suspense>
      <WhoseTabs {...props} />
    </Suspense>
  );
}
