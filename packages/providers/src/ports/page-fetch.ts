/** The outcome of fetching a page. An outcome, not an exception. */
export type FetchedPage =
  /** `url`: where it was found, after redirects. `mediaType` is in lower case, without parameters. */
  | { kind: 'page'; url: string; mediaType: string; charset: string | null; content: Buffer }
  | {
      kind: 'refused';
      because:
        /** The address is not a public http(s) address, or leads to none. */
        | 'private'
        /** Its robots.txt says that programs may not read it. */
        | 'robots'
        | 'too-large'
        | 'timeout'
        | 'too-many-redirects'
        | 'unreachable'
        /** It answered with this status. */
        | 'status';
      status: number | null;
    };

/** Fetches a page of the open internet. Never throws. */
export type FetchPage = (address: string) => Promise<FetchedPage>;
