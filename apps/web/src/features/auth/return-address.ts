import { paths } from '../../paths.ts';

const parameter = 'next';

/** The sign-in page that leads on to `wanted`. */
export function loginAddress(wanted: string): string {
  return `${paths.login}?${new URLSearchParams({ [parameter]: wanted })}`;
}

/** The sign-up page that leads on to `wanted`. */
export function signUpAddress(wanted: string): string {
  return `${paths.signup}?${new URLSearchParams({ [parameter]: wanted })}`;
}

/** Carries the wish on from one sign-in page to the other. */
export function withReturn(path: string, search: string): string {
  const wanted = new URLSearchParams(search).get(parameter);
  return wanted === null ? path : `${path}?${new URLSearchParams({ [parameter]: wanted })}`;
}

/** Where to go after signing in. Only an address of this app counts: a link must not lead away after a sign-in. */
export function parseReturnAddress(search: string): string {
  const wanted = new URLSearchParams(search).get(parameter) ?? '';
  return /^\/(?![/\\])/.test(wanted) ? wanted : paths.dashboard;
}
