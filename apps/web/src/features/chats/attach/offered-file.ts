import { endBytes, type OfferedFile } from '@spotter/domain/media';

/** Returns what decides whether a file can be sent: its ends, and what is said of it. */
export async function offeredFile(file: File): Promise<OfferedFile> {
  const [head, tail] = await Promise.all([bytesOf(file.slice(0, endBytes)), bytesOf(file.slice(-endBytes))]);
  return { name: file.name, bytes: file.size, declaredType: file.type, ends: { head, tail } };
}

async function bytesOf(part: Blob): Promise<Uint8Array> {
  return new Uint8Array(await part.arrayBuffer());
}
