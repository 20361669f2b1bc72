/** Returns the address that opens a chat with an account. */
export function messageUrl(address: string, account: { username: string; id: string }): string {
  return address
    .replaceAll('{username}', encodeURIComponent(account.username))
    .replaceAll('{id}', encodeURIComponent(account.id));
}
