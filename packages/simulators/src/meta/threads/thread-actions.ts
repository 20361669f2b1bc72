import type { ActiveFaults } from '../graph/graph-faults.ts';
import { otherAppId } from '../platform-dialect.ts';
import type { ContactMessage, ImportedMessage } from '../platform-control.ts';
import { publishContactEvent, type ThreadParts } from './contact-event.ts';
import { createContactMessages } from './contact-messages.ts';
import { createMessageChanges } from './message-changes.ts';
import { deliveryOf, echoOf } from './thread-echo.ts';

/** What another agent beside ours says to whatever it reads. */
const otherAgentsWords = 'Hi! Thanks for your message. How can I help?';

/** Returns what people do in their apps: it changes the world, is shown live, and is sent as a webhook. */
export function createThreadActions(parts: ThreadParts & { faults: Pick<ActiveFaults, 'now'> }) {
  const { dialect, world, webhooks, faults, appId, now, emit } = parts;
  const { fields } = dialect;

  function sendSeen(accountId: string, contactId: string, messageIds: string[]): void {
    if (messageIds.length > 0) emit({ kind: 'seen', accountId, contactId, messageIds });
  }

  /** Gives the thread to an app. `by`: the app that calls; nobody tells us of what we gave away. */
  function handOver(
    accountId: string,
    contactId: string,
    { to, by }: Record<'to' | 'by', 'our-app' | 'other-app'>,
  ): void {
    world.getContact(accountId, contactId);
    const conversation = world.openConversation(accountId, contactId);
    if (conversation.owner === to) return;
    conversation.owner = to;
    emit({ kind: 'contact', accountId, contactId });
    if (to === 'other-app' && by === 'our-app') return;
    const [before, after] = to === 'other-app' ? [appId, otherAppId] : [otherAppId, appId];
    const change = { previous_owner_app_id: before, new_owner_app_id: after, metadata: '' };
    const content = to === by ? { take_thread_control: change } : { pass_thread_control: change };
    publishContactEvent(parts, { accountId, contactId, label: 'handover', field: fields.handover, content });
  }

  function answer(accountId: string, contactId: string, text: string, via: 'app' | 'other-app'): string {
    world.getContact(accountId, contactId);
    sendSeen(accountId, contactId, world.markSeen(accountId, contactId, 'contact'));
    const message = world.addMessage(accountId, contactId, { from: 'business', via, text, at: now() });
    emit({ kind: 'message', accountId, contactId, message });
    void webhooks.publish(echoOf(dialect, accountId, contactId, message));
    const delivery = deliveryOf(dialect, accountId, contactId, message);
    if (delivery) void webhooks.publish(delivery);
    return message.id;
  }

  const written = createContactMessages(parts);

  return {
    ...written,
    ...createMessageChanges(parts),
    writeAsContact(accountId: string, contactId: string, message: ContactMessage): string {
      const id = written.writeAsContact(accountId, contactId, message);
      if (id !== '' && faults.now().otherAgent === true) answer(accountId, contactId, otherAgentsWords, 'other-app');
      return id;
    },
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
    markSeen(accountId: string, contactId: string): void {
      world.getContact(accountId, contactId);
      const messageIds = world.markSeen(accountId, contactId, 'business');
      sendSeen(accountId, contactId, messageIds);
      const newest = messageIds.at(-1);
      if (newest === undefined) return;
      const content = { read: dialect.readUntil(world.getMessage(accountId, contactId, newest)) };
      publishContactEvent(parts, { accountId, contactId, label: 'read', field: fields.seen, content });
    },
    answerAsCoach: (accountId: string, contactId: string, text: string) => answer(accountId, contactId, text, 'app'),
    answerAsOtherApp: (accountId: string, contactId: string, text: string) =>
      answer(accountId, contactId, text, 'other-app'),
    otherAppTakesThread: (accountId: string, contactId: string) =>
      handOver(accountId, contactId, { to: 'other-app', by: 'other-app' }),
    otherAppGivesThreadBack: (accountId: string, contactId: string) =>
      handOver(accountId, contactId, { to: 'our-app', by: 'other-app' }),
    takeThread: (accountId: string, contactId: string) =>
      handOver(accountId, contactId, { to: 'our-app', by: 'our-app' }),
    leaveThread: (accountId: string, contactId: string) =>
      handOver(accountId, contactId, { to: 'other-app', by: 'our-app' }),
  };
}
