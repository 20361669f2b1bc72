import { openEmbedded } from './embedded.ts';

// A program of its own, run once per data directory: creating the database cluster needs over a gigabyte for
// a moment, which a server process would keep for the rest of its life.
const directory = process.argv[2];
if (directory === undefined) throw new Error('The directory to create the database in is missing');
const database = await openEmbedded({ directory });
await database.close();
