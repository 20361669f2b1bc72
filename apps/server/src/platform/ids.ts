import { randomUUIDv7 } from 'node:crypto';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Returns a new id: a UUID that sorts by its time of creation. */
export function newId(): string {
  return randomUUIDv7();
}

/** Whether a string from outside has the form of our ids; the database refuses to compare any other with them. */
export function isId(value: string): boolean {
  return uuid.test(value);
}
