import { hkdfSync, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config-error.ts';
import { makeFolder } from './make-folder.ts';

/**
 * Returns the secret that all keys are derived from: the configured one, else the one stored in the data folder
 * at the first start.
 */
export function getAppSecret(config: { appSecret: string | null; dataDir: string }): string {
  if (config.appSecret !== null) return config.appSecret;
  const file = join(config.dataDir, 'app-secret');
  try {
    return readSecret(file) ?? makeSecret(config.dataDir, file);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ConfigError(`The data folder cannot be used, set DATA_DIR to one that can be written: ${reason}`, {
      cause,
    });
  }
}

/** Returns a key for one purpose. A known key reveals neither the secret nor the other keys. */
export function deriveKey(appSecret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', appSecret, '', `spotter/${purpose}`, 32));
}

function readSecret(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

// Written to another file and renamed: a killed process leaves no half secret, which would make stored tokens
// unreadable.
function makeSecret(dataDir: string, file: string): string {
  const secret = randomBytes(32).toString('base64url');
  makeFolder(dataDir);
  const temporary = `${file}.${process.pid}`;
  const handle = openSync(temporary, 'w', 0o600);
  try {
    writeSync(handle, `${secret}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(temporary, file);
  return secret;
}
