import { paths } from '../../paths.ts';

/** The id of the list of pages, which a phone shows when "More" is pressed. */
export const railMenuId = 'main-menu';

/** How the addresses begin that belong to an entry but not below its own address. */
const below: Record<string, string[]> = {
  [paths.dashboard]: ['/dashboard/account/', paths.safetyRecord],
  [paths.inbox]: ['/dashboard/listchats/', '/dashboard/chat', '/board'],
  [paths.agents]: ['/agent/'],
};

/** Returns whether an address is of an entry, so that the entry is marked. */
export function isCurrent(pathname: string, to: string): boolean {
  return (
    pathname === to ||
    (to !== paths.dashboard && pathname.startsWith(`${to}/`)) ||
    (below[to] ?? []).some((start) => pathname.startsWith(start))
  );
}
