// The choice of the account that a lead writes to.
import { find, make } from './elements.js';
import { accountName, platforms } from './platforms.js';

/** Shows the accounts by platform; a single account is not shown as a choice. */
export function showAccounts(accounts, chosenId) {
  find('account-choice').hidden = accounts.length < 2;
  const groups = Object.entries(platforms).map(([key, { name }]) => {
    const own = accounts.filter((one) => one.platform === key);
    const options = own.map((one) =>
      make('option', { value: one.id, selected: one.id === chosenId }, accountName(one)),
    );
    return make('optgroup', { label: name }, ...options);
  });
  find('account').replaceChildren(...groups.filter((group) => group.childElementCount > 0));
}
