// npm run pictures: takes the pictures of README and docs again, while journeys visit the pages. All pages come
// on one sheet, build/contact-sheet/index.html, beside those of the run before.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './setup/packages.mjs';

const journeys = ['journeys/src/first-hour', 'journeys/src/every-page', 'journeys/src/proof'];
const sheet = path.join(root, 'build/contact-sheet');
const runs = { before: path.join(sheet, 'before'), now: path.join(sheet, 'now') };

mkdirSync(sheet, { recursive: true });
// A run that took no pictures leaves those before it.
if (existsSync(runs.now)) {
  rmSync(runs.before, { recursive: true, force: true });
  renameSync(runs.now, runs.before);
}

const { status } = spawnSync(process.execPath, [path.join(root, 'scripts/test.mjs'), ...journeys], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PICTURES_FOLDER: path.join(root, 'docs/pictures'), CONTACT_SHEET_FOLDER: runs.now },
});
const file = path.join(sheet, 'index.html');
writeFileSync(file, describeSheet(listPictures(runs.before), listPictures(runs.now)));
console.log(`Every page at 1280 and 390: ${file}`);
process.exitCode = status ?? 1;

function listPictures(folder) {
  return existsSync(folder) ? readdirSync(folder).toSorted((one, other) => one.localeCompare(other)) : [];
}

/** Returns the sheet: a row for each page, with each screen's picture of the run before and of this one. */
function describeSheet(before, now) {
  const pages = Map.groupBy(new Set([...before, ...now]), (name) => name.slice(0, name.lastIndexOf(' ')));
  const rows = Array.from(pages, ([page, names]) => {
    const figures = names.flatMap((name) => [
      ...(before.includes(name) ? [describePicture('before', name)] : []),
      ...(now.includes(name) ? [describePicture('now', name)] : []),
    ]);
    return `<h2>${escape(page)}</h2><div>${figures.join('')}</div>`;
  });
  const style = 'body{font:14px system-ui;background:#222;color:#eee}div{display:flex;gap:12px;align-items:start}';
  const images = 'img{height:480px;border:1px solid #555}figure{margin:0}';
  return `<!doctype html><meta charset="utf-8"><title>Every page</title><style>${style}${images}</style>${rows.join('')}`;
}

function describePicture(run, name) {
  const screen = name.slice(name.lastIndexOf(' ') + 1, -'.webp'.length);
  const address = `${run}/${encodeURIComponent(name)}`;
  return `<figure><figcaption>${run}, ${screen}</figcaption><a href="${address}"><img loading="lazy" src="${address}"></a></figure>`;
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
