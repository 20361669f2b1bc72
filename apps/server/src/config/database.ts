import { resolve } from 'node:path';
import { ConfigError } from '../platform/config-error.ts';
import { readBucket, type BucketConfig } from './files.ts';
import type { Read } from './variables.ts';

export type StorageConfig = {
  /** null: the embedded database in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  /** The bucket for files; null: they are stored in `dataDir`. */
  bucket: BucketConfig | null;
};

/** The secrets for sealing. */
export type SealingConfig = {
  /** null: created at the first start and stored in `dataDir`. */
  appSecret: string | null;
  /** The former `appSecret`: values sealed with it can still be read. */
  previousAppSecret: string | null;
};

export function readStorage(read: Read): StorageConfig {
  return {
    databaseUrl: read('DATABASE_URL') ?? null,
    dataDir: resolve(read('DATA_DIR') ?? '.data'),
    bucket: readBucket(read),
  };
}

export function readSealing(read: Read): SealingConfig {
  const appSecret = read('APP_SECRET') ?? null;
  if (read('DATABASE_URL') !== undefined && appSecret === null) {
    throw new ConfigError('APP_SECRET must be set along with DATABASE_URL: every server process needs the same one.');
  }
  return { appSecret, previousAppSecret: read('APP_SECRET_PREVIOUS') ?? null };
}
