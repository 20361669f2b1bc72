import type { ConsentProblem } from '@spotter/contract';

/** Why a consent came to nothing, and what to do about it, for the person who tried. */
export function sentenceFor(problem: ConsentProblem, service: string, missing: readonly string[] = []): string {
  switch (problem) {
    case 'access_denied':
      return 'You canceled. Nothing was connected.';
    case 'state_invalid':
      return 'This connection was not started from your account here. Please connect again.';
    case 'state_expired':
      return 'This connection took too long. Please connect again.';
    case 'state_used':
      return 'This connection was used already. Please connect again.';
    case 'code_unusable':
      return `${service} says that this permission was used already or has run out. Please connect again.`;
    case 'missing_permission':
      return `Spotter needs permission to ${inWords(missing)}. Please connect again and leave it ticked.`;
    case 'no_pages':
      return 'There is no Facebook page that Spotter may use. Please connect again and tick the page, or create one first.';
    case 'missing_role':
      return missingRole;
    case 'provider_down':
      return `${service} cannot be reached at the moment. Nothing was connected; please try again later.`;
    case 'provider_refused':
      return `${service} refused the connection. Nothing was connected; please try again.`;
  }
}

/** Why a page cannot be connected. */
export const missingRole =
  'Your role on this page does not allow reading and answering its messages. Please ask somebody with full control of the page for it.';

function inWords(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
