// npm run bench-data -- unpack [WORDS]: writes the plain files of bench/data and of the model simulator
// beside the packed ones whose names hold these words, to be edited. npm run bench-data -- pack: packs what
// was edited and removes the plain files.
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { root } from './setup/packages.mjs';

const places = ['bench/data/**/*.jsonl', 'packages/simulators/src/language-model/doubts/*.tsv'];
const find = (ending) =>
  globSync(
    places.map((place) => `${place}${ending}`),
    { cwd: root },
  ).map((name) => path.join(root, name));
const [action, ...words] = process.argv.slice(2);

if (action === 'unpack') {
  for (const packed of find('.gz').filter((file) => words.every((word) => file.includes(word)))) {
    const plain = packed.slice(0, -'.gz'.length);
    if (!existsSync(plain)) writeFileSync(plain, gunzipSync(readFileSync(packed)));
    console.log(path.relative(root, plain));
  }
} else if (action === 'pack') {
  for (const plain of find('')) {
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
