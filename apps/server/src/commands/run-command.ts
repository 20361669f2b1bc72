import { parseStorage } from '../config/config.ts';
import { connectEmbedded, connectPostgres, type Connection } from '../database/connect.ts';
import { BackupRefused } from '../database/backup/read-backup.ts';
import { DamagedDatabase } from '../database/damaged-database.ts';
import { DataDirectoryInUse } from '../database/data-directory-lock.ts';
import type { CommandResult } from '../operations/command-result.ts';
import { ConfigError } from '../platform/config-error.ts';

/** Runs an operator's command on the database that the environment names, and ends the process. */
export function runCommand(
  handle: (connection: Connection, words: string[]) => Promise<CommandResult>,
): Promise<never> {
  return endWith(async (words) => {
    const { databaseUrl, dataDir } = parseStorage(process.env);
    const connection =
      databaseUrl === null ? await connectEmbedded(dataDir, () => {}) : await connectPostgres(databaseUrl, () => {});
    const result = await handle(connection, words);
    await connection.close();
    return result;
  });
}

/** Runs an operator's command, and ends the process: with 1 where it did not do what was asked for. */
export async function endWith(handle: (words: string[]) => Promise<CommandResult>): Promise<never> {
  try {
    const { text, done } = await handle(process.argv.slice(2));
    console.log(text);
    process.exit(done ? 0 : 1);
  } catch (error) {
    process.stderr.write(`${sentenceFor(error)}\n`);
    process.exit(1);
  }
}

function sentenceFor(error: unknown): string {
  if (error instanceof DataDirectoryInUse) {
    return `${error.message} The embedded database belongs to one process: stop the server, then run this again.`;
  }
  const forOperator = [ConfigError, BackupRefused, DamagedDatabase];
  return forOperator.some((kind) => error instanceof kind) ? (error as Error).message : String(error);
}
