// Refuses folders and files that are too full, and prints the fullest: `npm run check -- rooms`.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../setup/packages.mjs';
import { judgeRooms } from './room-faults.js';

const notSources = new Set(['node_modules', 'build', '.react-router', 'migrations']);
const shown = 15;

function* sourcesIn(folder) {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !notSources.has(entry.name)) yield* sourcesIn(name);
    if (entry.isFile()) yield { file: name, lines: readFileSync(path.join(root, name), 'utf8').split('\n').length - 1 };
  }
}

const files = ['packages', 'apps', 'journeys', 'bench', 'scripts'].flatMap((folder) => [...sourcesIn(folder)]);
const { rooms, faults } = judgeRooms(files);
console.log(`note: ${rooms.length} rooms; the fullest, with their files and the lines of the longest one:`);
for (const { room, files: count, largest } of rooms.slice(0, shown))
  console.log(`note: ${String(count).padStart(4)} ${String(largest).padStart(5)}  ${room}`);
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
