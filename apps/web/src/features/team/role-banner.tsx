import { mayCall, type Role } from '@spotter/contract';
import { IconEye } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { useRole } from '../../api/rights/use-role.ts';
import { Banner } from '../../components/banner.tsx';
import { useIsFullPage } from '../../components/full-page/use-is-full-page.ts';
import { teamMessages } from './messages.ts';

/**
 * How the addresses of pages begin, each with the role that its main action needs. A test compares them with the
 * routes of the contract, which would come along from here to every page.
 */
export const neededRoles: [start: string, role: Role][] = [
  ['/agent', 'manager'],
  ['/knowledge', 'manager'],
  ['/clips', 'manager'],
  ['/tags', 'manager'],
  ['/never-list', 'setter'],
  ['/follow-ups', 'setter'],
  ['/calls', 'setter'],
  ['/dashboard/account/', 'manager'],
  ['/dashboard/listchats/', 'setter'],
  ['/dashboard/chat', 'setter'],
  ['/board', 'setter'],
];

/** Says above a page which role changes what it shows, to who does not have it. */
export function RoleBanner() {
  const role = useRole();
  const { pathname } = useLocation();
  const isFullPage = useIsFullPage();
  const [, needed] = neededRoles.find(([start]) => pathname.startsWith(start)) ?? [];
  if (needed === undefined || isFullPage || mayCall(role, { caller: needed })) return null;
  return <Banner icon={<IconEye aria-hidden />}>{teamMessages.onlyRole(needed)}</Banner>;
}
