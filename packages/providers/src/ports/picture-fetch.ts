/** Fetches what lies at a picture's address; null when nothing usable does, or nobody answers. */
export type FetchPicture = (address: string) => Promise<Buffer | null>;
