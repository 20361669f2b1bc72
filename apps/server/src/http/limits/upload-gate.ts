import { AppError } from '../app-error.ts';

/** Max uploads that one process takes at the same time, and how long others are asked to wait. */
const maxConcurrent = 8;
const waitSeconds = 2;

/** Takes one upload of a user at a time, and few in all: each holds memory and disk while it comes in. */
export type UploadGate = <Result>(userId: string, upload: () => Promise<Result>) => Promise<Result>;

/** Refuses an upload beyond what is taken at once. It counts in this process only. */
export function createUploadGate(): UploadGate {
  const uploading = new Set<string>();
  return async (userId, upload) => {
    if (uploading.has(userId)) throw refusal('Another file of yours is uploading. Please wait a moment');
    if (uploading.size >= maxConcurrent) throw refusal('Many files are uploading right now. Please wait a moment');
    uploading.add(userId);
    try {
      return await upload();
    } finally {
      uploading.delete(userId);
    }
  };
}

function refusal(message: string): AppError {
  return new AppError('too_many_requests', message, [], waitSeconds);
}
