/** Whether words are a path with folders, without a gap (`…`, `<kind>`, `{a,b}`, `*`) that a reader fills in. */
const isPath = (words) => /^[\w.-]+(\/[\w.-]+)+\.(ts|tsx|mjs|js|css|sql)$/.test(words);

/**
 * Returns the files that a page names, by their whole path or the end of it, and that do not exist.
 * @param {string} page its Markdown
 * @param {string[]} files all existing files
 * @returns {{ line: number, file: string }[]}
 */
export function missingPaths(page, files) {
  const exists = (named) => files.some((file) => file === named || file.endsWith(`/${named}`));
  return page.split('\n').flatMap((line, index) =>
    [...line.matchAll(/`([^`]+)`/g)]
      .map(([, words]) => words)
      .filter((words) => isPath(words) && !exists(words))
      .map((file) => ({ line: index + 1, file })),
  );
}
