import type { ContactMessage, ImportedMessage, PlatformChange } from '../platform-control.ts';
import type { PlatformDialect } from '../platform-dialect.ts';
import { deliveryOf, echoOf } from './thread-echo.ts';
import type { SimulatedMessage, SimulatedReferral } from './thread-state.ts';
import { messageContent, type ThreadEvent, type ThreadWebhooks } from './thread-webhooks.ts';
import type { ThreadWorld } from './thread-world.ts';

/** Returns what people do in their apps: it changes the world, is shown live, and is sent as a webhook. */
export function createThreadActions(parts: {
  dialect: PlatformDialect;
  world: ThreadWorld;
  webhooks: ThreadWebhooks;
  appId: string;
  now: () => Date;
  emit: (change: PlatformChange) => void;
}) {
  const { dialect, world, webhooks, appId, now, emit } = parts;
  const { fields } = dialect;
  // An id that is different from every app of ours.
  const otherAppId = '987654321098765';

  function publish(
    accountId: string,
    contactId: string,
    label: string,
    field: ThreadEvent['field'],
    content: ThreadEvent['content'],
    at = now(),
  ): void {
    void webhooks.publish({ accountId, contactId, field, by: 'contact', at, label, content });
  }

  function sendSeen(accountId: string, contactId: string, messageIds: string[]): void {
    if (messageIds.length > 0) emit({ kind: 'seen', accountId, contactId, messageIds });
  }

  function writeAsContact(accountId: string, contactId: string, written: ContactMessage): string {
    world.getContact(accountId, contactId);
    const at = written.at ?? now();
    const origin = written.referral ? referralOf(written.referral) : null;
    const text = written.text ?? '';
    const attachments = (written.attachments ?? []).map(({ type, url, title }) => ({
      type,
      url: url ?? null,
      title: title ?? null,
    }));
    if (text === '' && attachments.length === 0) {
      if (!origin) throw new Error('A contact writes at least a text, an attachment or comes by a referral');
      publish(accountId, contactId, 'referral', fields.referral, { referral: wireReferral(origin) }, at);
      return '';
    }
    const message = world.addMessage(accountId, contactId, {
      from: 'contact',
      via: 'contact',
      text,
      attachments,
      at,
      replyTo: written.replyTo ?? null,
      story: written.storyReply ?? null,
      referral: origin,
    });
    emit({ kind: 'message', accountId, contactId, message });
    const replyTo = {
      ...(message.replyTo === null ? {} : { mid: message.replyTo }),
      ...(message.story === null ? {} : { story: message.story }),
    };
    const content = {
      ...messageContent(message),
      ...(Object.keys(replyTo).length === 0 ? {} : { reply_to: replyTo }),
      ...(written.quickReplyPayload === undefined ? {} : { quick_reply: { payload: written.quickReplyPayload } }),
      ...(origin ? { referral: wireReferral(origin) } : {}),
    };
    publish(accountId, contactId, 'message', 'messages', { message: content }, at);
    return message.id;
  }

  /** Returns a message of this side that the contact may change; throws for one of the business. */
  function ownMessage(accountId: string, contactId: string, messageId: string): SimulatedMessage {
    const message = world.getMessage(accountId, contactId, messageId);
    if (message.from !== 'contact') throw new Error('A contact can only change own messages');
    return message;
  }

  function handOver(accountId: string, contactId: string, to: 'our-app' | 'other-app'): void {
    world.getContact(accountId, contactId);
    const conversation = world.openConversation(accountId, contactId);
    if (conversation.owner === to) return;
    conversation.owner = to;
    emit({ kind: 'contact', accountId, contactId });
    const content =
      to === 'other-app'
        ? { take_thread_control: { previous_owner_app_id: appId, new_owner_app_id: otherAppId, metadata: '' } }
        : { pass_thread_control: { previous_owner_app_id: otherAppId, new_owner_app_id: appId, metadata: '' } };
    publish(accountId, contactId, 'handover', fields.handover, content);
  }

  return {
    writeAsContact,
    importMessage(accountId: string, contactId: string, imported: ImportedMessage): string {
      world.getContact(accountId, contactId);
      const message = world.addMessage(accountId, contactId, {
        from: imported.from,
        via: imported.from === 'contact' ? 'contact' : (imported.via ?? 'api'),
        text: imported.text,
        at: imported.at,
        seen: true,
        ...(imported.attachments === undefined
          ? {}
          : { attachments: imported.attachments.map((attachment) => ({ ...attachment, title: null })) }),
        ...(imported.messageId === undefined ? {} : { id: imported.messageId }),
      });
      message.reaction = imported.reaction ?? null;
      emit({ kind: 'message', accountId, contactId, message });
      return message.id;
    },
    tapQuickReply(accountId: string, contactId: string, title: string): string {
      const newest = world.findConversation(accountId, contactId)?.messages.at(-1);
      const button = newest?.quickReplies.find((one) => one.title === title);
      if (!button) throw new Error(`There is no button "${title}" below the newest message`);
      return writeAsContact(accountId, contactId, { text: title, quickReplyPayload: button.payload });
    },
    tapButton(accountId: string, contactId: string, button: { title: string; payload: string }): string {
      world.getContact(accountId, contactId);
      const draft = { from: 'contact', via: 'contact', text: button.title, at: now() } as const;
      const message = world.addMessage(accountId, contactId, draft);
      emit({ kind: 'message', accountId, contactId, message });
      const postback = { mid: message.id, title: button.title, payload: button.payload };
      publish(accountId, contactId, 'postback', 'messaging_postbacks', { postback });
      return message.id;
    },
    react(accountId: string, contactId: string, messageId: string, emoji: string | null): void {
      const message = world.getMessage(accountId, contactId, messageId);
      message.reaction = emoji;
      emit({ kind: 'message', accountId, contactId, message });
      const reaction =
        emoji === null
          ? { mid: messageId, action: 'unreact' }
          : { mid: messageId, action: 'react', reaction: dialect.reactionName(emoji), emoji };
      publish(accountId, contactId, 'reaction', 'message_reactions', { reaction });
    },
    unsend(accountId: string, contactId: string, messageId: string): void {
      const message = ownMessage(accountId, contactId, messageId);
      message.unsent = true;
      message.text = '';
      message.attachments = [];
      emit({ kind: 'message', accountId, contactId, message });
      if (fields.unsend === null) return;
      publish(accountId, contactId, 'unsend', fields.unsend, { message: { mid: messageId, is_deleted: true } });
    },
    edit(accountId: string, contactId: string, messageId: string, text: string): void {
      const message = ownMessage(accountId, contactId, messageId);
      message.text = text;
      message.edits += 1;
      emit({ kind: 'message', accountId, contactId, message });
      const content = { message_edit: { mid: messageId, text, num_edit: dialect.editNumber(message.edits) } };
      publish(accountId, contactId, 'edit', fields.edit, content);
    },
    markSeen(accountId: string, contactId: string): void {
      world.getContact(accountId, contactId);
      const messageIds = world.markSeen(accountId, contactId, 'business');
      sendSeen(accountId, contactId, messageIds);
      const newest = messageIds.at(-1);
      if (newest === undefined) return;
      const read = dialect.readUntil(world.getMessage(accountId, contactId, newest));
      publish(accountId, contactId, 'read', fields.seen, { read });
    },
    answerAsCoach(accountId: string, contactId: string, text: string): string {
      world.getContact(accountId, contactId);
      sendSeen(accountId, contactId, world.markSeen(accountId, contactId, 'contact'));
      const draft = { from: 'business', via: 'app', text, at: now() } as const;
      const message = world.addMessage(accountId, contactId, draft);
      emit({ kind: 'message', accountId, contactId, message });
      void webhooks.publish(echoOf(dialect, accountId, contactId, message));
      const delivery = deliveryOf(dialect, accountId, contactId, message);
      if (delivery) void webhooks.publish(delivery);
      return message.id;
    },
    otherAppTakesThread: (accountId: string, contactId: string) => handOver(accountId, contactId, 'other-app'),
    otherAppGivesThreadBack: (accountId: string, contactId: string) => handOver(accountId, contactId, 'our-app'),
  };
}

type WrittenReferral = NonNullable<ContactMessage['referral']>;

function referralOf({ ref, source, type, adId }: WrittenReferral): SimulatedReferral {
  return { ref, source, type: type ?? 'OPEN_THREAD', adId: adId ?? null };
}

function wireReferral({ ref, source, type, adId }: SimulatedReferral): Record<string, string> {
  return { ref, ...(adId === null ? {} : { ad_id: adId }), source, type };
}
