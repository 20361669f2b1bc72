// npm run backup: writes the whole database into a file, also while servers run. See docs/how-to/back-up.md.
import { parsePort, parseSealing, parseStorage } from '../config/config.ts';
import { openEmbeddedUnmigrated, openPostgresUnmigrated } from '../database/backup/open-unmigrated.ts';
import { DataDirectoryInUse } from '../database/data-directory-lock.ts';
import { connectFiles } from '../file-storage.ts';
import { backUp, backupFile } from '../operations/back-up.ts';
import { requestBackup } from '../operations/request-backup.ts';
import { endWith } from './run-command.ts';
import { getAppSecret } from '../platform/app-secret.ts';

await endWith(async ([wanted, ...rest]) => {
  if (rest.length > 0) return { text: 'Usage: npm run backup [-- FILE]', done: false };
  const stored = parseStorage(process.env);
  const { databaseUrl, dataDir } = stored;
  const now = new Date();
  try {
    const database = databaseUrl === null ? await openEmbeddedUnmigrated(dataDir) : openPostgresUnmigrated(databaseUrl);
    const result = await backUp(database, connectFiles(stored), wanted ?? backupFile(dataDir, now), now);
    await database.close();
    return result;
  } catch (error) {
    if (!(error instanceof DataDirectoryInUse)) throw error;
    if (wanted !== undefined) {
      return {
        text: 'The server is running and writes backups into its data folder: leave the FILE out.',
        done: false,
      };
    }
    const port = parsePort(process.env);
    const text = await requestBackup(port, getAppSecret(parseSealing(process.env)));
    if (text !== null) return { text, done: true };
    return {
      text: `The server that has ${dataDir} does not answer on port ${port} (PORT), or has another APP_SECRET. Stop it, then run this again.`,
      done: false,
    };
  }
});
