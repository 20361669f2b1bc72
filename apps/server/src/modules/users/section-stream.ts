/** The parts of a JSON download: each a value, or lists of rows as they are read. */
export type Sections = Record<string, () => Promise<unknown> | AsyncIterable<unknown[]>>;

/**
 * Writes one JSON object with a member for each section as it is read:
 * one row per line, one section after the other.
 */
export async function* writeSections(sections: Sections): AsyncGenerator<string, void, undefined> {
  let before = '{';
  for (const [name, read] of Object.entries(sections)) {
    yield `${before}\n  ${JSON.stringify(name)}: `;
    const section = read();
    if (Symbol.asyncIterator in section) yield* writeRows(section);
    else yield JSON.stringify((await section) ?? null);
    before = ',';
  }
  yield '\n}\n';
}

async function* writeRows(batches: AsyncIterable<unknown[]>): AsyncGenerator<string, void, undefined> {
  let before = '[\n    ';
  for await (const rows of batches) {
    if (rows.length === 0) continue;
    yield before + rows.map((row) => JSON.stringify(row)).join(',\n    ');
    before = ',\n    ';
  }
  yield before.startsWith('[') ? '[]' : '\n  ]';
}
