import { ActionIcon } from '@mantine/core';
import { ApiError, botRoutes, type CannedReply, type Chat, chatRoutes } from '@spotter/contract';
import { IconSend2 } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useOnline } from '../../../api/online.ts';
import { useMay } from '../../../api/rights/use-may.ts';
import { useServices } from '../../../api/services.ts';
import { ariaKey } from '../../../components/keys/key-list.ts';
import { useKeys } from '../../../components/keys/use-keys.ts';
import { AttachArea } from '../attach/attach-area.tsx';
import { takesFiles } from '../attach/dropped-files.ts';
import { useAttachments } from '../attach/use-attachments.ts';
import { focusChat } from '../chat-heading.ts';
import { CannedMenu } from './canned-menu.tsx';
import { CannedRepliesDialog } from './canned-replies-dialog.tsx';
import { useCannedMenu, useFilledReply } from './canned-replies.ts';
import { inboxMessages } from '../inbox-messages.ts';
import { chatMessages } from '../messages.ts';
import { OtherSuggestions } from './other-suggestions.tsx';
import { QuietNote } from './quiet-note.tsx';
import { SendHead } from './send-head.tsx';
import { decideKey } from './send-keys.ts';
import { withOtherSuggestion, withSuggestion } from './send-text.ts';
import { maySuggest, suggestedReply } from './suggested-reply.ts';
import { UnsentNote } from './unsent-note.tsx';
import { useSendText } from './use-send-text.ts';
import styles from './send-box.module.css';

type SendBoxProps = {
  chat: Chat;
  /** Whether the box has the focus at first. */
  startsHere?: boolean | undefined;
  /** Whether an empty box begins with a suggestion. */
  suggests?: boolean;
  onSent?: (() => void) | undefined;
};

/**
 * The box in which the coach writes. Enter sends, Shift+Enter makes a new line, and a slash finds saved replies.
 * A text that failed comes back.
 */
export function SendBox(props: SendBoxProps) {
  const mayWrite = useMay(botRoutes.sendMessage);
  return mayWrite ? <WritingBox {...props} /> : <p className={styles.readOnly}>{chatMessages.readOnly}</p>;
}

function WritingBox(props: SendBoxProps) {
  const { chat } = props;
  const online = useOnline();
  const input = useRef<HTMLTextAreaElement>(null);
  const attachments = useAttachments(chat);
  const box = useSendText(chat, attachments, props.onSent);
  const menu = useCannedMenu(box.text);
  const focus = () => input.current?.focus();
  const suggestion = useSuggestion(chat, box);
  const askForSuggestion = () => suggestion.ask(focus);
  useFirstSuggestion(props.suggests === true && online && maySuggest(chat) && box.text === '', suggestion);
  useKeys({ reply: focus, suggest: suggestion.isPending ? null : askForSuggestion });
  useFirstFocus(input, props.startsHere);
  const [managing, setManaging] = useState(false);
  const menuId = useId();
  const blank = box.text.trim() === '';
  const empty = blank && attachments.attached.length === 0;
  const wentQuiet = chat.needsYou?.why === 'went-quiet' && chat.sendWindow !== 'closed';
  const choiceId = menu.isShown && menu.chosen !== undefined ? `${menuId}-${menu.place}` : undefined;

  function change(value: string) {
    box.change(value);
    menu.startOver();
  }

  const put = (text: string) => {
    change(text);
    focus();
  };
  const pick = useReplyPick(chat._id, input, put);

  function submit() {
    const unready = attachments.waitsFor();
    box.setFailure(unready);
    if (empty || unready !== null) return;
    suggestion.forget();
    box.send();
    focus();
  }

  const acts = { menu, submit, change, pick };

  return (
    <form
      className={styles.sendBox}
      {...takesFiles(attachments)}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SendHead
        chat={chat}
        attachments={attachments}
        isSuggesting={suggestion.isPending}
        onManage={() => setManaging(true)}
        onSuggest={askForSuggestion}
      />
      {wentQuiet && blank && <QuietNote busy={suggestion.isPending} onSuggest={askForSuggestion} />}
      {menu.isShown && (
        <CannedMenu
          id={menuId}
          replies={menu.replies}
          active={menu.place}
          onPick={pick}
          onManage={() => setManaging(true)}
        />
      )}
      <AttachArea attachments={attachments} onRecorded={focus} />
      <div className={styles.sendField}>
        <textarea
          ref={input}
          rows={1}
          value={box.text}
          placeholder={chatMessages.sendPlaceholder}
          aria-label="Message"
          aria-describedby="send-note"
          aria-keyshortcuts={ariaKey('reply')}
          aria-autocomplete={menu.isShown ? 'list' : undefined}
          aria-controls={choiceId === undefined ? undefined : menuId}
          aria-activedescendant={choiceId}
          dir="auto"
          enterKeyHint="send"
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={(event) => actOnKey(event, acts)}
        />
        <ActionIcon type="submit" size={44} radius="md" aria-label="Send message" disabled={empty}>
          <IconSend2 size={20} />
        </ActionIcon>
      </div>
      <div role="status">{box.unsent && box.failure === null && <UnsentNote online={online} onSend={submit} />}</div>
      <div role="alert">{box.failure !== null && <p className={styles.sendFailure}>{box.failure}</p>}</div>
      <SuggestionNotes text={box.text} suggestion={suggestion} onPut={put} />
      <p className={styles.sendNote} id="send-note">
        {chatMessages.sendNote}
      </p>
      {managing && <CannedRepliesDialog onClose={() => setManaging(false)} />}
    </form>
  );
}

