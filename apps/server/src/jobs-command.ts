// npm run jobs: lists, releases and drops the work that is set aside. See docs/how-to/operate.md.
import { parseStorage } from './config.ts';
import { connectEmbedded, connectPostgres } from './database/connect.ts';
import { DataDirectoryInUse } from './database/data-directory-lock.ts';
import { handleParkedWork } from './parked-work.ts';
import { ConfigError } from './platform/config-error.ts';

try {
  const { databaseUrl, dataDir } = parseStorage(process.env);
  const connection =
    databaseUrl === null ? await connectEmbedded(dataDir) : await connectPostgres(databaseUrl, () => {});
  const { text, done } = await handleParkedWork(connection, process.argv.slice(2), new Date());
  await connection.close();
  console.log(text);
  process.exit(done ? 0 : 1);
} catch (error) {
  process.stderr.write(`${sentenceFor(error)}\n`);
  process.exit(1);
}

function sentenceFor(error: unknown): string {
  if (error instanceof DataDirectoryInUse) {
    return `${error.message} The embedded database belongs to one process: stop the server, then run this again.`;
  }
  return error instanceof ConfigError ? error.message : String(error);
}
