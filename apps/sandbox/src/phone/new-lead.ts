import { randomInt } from 'node:crypto';
import type { NewContact } from '@spotter/simulators/instagram/instagram-control';
import type { NewPageContact } from '@spotter/simulators/messenger/messenger-control';

/** Returns a person at Instagram with this name: a username made from it, and an id of 16 digits, like real ones. */
export function instagramLead(name: string): NewContact {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.|\.$/g, '');
  return { id: newId(), username: `${plain || 'lead'}.${randomInt(10, 100)}`, name, followsBusiness: true };
}

/** Returns a person at Messenger with this name: the first word is the first name. */
export function messengerLead(name: string): NewPageContact {
  const [firstName = name, ...others] = name.split(/\s+/);
  return { id: newId(), firstName, lastName: others.join(' ') || null };
}

function newId(): string {
  return `1${digits(7)}${digits(8)}`;
}

function digits(count: number): string {
  return String(randomInt(10 ** (count - 1), 10 ** count));
}
