/**
 * Returns the terms that begin more than one row of a glossary's tables, as a term or as one of several with
 * commas.
 * @param {string} page its Markdown
 * @returns {{ line: number, term: string }[]} where each stands again
 */
export function repeatedTerms(page) {
  const known = new Set();
  return page.split('\n').flatMap((row, index) => {
    const [, cell] = /^\| ([^|]+) \|/.exec(row) ?? [];
    const terms = cell === undefined || cell === 'Word' ? [] : cell.split(', ');
    return terms.flatMap((term) => {
      const isRepeated = known.has(term);
      known.add(term);
      return isRepeated ? [{ line: index + 1, term }] : [];
    });
  });
}
