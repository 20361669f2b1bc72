import type { Chat } from '@spotter/contract';
import { chatMessages } from './messages.ts';

/** Returns the contact's name, or their username if they show no name. */
export function contactNameOf({ name, username }: Pick<Chat, 'name' | 'username'>): string {
  return name ?? username ?? chatMessages.unknownUser;
}

/** Returns `@mia.lifts` to show beside a contact's name; null if there is none or it is the only name. */
export function contactHandleOf({ name, username }: Pick<Chat, 'name' | 'username'>): string | null {
  return name === null || username === null || username === name ? null : `@${username}`;
}
