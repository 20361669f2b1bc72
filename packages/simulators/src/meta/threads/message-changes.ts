import { publishContactEvent, type ThreadParts } from './contact-event.ts';
import type { SimulatedMessage } from './thread-state.ts';
import type { ThreadWorld } from './thread-world.ts';

/** Returns how a contact changes messages that are there. */
export function createMessageChanges(parts: ThreadParts) {
  const { dialect, world, emit } = parts;
  const { fields } = dialect;

  return {
    react(accountId: string, contactId: string, messageId: string, emoji: string | null): void {
      const message = world.getMessage(accountId, contactId, messageId);
      message.reaction = emoji;
      emit({ kind: 'message', accountId, contactId, message });
      const reaction =
        emoji === null
          ? { mid: messageId, action: 'unreact' }
          : { mid: messageId, action: 'react', reaction: dialect.reactionName(emoji), emoji };
      const field = 'message_reactions';
      publishContactEvent(parts, { accountId, contactId, label: 'reaction', field, content: { reaction } });
    },
    unsend(accountId: string, contactId: string, messageId: string): void {
      const message = ownMessage(world, accountId, contactId, messageId);
      message.unsent = true;
      message.text = '';
      message.attachments = [];
      emit({ kind: 'message', accountId, contactId, message });
      if (fields.unsend === null) return;
      const content = { message: { mid: messageId, is_deleted: true } };
      publishContactEvent(parts, { accountId, contactId, label: 'unsend', field: fields.unsend, content });
    },
    edit(accountId: string, contactId: string, messageId: string, text: string): void {
      const message = ownMessage(world, accountId, contactId, messageId);
      message.text = text;
      message.edits += 1;
      emit({ kind: 'message', accountId, contactId, message });
      const content = { message_edit: { mid: messageId, text, num_edit: dialect.editNumber(message.edits) } };
      publishContactEvent(parts, { accountId, contactId, label: 'edit', field: fields.edit, content });
    },
  };
}

/** Returns a message of this side that the contact may change; throws for one of the business. */
function ownMessage(world: ThreadWorld, accountId: string, contactId: string, messageId: string): SimulatedMessage {
  const message = world.getMessage(accountId, contactId, messageId);
  if (message.from !== 'contact') throw new Error('A contact can only change own messages');
  return message;
}
