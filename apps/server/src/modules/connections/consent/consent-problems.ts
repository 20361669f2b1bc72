import type { ConsentProblem } from '@spotter/contract';

/** Returns why a connection failed and what to do about it, for the person who tried. */
export function sentenceFor(problem: ConsentProblem, service: string, missing: readonly string[] = []): string {
  switch (problem) {
    case 'access_denied':
      return 'You canceled. Nothing was connected.';
    case 'state_invalid':
      return 'This connection wasn’t started from your account. Please connect again.';
    case 'state_expired':
      return 'This connection took too long. Please connect again.';
    case 'state_used':
      return 'This connection was already used. Please connect again.';
    case 'code_unusable':
      return `${service} says this permission was already used or has expired. Please connect again.`;
    case 'missing_permission':
      return `Spotter needs permission to ${inWords(missing)}. Please connect again and leave it checked.`;
    case 'no_pages':
      return 'There’s no Facebook page Spotter can use. Please connect again and check the page, or create one first.';
    case 'missing_role':
      return missingRole;
    case 'provider_down':
      return `We can’t reach ${service} right now. Nothing was connected. Please try again later.`;
    case 'provider_refused':
      return `${service} refused the connection. Nothing was connected. Please try again.`;
  }
}

/** The reason why a page cannot be connected. */
export const missingRole =
  'Your role on this page doesn’t let you read and answer its messages. Please ask someone with full control of the page.';

function inWords(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
