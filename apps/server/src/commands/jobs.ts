// npm run jobs: lists, releases and drops the work that is set aside. See docs/how-to/operate.md.
import { runCommand } from './run-command.ts';
import { handleParkedWork } from '../operations/parked-work.ts';

await runCommand((connection, words) => handleParkedWork(connection, words, new Date()));