/** Focuses the box when it opens, if it starts there. */
function useFirstFocus(input: RefObject<HTMLTextAreaElement | null>, startsHere: boolean | undefined): void {
  useEffect(() => {
    if (startsHere) input.current?.focus({ preventScroll: true });
  }, [input, startsHere]);
}

/** Returns a function that puts a saved reply into the box, filled in; what the coach typed meanwhile stays. */
function useReplyPick(
  chatId: string,
  input: RefObject<HTMLTextAreaElement | null>,
  put: (text: string) => void,
): (reply: CannedReply) => void {
  const fill = useFilledReply(chatId);
  return (reply) => {
    const typed = input.current?.value;
    void fill(reply).then((text) => {
      if (input.current?.value === typed) put(text);
    });
  };
}

/** Does what a key in the box asks for. */
function actOnKey(
  event: KeyboardEvent,
  acts: {
    menu: ReturnType<typeof useCannedMenu>;
    submit: () => void;
    change: (value: string) => void;
    pick: (reply: CannedReply) => void;
  },
): void {
  const { menu, submit, change, pick } = acts;
  const { key, shiftKey, nativeEvent } = event;
  const { chosen } = menu;
  const pressed = { key, shiftKey, isComposing: nativeEvent.isComposing };
  const action = decideKey(pressed, { isShown: menu.isShown, hasReplies: chosen !== undefined });
  if (action === 'type') return;
  if (action !== 'close-menu') event.preventDefault();
  if (action === 'send') submit();
  else if (action === 'leave') focusChat();
  else if (action === 'close-menu') change('');
  else if (action === 'pick-reply') pick(chosen!);
  else menu.step(action === 'next-reply' ? 1 : -1);
}

/** Says that a text is the agent's, and offers others in its place. */
function SuggestionNotes(props: {
  text: string;
  suggestion: ReturnType<typeof useSuggestion>;
  onPut: (text: string) => void;
}) {
  const { text, suggestion, onPut } = props;
  const { offered } = suggestion;
  const blank = text.trim() === '';
  return (
    <div role="status">
      {suggestion.isSuccess && !blank && <p className={styles.sendNote}>{inboxMessages.suggested}</p>}
      {offered.length > 1 && !blank && (
        <OtherSuggestions
          texts={offered.filter((one) => !text.includes(one))}
          onPick={(chosen) => onPut(withOtherSuggestion(text, offered, chosen))}
        />
      )}
    </div>
  );
}

/** Asks the agent for a text, and puts it into the box. */
function useSuggestion(chat: Chat, box: ReturnType<typeof useSendText>) {
  const { api, queryClient } = useServices();
  /** The suggestions of the last time: one is in the box, and another may take its place. */
  const [offered, setOffered] = useState<string[]>([]);
  const { isPending, isSuccess, mutate } = useMutation({
    // The first one may be there already. Who asks wants a new one.
    mutationFn: (onPut: (() => void) | null) =>
      onPut === null
        ? queryClient.fetchQuery(suggestedReply(api, chat))
        : api.call(chatRoutes.suggest, { params: { id: chat._id } }),
    onSuccess: (suggested, onPut) => {
      box.setText((present) => withSuggestion(present, suggested.text));
      setOffered([suggested.text, ...suggested.others]);
      onPut?.();
    },
    onError: (error, onPut) => {
      // Who asked for none misses none.
      if (onPut === null) return;
      box.setFailure(`${inboxMessages.suggestFailed}${error instanceof ApiError ? ` ${error.message}` : ''}`);
    },
  });
  return {
    isPending,
    isSuccess,
    offered,
    forget: () => setOffered([]),
    /** `onPut` is null where nobody asked and the box was empty. */
    ask(onPut: (() => void) | null) {
      box.setFailure(null);
      mutate(onPut);
    },
  };
}

/** Asks for a suggestion once, when the box opens. The focus stays where it is. */
function useFirstSuggestion(isWanted: boolean, suggestion: ReturnType<typeof useSuggestion>): void {
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    if (isWanted) suggestion.ask(null);
  });
}
