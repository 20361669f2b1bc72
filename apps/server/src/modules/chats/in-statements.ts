/** Every text is indexed word by word: of so many characters in one statement the embedded database holds nobody up. */
const charactersOfAStatement = 50_000;

/** Messages to be stored, in the statements that store them: in order, and none of a statement's texts too long together. */
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
