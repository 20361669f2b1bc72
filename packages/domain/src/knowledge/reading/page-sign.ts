/** What the code of a page shows, or the way to it. */
export type PageSign =
  /** It sends visitors on to another page. */
  | 'leads-on'
  /** It asks search engines to leave it out. */
  | 'not-for-search'
  | 'asks-password'
  /** The place that a script fills is empty. */
  | 'filled-by-script'
  /** It brings a check that visitors are people. */
  | 'challenges'
  /** The address led to the site's first page instead. */
  | 'sent-home'
  /** It is a document, such as a PDF; no site shows one instead of a page. */
  | 'document';
