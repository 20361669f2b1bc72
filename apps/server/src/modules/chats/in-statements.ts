/**
 * Max characters per statement, because every text is indexed word by word: this many do not block the embedded
 * database.
 */
const charactersOfAStatement = 50_000;

/** Splits messages into the statements that store them, in order, with texts that are not too long together. */
export function inStatements<T extends { text?: string | undefined }>(rows: T[]): T[][] {
  const statements: T[][] = [];
  let characters = 0;
  for (const row of rows) {
    const length = row.text?.length ?? 0;
    if (statements.length === 0 || characters + length > charactersOfAStatement) {
      statements.push([]);
      characters = 0;
    }
    statements.at(-1)!.push(row);
    characters += length;
  }
  return statements;
}
