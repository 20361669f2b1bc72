import { parseStorage } from './config/config.ts';
import { connectEmbedded, connectPostgres, type Connection } from './database/connect.ts';
import { DataDirectoryInUse } from './database/data-directory-lock.ts';
import { ConfigError } from './platform/config-error.ts';

/** The result of a command: its output, and whether it did what was asked for. */
export type CommandResult = { text: string; done: boolean };

/** Runs an operator's command on the database that the environment names, and ends the process. */
export async function runCommand(
  handle: (connection: Connection, words: string[]) => Promise<CommandResult>,
): Promise<never> {
  try {
    const { databaseUrl, dataDir } = parseStorage(process.env);
    const connection =
      databaseUrl === null ? await connectEmbedded(dataDir) : await connectPostgres(databaseUrl, () => {});
    const { text, done } = await handle(connection, process.argv.slice(2));
    await connection.close();
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
  return error instanceof ConfigError ? error.message : String(error);
}
