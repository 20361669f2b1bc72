import { paths } from '../../paths.ts';

const parameter = 'next';

/** Returns the address of the sign-in page that leads on to `wanted`. */
export function loginAddress(wanted: string): string {
  return `${paths.login}?${new URLSearchParams({ [parameter]: wanted })}`;
}

/** Returns the address of the sign-up page that leads on to `wanted`. */
export function signUpAddress(wanted: string): string {
  return `${paths.signup}?${new URLSearchParams({ [parameter]: wanted })}`;
}

/** Returns the token of the invitation to which signing up leads on; null: to none. */
export function invitationIn(search: string): string | null {
  return /^\/invitation\/([\w-]+)$/.exec(new URLSearchParams(search).get(parameter) ?? '')?.[1] ?? null;
}

/** Carries the wanted address over from one sign-in page to another. */
export function withReturn(path: string, search: string): string {
  const wanted = new URLSearchParams(search).get(parameter);
  return wanted === null ? path : `${path}?${new URLSearchParams({ [parameter]: wanted })}`;
}

/**
 * Returns where to go after signing in. Only addresses of this app count, because a link must not lead away
 * after a sign-in.
 */
export function parseReturnAddress(search: string): string {
  const wanted = new URLSearchParams(search).get(parameter) ?? '';
  return /^\/(?![/\\])/.test(wanted) ? wanted : paths.dashboard;
}
