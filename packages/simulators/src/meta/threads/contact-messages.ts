import type { ContactMessage } from '../platform-control.ts';
import { publishContactEvent, type ThreadParts } from './contact-event.ts';
import type { SimulatedMessage, SimulatedReferral } from './thread-state.ts';
import { messageContent } from './thread-webhooks.ts';

/** Returns what a contact writes and taps. */
export function createContactMessages(parts: ThreadParts) {
  const { dialect, world, now, emit } = parts;

  function writeAsContact(accountId: string, contactId: string, written: ContactMessage): string {
    world.getContact(accountId, contactId);
    const at = written.at ?? now();
    const origin = written.referral ? referralOf(written.referral) : null;
    const isAd = origin?.source === 'ADS';
    const text = written.text ?? '';
    const attachments = (written.attachments ?? []).map(({ type, url, title }) => ({
      type,
      url: url ?? null,
      title: title ?? null,
    }));
    if (text === '' && attachments.length === 0) {
      if (!origin) throw new Error('A contact writes at least a text, an attachment or comes by a referral');
      if (isAd) world.openConversation(accountId, contactId).adClicked = true;
      const content = { referral: wireReferral(origin) };
      const field = dialect.fields.referral;
      publishContactEvent(parts, { accountId, contactId, label: 'referral', field, content, at });
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
      afterAd: isAd || world.findConversation(accountId, contactId)?.adClicked === true,
    });
    world.openConversation(accountId, contactId).adClicked = false;
    emit({ kind: 'message', accountId, contactId, message });
    const content = { message: writtenContent(message, written.quickReplyPayload) };
    publishContactEvent(parts, { accountId, contactId, label: 'message', field: 'messages', content, at });
    return message.id;
  }

  return {
    writeAsContact,
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
      const content = { postback: { mid: message.id, title: button.title, payload: button.payload } };
      publishContactEvent(parts, { accountId, contactId, label: 'postback', field: 'messaging_postbacks', content });
      return message.id;
    },
  };
}

/** Returns a contact's message with what it answers, the button it came by, and where the contact came from. */
function writtenContent(message: SimulatedMessage, quickReplyPayload: string | undefined): Record<string, unknown> {
  const replyTo = {
    ...(message.replyTo === null ? {} : { mid: message.replyTo }),
    ...(message.story === null ? {} : { story: message.story }),
  };
  return {
    ...messageContent(message),
    ...(Object.keys(replyTo).length === 0 ? {} : { reply_to: replyTo }),
    ...(quickReplyPayload === undefined ? {} : { quick_reply: { payload: quickReplyPayload } }),
    ...(message.referral === null ? {} : { referral: wireReferral(message.referral) }),
  };
}

function referralOf({ ref, source, type, adId }: NonNullable<ContactMessage['referral']>): SimulatedReferral {
  return { ref, source, type: type ?? 'OPEN_THREAD', adId: adId ?? null };
}

function wireReferral({ ref, source, type, adId }: SimulatedReferral): Record<string, string> {
  return { ref, ...(adId === null ? {} : { ad_id: adId }), source, type };
}
