// npm run bench-data -- unpack [WORDS]: writes the plain files of bench/data beside the packed ones whose names hold a
// word, to be edited. npm run bench-data -- pack: packs what was edited and removes the plain files.
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { root } from './setup/packages.mjs';

const folder = path.join(root, 'bench/data');
const find = (pattern) => globSync(pattern, { cwd: folder }).map((name) => path.join(folder, name));
const [action, ...words] = process.argv.slice(2);

if (action === 'unpack') {
  for (const packed of find('**/*.jsonl.gz').filter((file) => words.every((word) => file.includes(word)))) {
    const plain = packed.slice(0, -'.gz'.length);
    if (!existsSync(plain)) writeFileSync(plain, gunzipSync(readFileSync(packed)));
    console.log(path.relative(root, plain));
  }
} else if (action === 'pack') {
  for (const plain of find('**/*.jsonl')) {
    const packed = `${plain}.gz`;
    const content = readFileSync(plain);
    // An unchanged file keeps its bytes, whatever zlib would make of it today.
    const isSame = existsSync(packed) && gunzipSync(readFileSync(packed)).equals(content);
    if (!isSame) writeFileSync(packed, gzipSync(content, { level: 9 }));
    rmSync(plain);
    console.log(`${path.relative(root, packed)}: ${isSame ? 'as before' : 'changed'}`);
  }
} else {
  console.error('Usage: npm run bench-data -- unpack [WORDS] | pack');
  process.exitCode = 1;
}
