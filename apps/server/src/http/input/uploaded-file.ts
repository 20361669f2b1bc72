import fastifyMultipart, { type MultipartFile } from '@fastify/multipart';
import { cleanText } from '@spotter/domain/knowledge';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

/** A file as it comes in. */
export type UploadedFile = {
  name: string;
  mediaType: string;
  content: AsyncIterable<Uint8Array>;
  /** The fields that came before it. */
  fields: Readonly<Record<string, string>>;
};

type TakeFile = <Result>(request: FastifyRequest, take: (file: UploadedFile) => Promise<Result>) => Promise<Result>;

const maxFieldBytes = 20_000;

/** Opens a scope for routes that take a file of at most this size. The function passes it on while it comes in. */
export async function takeFiles(scope: FastifyInstance, maxBytes: number): Promise<TakeFile> {
  await scope.register(fastifyMultipart, {
    limits: { fileSize: maxBytes, fieldSize: maxFieldBytes, files: 1, fields: 20, parts: 20, headerPairs: 20 },
  });

  function refuseUnreadable(error: unknown): never {
    if ((error as FastifyError).code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge(maxBytes);
    throw new AppError('invalid_input', 'We couldn’t read the upload. Please try again');
  }

  /**
   * Yields the pieces of a file.
   * Where the limit falls on the end of a piece, what is there comes without an error.
   */
  async function* piecesOf(file: MultipartFile['file']): AsyncGenerator<Uint8Array> {
    try {
      yield* file as AsyncIterable<Uint8Array>;
    } catch (error) {
      refuseUnreadable(error);
    }
    if (file.truncated) throw tooLarge(maxBytes);
  }

  return async (request, take) => {
    const part = await request.file().catch(refuseUnreadable);
    if (part?.fieldname !== 'file') {
      part?.file.resume();
      const message = 'File is required';
      throw new AppError('invalid_input', message, [{ path: 'file', message }]);
    }
    try {
      return await take({
        name: nameOf(part.filename),
        mediaType: part.mimetype.slice(0, 100),
        content: piecesOf(part.file),
        fields: fieldsOf(part),
      });
    } finally {
      // What is not taken is thrown away.
      part.file.resume();
    }
  };
}

/** Returns the refusal of a file that is larger than that. */
export function tooLarge(bytes: number, untilConfirmed = false): AppError {
  const limit = `The limit is ${Math.round(bytes / (1024 * 1024))} MB`;
  return new AppError(
    'too_large',
    `The file is too large. ${untilConfirmed ? `${limit} until you confirm your email` : limit}`,
  );
}

/** Returns the text fields of a form; of one that came twice the first. */
function fieldsOf({ fields }: MultipartFile): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, given]) => {
      const [field] = [given].flat();
      return field?.type === 'field' && typeof field.value === 'string' ? [[name, field.value]] : [];
    }),
  );
}

/** The last part of a path, as some programs send one, without what cannot be stored. */
function nameOf(fileName: string | undefined): string {
  const name = (fileName ?? '').split(/[\\/]/).at(-1) ?? '';
  return cleanText(name).trim().slice(-200).toWellFormed() || 'file';
}
