import { sayDayOfYear } from '../../../components/time/said-times.ts';

/** Every sentence about the coach's offers on the page. */
export const offerListMessages = {
  title: 'Offers',
  hint: 'What you sell or give away. Once there is one, agents give only prices, terms and links that stand here.',
  empty: 'No offers yet. Until there is one, agents read prices from their instructions.',
  failed: 'Your offers didn’t load.',
  add: 'Add an offer',
  addTitle: 'New offer',
  editTitle: 'Edit offer',
  noPrice: 'No price in the chat',
  expired: 'Expired',
  expiredHint: 'No agent mentions it.',
  off: 'Off',
  offHint: 'Agents don’t speak of it.',
  saved: 'Offer saved.',
  turnFailed: 'We couldn’t change this offer. It is as it was.',

  import: 'Import from instructions',
  importTitle: 'Import offers',
  importLead: 'We look for prices in an agent’s instructions. Nothing is saved before you say so.',
  importAgent: 'Agent',
  importRead: 'Find offers',
  importReading: 'Reading…',
  importNone: 'We found no offers in these instructions. Add them by hand.',
  importFailed: 'We couldn’t read the instructions. Try again.',
  importCheck: 'Check each one: the price, the terms, the link. Uncheck what is wrong or edit it.',
  importFrom: 'Read from',
  importKnown: 'You already have an offer with this name.',
};

/** Returns until when an offer holds. `day` is a calendar day of the coach. */
export function validSentence(day: string, isExpired: boolean): string {
  return `${isExpired ? 'Ended' : 'Until'} ${dayWords(day)}`;
}

/** Noon, so that no time zone makes another day of it. */
const dayWords = (day: string): string => sayDayOfYear(`${day}T12:00:00`);

/** Returns the label of the button that adds the checked proposals. */
export function addCheckedLabel(count: number): string {
  if (count === 0) return 'Nothing checked';
  return count === 1 ? 'Add 1 offer' : `Add ${count} offers`;
}

/** Returns what a toast says after an import. */
export function importedSentence(count: number): string {
  return count === 1 ? '1 offer added.' : `${count} offers added.`;
}

/** Returns what is said when the server took only some of the offers. */
export function partlyImportedSentence(added: number): string {
  return added === 0
    ? 'We couldn’t add them. They are still here: try again.'
    : `${importedSentence(added)} We couldn’t add the rest: they are still here.`;
}
