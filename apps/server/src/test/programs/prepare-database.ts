// Creates a data folder whose embedded database is migrated and empty. Run by scripts/setup/prepared-database.mjs.
import { connectEmbedded } from '../../database/connect.ts';

const connection = await connectEmbedded(process.argv[2]!);
await connection.close();
