// Creates a data folder whose embedded database is migrated and empty, and the dumps that other tests open: the
// workers would begin with making the same dumps, each for itself. Run by scripts/setup/prepared-database.mjs.
import { connectEmbedded } from '../../database/connect.ts';
import { openMigratedEmbedded } from '../../database/test-database.ts';
// Not used here: it is compiled, for all the servers that tests start.
import '../../lifecycle.ts';
import '../../services.ts';

const made = await Promise.all([connectEmbedded(process.argv[2]!, () => {}), openMigratedEmbedded()]);
await Promise.all(made.map((one) => one.close()));
