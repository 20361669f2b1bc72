// npm run restore: fills an empty database from a backup, and checks it. See docs/how-to/back-up.md.
import { restore } from './operations/back-up.ts';
import { runCommand } from './operator-command.ts';

await runCommand(restore);
