// Reports the faults in the styles of the web app: see style-faults.js.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globalSheets } from './sheets.js';
import { findStyleFaults } from './style-faults.js';

const source = path.resolve(import.meta.dirname, '../../../apps/web/src');
const names = existsSync(source) ? readdirSync(source, { recursive: true }) : [];
const files = new Map(
  names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(?:css|tsx?)$/.test(name))
    .map((name) => [name, readFileSync(path.join(source, name), 'utf8')]),
);
const faults = findStyleFaults(files, globalSheets);
for (const fault of faults) console.log(`apps/web/src/${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
