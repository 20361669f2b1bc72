import { open } from 'node:fs/promises';
import { endBytes, type FileEnds } from '@spotter/domain/media';

/** Reads the beginning and the end of a file of this machine. */
export async function readEnds(path: string, bytes: number): Promise<FileEnds> {
  const handle = await open(path);
  try {
    const read = async (from: number) => {
      const { buffer, bytesRead } = await handle.read(new Uint8Array(endBytes), 0, endBytes, from);
      return buffer.subarray(0, bytesRead);
    };
    return { head: await read(0), tail: await read(Math.max(0, bytes - endBytes)) };
  } finally {
    await handle.close();
  }
}
