/** Max length of a page's address, as the server takes it. */
export const maxUrlLength = 2000;

/** Returns the address as it is meant: people leave its beginning out. Another beginning stays, and is refused. */
export function addressOf(typed: string): string {
  return /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
}
