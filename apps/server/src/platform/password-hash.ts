import { argon2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

type Cost = { memoryKiB: number; passes: number };
type Derive = (password: Buffer, salt: Buffer) => Promise<Buffer>;

// OWASP password storage: Argon2id with 19 MiB, two passes, one lane; about 45 ms here.
const standardCost: Cost = { memoryKiB: 19 * 1024, passes: 2 };
const keyBytes = 32;
// Hashes run in Node's four shared threads; two stay free for files and host names.
const atOnce = 2;
/** Max waiting hashes, about five seconds of work; later ones are refused. */
const maxWaiting = 200;

/** Too many passwords are being hashed. */
export class HasherBusy extends Error {}

/** Makes hashes of passwords, and checks passwords against them. */
export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** Checks a password. Takes the same time with null, so that the time does not reveal whether an account exists. */
  verify(password: string, stored: string | null): Promise<boolean>;
  /** Whether a hash was made in an older way, to be replaced as soon as the password is known. */
  isOutdated(stored: string): boolean;
};

/**
 * Creates an Argon2id hasher. Each hash contains its cost, so that it can be raised later. Also checks former
 * scrypt hashes.
 */
export function createPasswordHasher(cost: Cost = standardCost): PasswordHasher {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function derived(password: string, salt: Buffer, derive: Derive): Promise<Buffer> {
    if (waiting.length >= maxWaiting) throw new HasherBusy('Too many passwords are being hashed');
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await derive(Buffer.from(password.normalize('NFKC')), salt);
    } finally {
      // The place is passed on, not freed, so that no other call can take it in between.
      const next = waiting.shift();
      if (next === undefined) running--;
      else next();
    }
  }

  const prefix = `$argon2id$v=19$m=${cost.memoryKiB},t=${cost.passes},p=1$`;
  const format = (salt: Buffer, key: Buffer) =>
    prefix + [salt, key].map((part) => part.toString('base64url')).join('$');
  const nobody = format(randomBytes(16), randomBytes(keyBytes));

  return {
    async hash(password) {
      const salt = randomBytes(16);
      return format(salt, await derived(password, salt, deriveWithArgon2(cost)));
    },
    async verify(password, stored) {
      const { derive, salt, key } = parse(stored ?? nobody);
      const same = timingSafeEqual(await derived(password, salt, derive), key);
      return same && stored !== null;
    },
    isOutdated: (stored) => !stored.startsWith(prefix),
  };
}

function parse(stored: string): { derive: Derive; salt: Buffer; key: Buffer } {
  const ofArgon2 = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w-]+)\$([\w-]+)$/.exec(stored);
  const ofScrypt = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored);
  const [salt, key] = (ofArgon2 ?? ofScrypt ?? []).slice(-2).map((text) => Buffer.from(text, 'base64url'));
  if (salt === undefined || key === undefined) throw new Error('Unknown kind of password hash');
  const [first = 0, second = 0, third = 0] = (ofArgon2 ?? ofScrypt ?? []).slice(1, -2).map(Number);
  const derive =
    ofArgon2 === null
      ? deriveWithScrypt({ N: first, r: second, p: third })
      : deriveWithArgon2({ memoryKiB: first, passes: second });
  return { derive, salt, key };
}

function deriveWithArgon2({ memoryKiB, passes }: Cost): Derive {
  return (message, nonce) =>
    promisify(argon2)('argon2id', { message, nonce, memory: memoryKiB, passes, parallelism: 1, tagLength: keyBytes });
}

function deriveWithScrypt({ N, r, p }: { N: number; r: number; p: number }): Derive {
  const derive = promisify<Buffer, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt);
  return (password, salt) => derive(password, salt, keyBytes, { N, r, p, maxmem: 256 * N * r });
}
