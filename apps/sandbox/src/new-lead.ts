import { randomInt } from 'node:crypto';
import type { NewContact } from '@spotter/simulators/instagram/instagram-control';

/** A person at Instagram with this name: a username made from it, and an id of 16 digits as the real ones have. */
export function newLead(name: string): NewContact {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.|\.$/g, '');
  return {
    id: `1${digits(7)}${digits(8)}`,
    username: `${plain || 'lead'}.${randomInt(10, 100)}`,
    name,
    followsBusiness: true,
  };
}

function digits(count: number): string {
  return String(randomInt(10 ** (count - 1), 10 ** count));
}
