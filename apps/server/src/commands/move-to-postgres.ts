// npm run move-to-postgres: copies the embedded database into an empty PostgreSQL, and checks it. See
// docs/how-to/back-up.md.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseSealing, parseStorage } from '../config/config.ts';
import { connectPostgres } from '../database/connect.ts';
import { openEmbeddedUnmigrated } from '../database/backup/open-unmigrated.ts';
import { connectFiles } from '../file-storage.ts';
import { moveTo } from '../operations/back-up.ts';
import { endWith } from './run-command.ts';
import { getAppSecret } from '../platform/app-secret.ts';

await endWith(async (words) => {
  const stored = parseStorage(process.env);
  const { databaseUrl, dataDir } = stored;
  if (databaseUrl === null || words.length > 0) {
    return {
      text: 'Usage: DATABASE_URL=postgres://… APP_SECRET=… npm run move-to-postgres, with the server stopped',
      done: false,
    };
  }
  const { appSecret } = parseSealing(process.env);
  if (existsSync(join(dataDir, 'app-secret')) && getAppSecret({ appSecret: null, dataDir }) !== appSecret) {
    return {
      text: `What the embedded database has sealed needs its own secret: set APP_SECRET to the content of ${join(dataDir, 'app-secret')}.`,
      done: false,
    };
  }
  const source = await openEmbeddedUnmigrated(dataDir);
  const target = await connectPostgres(databaseUrl, () => {});
  const result = await moveTo(
    { ...source, files: connectFiles({ dataDir, bucket: null }) },
    { ...target, files: connectFiles(stored) },
    new Date(),
  );
  await Promise.all([source.close(), target.close()]);
  return {
    ...result,
    text: `${result.text}\nStart the servers with this DATABASE_URL and APP_SECRET. ${dataDir} is as it was.`,
  };
});
