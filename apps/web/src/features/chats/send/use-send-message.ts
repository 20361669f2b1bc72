import { ApiError, botRoutes, type Chat, chatRoutes, type Message, shortOf } from '@spotter/contract';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify';
import { blankMessage } from '../../../api/blank-message.ts';
import { useServices } from '../../../api/services.ts';
import { presentTime } from '../../../components/time/present-time.ts';
import type { Attached } from '../attach/use-attachments.ts';
import { withChatState, withMessage } from '../chat-cache.ts';
import { chatMessages } from '../messages.ts';
import { changeChat, chatKey, stateOf } from '../queries.ts';
import { toastSendFailed } from './toast-send-failed.tsx';

type Sending = {
  text: string;
  /** Uploaded files, which go out above the text. */
  attached: Attached[];
  at: string;
  /** The ids of the messages before this one, which tell the stored message from an equal earlier one. */
  knownIds: Set<string>;
};

const sendingKey = (chatId: string) => ['send', chatId];

/**
 * Sends as the coach. The chat's autoreplies are saved off first, so that the agent is silent before the message
 * leaves.
 */
export function useSendMessage(
  chat: Chat,
  onSent: (() => void) | undefined,
  onFailed: (failed: Pick<Sending, 'text' | 'attached'>, reason: string | null, reachedServer: boolean) => void,
) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: sendingKey(chat._id),
    // One after the other, because messages must arrive in the order in which they were written.
    scope: { id: `send-${chat._id}` },
    mutationFn: async ({ text, attached }: Sending) => {
      const switched = await api.call(chatRoutes.setEnabled, { body: { chatId: chat._id, chatEnabled: false } });
      changeChat(queryClient, chat._id, (cached) => withChatState(cached, stateOf(switched)));
      return api.call(botRoutes.sendMessage, {
        params: { id: chat.botId },
        body: {
          senderId: chat.senderId,
          credentialId: chat.credentialId,
          message: text,
          channel: shortOf(chat.from),
          ...(attached.length === 0 ? {} : { attachmentIds: attached.flatMap(({ id }) => id ?? []) }),
        },
      });
    },
    onSuccess: (message) => {
      changeChat(queryClient, chat._id, (cached) => withMessage(cached, message));
      // The platform may not have said yet whether it has the message. Then the bubble shows what happens to it.
      if (message.status !== 'sending' && message.status !== 'unconfirmed') toast.success(chatMessages.sent);
      onSent?.();
    },
    onError: async (error, sending) => {
      const hasReason = error instanceof ApiError;
      const reachedServer = !hasReason || error.status !== 0;
      // The sentence guesses at the contact's account. The cause says what it was.
      toastSendFailed(reachedServer ? (hasReason ? error.message : null) : chatMessages.sendUnreached);
      // A message that the chat keeps with its reason can be sent again there. If it also came back to the box, it
      // would go out twice.
      if (hasReason && reachedServer && (await isKept(sending))) return;
      onFailed(sending, hasReason && reachedServer ? error.message : null, reachedServer);
    },
  });

  /** Asks the server itself, because the cache may be a moment behind. */
  async function isKept(sending: Sending): Promise<boolean> {
    const params = { id: chat._id };
    const stored = await api.call(chatRoutes.find, { params, query: {} }).catch(() => null);
    void queryClient.invalidateQueries({ queryKey: chatKey(chat._id) });
    return stored?.history.some((message) => isPartOf(message, sending)) ?? false;
  }

  return (text: string, attached: Attached[] = []) => {
    if (chat.botId === '' || chat.credentialId === '' || chat.senderId === '') {
      toast.error(chatMessages.sendDataMissing);
      return;
    }
    const knownIds = new Set(chat.history.map((message) => message._id));
    mutate({ text, attached, at: presentTime().toISOString(), knownIds });
  };
}

/** Whether a message of the coach is on its way to a chat. */
export function useIsSending(chatId: string): boolean {
  return useMutationState({ filters: { mutationKey: sendingKey(chatId), status: 'pending' } }).length > 0;
}

/**
 * Returns the coach's messages on their way. They show right away, go when they fail, and are replaced by the
 * stored ones.
 */
export function useSendingMessages(chat: Chat): Message[] {
  const sendings = useMutationState({
    filters: { mutationKey: sendingKey(chat._id), status: 'pending' },
    select: (mutation) => mutation.state.variables as Sending,
  });
  return sendings
    .flatMap((sending) => partsOf(sending).map((part) => ({ ...part, sending })))
    .filter(({ sending, ...part }) => !chat.history.some((message) => isStored(message, part, sending)))
    .map(({ text, attachments, sending }, index) => ({
      ...blankMessage,
      _id: `sending-${sending.at}-${index}`,
      type: 'Agent',
      author: 'coach',
      text,
      attachments,
      date: sending.at,
      status: 'sending',
    }));
}

/** What is shown of a message on its way: each file, and the text below them. */
function partsOf({ text, attached }: Sending): Pick<Message, 'text' | 'attachments'>[] {
  const files = attached.map(({ kind, file, preview }) => ({
    text: '',
    attachments: [{ type: kind, url: preview, title: file.name, transcript: null, description: null, notKept: null }],
  }));
  return text === '' ? files : [...files, { text, attachments: [] }];
}

function isStored(
  message: Message,
  { text, attachments }: Pick<Message, 'text' | 'attachments'>,
  sending: Sending,
): boolean {
  const isSame = message.text === text && message.attachments[0]?.title === attachments[0]?.title;
  return isSame && isPartOf(message, sending);
}

/** A long text is stored in parts. */
function isPartOf(message: Message, sending: Sending): boolean {
  return message.author === 'coach' && sending.text.includes(message.text) && !sending.knownIds.has(message._id);
}
