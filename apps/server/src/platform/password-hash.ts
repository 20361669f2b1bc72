import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

type Cost = { N: number; r: number; p: number };

const derive = promisify<string, Buffer, number, Cost & { maxmem: number }, Buffer>(scrypt);

// OWASP password storage: one of its equivalent scrypt settings (32 MiB); about 160 ms here.
const standardCost: Cost = { N: 2 ** 15, r: 8, p: 3 };
const keyBytes = 32;
// Hashes run in Node's four shared threads: two of them stay free for files and names of hosts.
const atOnce = 2;

/** Turns passwords into what may be stored, and checks them against it. */
export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** Takes as long when nothing is stored (null), so that the time does not tell whether an account exists. */
  verify(password: string, stored: string | null): Promise<boolean>;
};

/** scrypt; its cost is written into each hash, so that it can be raised later. */
export function createPasswordHasher(cost: Cost = standardCost): PasswordHasher {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function derived(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await derive(password.normalize('NFKC'), salt, keyBytes, { N, r, p, maxmem: 256 * N * r });
    } finally {
      // The place is handed on, not freed, so that nobody slips in between.
      const next = waiting.shift();
      if (next === undefined) running--;
      else next();
    }
  }

  const nobody = format(cost, randomBytes(16), randomBytes(keyBytes));

  return {
    async hash(password) {
      const salt = randomBytes(16);
      return format(cost, salt, await derived(password, salt, cost));
    },
    async verify(password, stored) {
      const { cost: storedCost, salt, key } = parse(stored ?? nobody);
      const same = timingSafeEqual(await derived(password, salt, storedCost), key);
      return same && stored !== null;
    },
  };
}

function format({ N, r, p }: Cost, salt: Buffer, key: Buffer): string {
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

function parse(stored: string): { cost: Cost; salt: Buffer; key: Buffer } {
  const [kind, N, r, p, salt, key] = stored.split('$');
  if (kind !== 'scrypt' || salt === undefined || key === undefined) throw new Error('Unknown kind of password hash');
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}
