import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium, { inflate } from '@sparticuz/chromium';
import { root } from '../running/program.ts';

/** A browser to start: its file (null: a Chrome that the system knows) and its bundled libraries. */
export type ChromiumProgram = { file: string | null; ownLibraries: Record<string, string> };

/**
 * Returns the browser of the journeys:
 * CHROMIUM_PATH, else the one in the dependencies, else the system's Chrome.
 */
export async function findChromium(): Promise<ChromiumProgram> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return { file: chosen, ownLibraries: {} };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { file: null, ownLibraries: {} };
  const folder = await unpack();
  return {
    file: path.join(folder, 'chromium'),
    ownLibraries: {
      LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'),
      FONTCONFIG_PATH: path.join(folder, 'fonts'),
    },
  };
}

/**
 * Unpacks the browser once. The package unpacks into the system's folder for temporary files, under one name for
 * all versions, and uses any file there, even a half-written one: so it gets a folder that appears only when it
 * is complete.
 */
async function unpack(): Promise<string> {
  const packed = fileURLToPath(new URL('..', import.meta.resolve('@sparticuz/chromium')));
  const { version } = JSON.parse(readFileSync(path.join(packed, 'package.json'), 'utf8')) as { version: string };
  const cache = path.join(root, 'node_modules/.cache');
  const folder = path.join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(`${folder}-`);
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = draft;
  try {
    await chromium.executablePath();
    await inflate(path.join(packed, 'bin/al2023.tar.br'));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Another run was faster.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
