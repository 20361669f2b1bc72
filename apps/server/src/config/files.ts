import { ConfigError } from '../platform/config-error.ts';
import type { Read } from './variables.ts';

/** A bucket of S3, or of a service that speaks its protocol, with the key pair for it. */
export type BucketConfig = { endpoint: string; bucket: string; region: string; accessKey: string; secretKey: string };

/** Returns the bucket for files; null: they are stored in `dataDir`. */
export function readBucket(read: Read): BucketConfig | null {
  const endpoint = read('FILES_S3_ENDPOINT');
  const bucket = read('FILES_S3_BUCKET');
  const accessKey = read('FILES_S3_ACCESS_KEY');
  const secretKey = read('FILES_S3_SECRET_KEY');
  if (endpoint === undefined || bucket === undefined || accessKey === undefined || secretKey === undefined) {
    const given = [endpoint, bucket, accessKey, secretKey].filter((value) => value !== undefined);
    if (given.length === 0) return null;
    throw new ConfigError(
      'FILES_S3_ENDPOINT, FILES_S3_BUCKET, FILES_S3_ACCESS_KEY and FILES_S3_SECRET_KEY must be set together.',
    );
  }
  return { endpoint, bucket, region: read('FILES_S3_REGION') ?? 'us-east-1', accessKey, secretKey };
}
