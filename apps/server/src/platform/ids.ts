import { randomUUIDv7 } from 'node:crypto';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A new id: a UUID that sorts by the time it was made. */
export function newId(): string {
  return randomUUIDv7();
}

/** Whether a string from outside can be one of our ids at all; the database refuses to compare anything else with one. */
export function isId(value: string): boolean {
  return uuid.test(value);
}
