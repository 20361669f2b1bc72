// npm run restore: fills an empty database from a backup, and checks it. See docs/how-to/back-up.md.
import { parseStorage } from '../config/config.ts';
import { connectFiles } from '../file-storage.ts';
import { restore } from '../operations/back-up.ts';
import { runCommand } from './run-command.ts';

await runCommand((connection, words) => restore(connection, connectFiles(parseStorage(process.env)), words));
