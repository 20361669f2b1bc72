// npm run migrate: brings the tables to this release before its servers start. See docs/how-to/deploy.md.
import { parseStorage } from '../config/config.ts';
import { connectEmbedded } from '../database/connect.ts';
import { migratePostgres } from '../database/postgres/migrate-postgres.ts';
import { standardLimits } from '../database/postgres/limits.ts';
import { endWith } from './run-command.ts';

await endWith(async (words) => {
  if (words.length > 0) return { text: 'Usage: npm run migrate', done: false };
  const { databaseUrl, dataDir } = parseStorage(process.env);
  if (databaseUrl === null) {
    await (await connectEmbedded(dataDir, () => {})).close();
    return { text: 'The embedded database is up to date.', done: true };
  }
  const count = await migratePostgres(databaseUrl, standardLimits);
  return { text: `The database is up to date: ${count} new migration${count === 1 ? '' : 's'}.`, done: true };
});
