import type { Chat } from '@spotter/contract';
import { chatMessages } from './messages.ts';

/** What a contact is called: by their name where they show one. */
export function contactNameOf({ name, username }: Pick<Chat, 'name' | 'username'>): string {
  return name ?? username ?? chatMessages.unknownUser;
}

/** `@mia.lifts` beside the name of a contact; null where there is none, or it is all they are called by. */
export function contactHandleOf({ name, username }: Pick<Chat, 'name' | 'username'>): string | null {
  return name === null || username === null || username === name ? null : `@${username}`;
}
