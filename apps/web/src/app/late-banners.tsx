import { PlanBanner } from '../features/billing/plan-banner.tsx';
import { RoleBanner } from '../features/team/role-banner.tsx';

/** The banners that wait for an answer of the server before they say anything. */
export default function LateBanners() {
  return (
    <>
      <PlanBanner />
      <RoleBanner />
    </>
  );
}
