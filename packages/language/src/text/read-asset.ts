declare global {
  interface ImportMeta {
    url: string;
  }
}

declare const process: {
  getBuiltinModule(name: 'node:fs'): { readFileSync(file: string): Uint8Array<ArrayBuffer> };
  getBuiltinModule(name: 'node:module'): { createRequire(from: string): { resolve(name: string): string } };
};

/**
 * Returns a binary file that one of our packages exports, by its full name. Loads Node's modules late, so that
 * browsers can load this one.
 */
export function readAsset(name: string): Int8Array {
  // By the name of the package, because the built server lies in another folder.
  const file = process
    .getBuiltinModule('node:module')
    .createRequire(import.meta.url)
    .resolve(name);
  const { buffer, byteOffset, length } = process.getBuiltinModule('node:fs').readFileSync(file);
  return new Int8Array(buffer, byteOffset, length);
}
