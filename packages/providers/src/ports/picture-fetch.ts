/** Fetches the picture at an address; null when there is nothing usable, `unreachable` when nobody answers. */
export type FetchPicture = (address: string) => Promise<Buffer | null | 'unreachable'>;
