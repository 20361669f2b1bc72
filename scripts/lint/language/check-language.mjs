// Prints how many engines, tokenizers, splitters and time readers there are, and refuses further ones:
// `npm run check -- language`.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../setup/packages.mjs';
import { isRead, judgeLanguage } from './language-faults.js';

const files = globSync('{packages/{domain,contract,language},apps/server}/src/**/*.ts', { cwd: root })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter(isRead)
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const { table, faults } = judgeLanguage(files);
for (const line of table) console.log(`note: ${line}`);
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
