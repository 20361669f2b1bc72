/** Where a chat with an account is opened, by channel; `{username}` and `{id}` stand for the account's own. */
export type MessageAddresses = { instagram: string; messenger: string };

/** The address that opens a chat with an account. */
export function messageUrl(address: string, account: { username: string; id: string }): string {
  return address
    .replaceAll('{username}', encodeURIComponent(account.username))
    .replaceAll('{id}', encodeURIComponent(account.id));
}
