/** Max length of an answer of an outside service, in bytes. */
export const maxAnswerBytes = {
  /** A language model's: many times the longest message. */
  model: 256 * 1024,
  /** A page of a list, with the texts of some hundred messages. */
  api: 2 * 1024 * 1024,
  /** 64 vectors of 3,072 numbers. */
  vectors: 8 * 1024 * 1024,
} as const;

/** An answer that is longer than any that makes sense. */
export class AnswerTooLong extends Error {
  constructor(maxBytes: number) {
    super(`the answer is longer than ${maxBytes} bytes`);
    this.name = 'AnswerTooLong';
  }
}

type Body = AsyncIterable<Uint8Array> | null | undefined;

/** Reads a body up to a number of bytes, and cancels the rest. */
export async function readBytes(
  body: Body,
  maxBytes: number,
): Promise<{ bytes: Buffer<ArrayBuffer>; isWhole: boolean }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (size > maxBytes) return { bytes: Buffer.concat(chunks), isWhole: false };
    chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks), isWhole: true };
}

/** Reads a body as UTF-8. Throws AnswerTooLong beyond a number of bytes. */
export async function readText(body: Body, maxBytes: number): Promise<string> {
  const { bytes, isWhole } = await readBytes(body, maxBytes);
  if (!isWhole) throw new AnswerTooLong(maxBytes);
  return new TextDecoder().decode(bytes);
}
