/** Max pages of a list that are read. A service whose list never ends must not hold a call. */
const maxPages = 100;

/** What is said of a list whose pages never end. */
export const withoutEnd = 'a list without end';

/**
 * Returns a check of one list's pages: whether the page with this token may be asked for. It may not be when it
 * was asked for before, or when there were too many.
 */
export function createPageCheck(max = maxPages): (token: string) => boolean {
  const asked = new Set<string>();
  return (token) => {
    // The first page has no token.
    if (asked.has(token) || asked.size + 1 >= max) return false;
    asked.add(token);
    return true;
  };
}
