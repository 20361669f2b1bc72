/** Fetches the picture at an address; null when there is nothing usable, or no answer. */
export type FetchPicture = (address: string) => Promise<Buffer | null>;
