import { useLocation } from 'react-router';

/** Which screen a link was on, with what led to that screen. The state of a chat's address has it. */
export type Origin = { from: string; before: unknown };

/** Returns the state of a link from the present screen to a chat. */
export function useOrigin(): Origin {
  const { pathname, search, hash, state } = useLocation();
  return { from: pathname + search + hash, before: state };
}
