import { ApiError } from '@spotter/contract';

/** Returns the server's own words where it refused a call, else the fallback. */
export function refusalSentence(error: unknown, fallback: string): string {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.message !== '';
  return isRefused ? error.message : fallback;
}
