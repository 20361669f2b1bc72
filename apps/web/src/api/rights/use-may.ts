import { mayCall, type Route } from '@spotter/contract';
import { useRole } from './use-role.ts';

/** Returns whether the user may call a route of the contract in the present workspace. */
export function useMay(route: Pick<Route, 'caller'>): boolean {
  return mayCall(useRole(), route);
}
