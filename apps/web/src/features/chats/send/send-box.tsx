import { ActionIcon } from '@mantine/core';
import { ApiError, type CannedReply, type Chat, chatRoutes } from '@spotter/contract';
import { IconClockHour4, IconMessage2Bolt, IconSend2, IconSparkles } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { findKeptText, keepText } from '../../../api/kept-texts.ts';
import { useOnline } from '../../../api/online.ts';
import { useSession } from '../../../api/platform.ts';
import { useServices } from '../../../api/services.ts';
import { useNow } from '../../../components/time/use-now.ts';
import { CannedMenu } from './canned-menu.tsx';
import { CannedRepliesDialog } from './canned-replies-dialog.tsx';
import { cannedSearch, useCannedReplies } from './canned-replies.ts';
import { contactNameOf } from '../contact-name.ts';
import { inboxMessages } from '../inbox-messages.ts';
import { chatMessages } from '../messages.ts';
import { windowLeft } from '../times.ts';
import { OtherSuggestions } from './other-suggestions.tsx';
import { QuietNote } from './quiet-note.tsx';
import { UnsentNote } from './unsent-note.tsx';
import { useSendMessage } from './use-send-message.ts';
import styles from './send-box.module.css';

/**
 * The box in which the coach writes. Enter sends, Shift+Enter makes a new line, and a slash finds saved replies.
 * A text that failed comes back.
 */
export function SendBox({ chat }: { chat: Chat }) {
  const { api } = useServices();
  const userId = useSession()?.user._id ?? '';
  const online = useOnline();
  const [text, setText] = useState(() => findKeptText(userId, chat._id) ?? '');
  // Whether the text in the box could not be sent. Then it is kept on this device, too.
  const [unsent, setUnsent] = useState(text !== '');
  /** The suggestions of the last time: one is in the box, and another may take its place. */
  const [offered, setOffered] = useState<string[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const [managing, setManaging] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const menuId = useId();
  const now = useNow(30_000);
  const keep = (stored: string) =>
    keepText(userId, { chatId: chat._id, contactName: contactNameOf(chat), text: stored });
  const newest = useRef(text);
  useEffect(() => {
    newest.current = text;
  }, [text]);
  const send = useSendMessage(chat, (failedText, reason, reachedServer) => {
    // The coach may have begun the next text or left the chat. Neither text is lost.
    const both = [failedText, newest.current].filter((part) => part.trim() !== '').join('\n');
    setText(both);
    setUnsent(true);
    keep(both);
    if (!reachedServer) setFailure(null);
    else {
      setFailure(reason === null ? chatMessages.draftKept : `${reason}. ${chatMessages.draftKept}`.replace('..', '.'));
    }
  });
  const suggestion = useMutation({
    mutationFn: () => api.call(chatRoutes.suggest, { params: { id: chat._id } }),
    onSuccess: (suggested) => {
      setText((present) => (present.trim() === '' ? suggested.text : `${present.trimEnd()}\n${suggested.text}`));
      setOffered([suggested.text, ...suggested.others]);
      input.current?.focus();
    },
    onError: (error) =>
      setFailure(`${inboxMessages.suggestFailed}${error instanceof ApiError ? ` ${error.message}` : ''}`),
  });
  const suggest = () => {
    setFailure(null);
    suggestion.mutate();
  };
  const blank = text.trim() === '';
  const wentQuiet = chat.needsYou?.why === 'went-quiet' && chat.sendWindow !== 'closed';
  const left = windowLeft(chat, now);

  const search = cannedSearch(text);
  const canned = useCannedReplies(search !== null);
  const found = search === null ? [] : (canned.data ?? []).filter(({ shortcut }) => shortcut.startsWith(search));
  const showsMenu = search !== null && canned.data !== undefined;
  const chosen = found[Math.min(active, found.length - 1)];

  function change(value: string) {
    setText(value);
    setActive(0);
    if (!unsent) return;
    keep(value);
    if (value.trim() === '') setUnsent(false);
  }

  function pick(reply: CannedReply) {
    change(reply.text);
    input.current?.focus();
  }

  function pickSuggestion(suggested: string) {
    const present = offered.find((one) => text.includes(one));
    change(present === undefined ? suggested : text.replace(present, () => suggested));
    input.current?.focus();
  }

  function submit() {
    if (blank) return;
    setFailure(null);
    setOffered([]);
    setText('');
    setUnsent(false);
    keep('');
    send(text.trim());
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    // While an input method composes a character, Enter belongs to the input method.
    if (event.nativeEvent.isComposing) return;
    if (showsMenu && chosen !== undefined) {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step !== 0) {
        event.preventDefault();
        setActive((present) => (present + step + found.length) % found.length);
        return;
      }
      if (event.key === 'Enter' || event.key === 'Tab') {
        event.preventDefault();
        pick(chosen);
        return;
      }
    }
    if (showsMenu && event.key === 'Escape') {
      change('');
      return;
    }
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    submit();
  }

  return (
    <form
      className={styles.sendBox}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.sendHead}>
        <p className={styles.windowLeft} data-tone={left.tone}>
          <IconClockHour4 size={15} aria-hidden />
          {left.sentence}
        </p>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={inboxMessages.cannedManage}
          title={inboxMessages.canned}
          onClick={() => setManaging(true)}
        >
          <IconMessage2Bolt size={19} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={inboxMessages.suggest}
          title={inboxMessages.suggest}
          loading={suggestion.isPending}
          onClick={suggest}
        >
          <IconSparkles size={19} />
        </ActionIcon>
      </div>
      {wentQuiet && blank && <QuietNote busy={suggestion.isPending} onSuggest={suggest} />}
      {showsMenu && (
        <CannedMenu
          id={menuId}
          replies={found}
          active={chosen === undefined ? -1 : found.indexOf(chosen)}
          onPick={pick}
          onManage={() => setManaging(true)}
        />
      )}
      <div className={styles.sendField}>
        <textarea
          ref={input}
          rows={1}
          value={text}
          placeholder={chatMessages.sendPlaceholder}
          aria-label="Message"
          aria-describedby="send-note"
          aria-autocomplete={showsMenu ? 'list' : undefined}
          aria-controls={showsMenu && chosen !== undefined ? menuId : undefined}
          aria-activedescendant={showsMenu && chosen !== undefined ? `${menuId}-${found.indexOf(chosen)}` : undefined}
          dir="auto"
          enterKeyHint="send"
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <ActionIcon type="submit" size={44} radius="md" aria-label="Send message" disabled={blank}>
          <IconSend2 size={20} />
        </ActionIcon>
      </div>
      <div role="status">{unsent && failure === null && <UnsentNote online={online} onSend={submit} />}</div>
      <div role="alert">{failure !== null && <p className={styles.sendFailure}>{failure}</p>}</div>
      <div role="status">
        {suggestion.isSuccess && !blank && <p className={styles.sendNote}>{inboxMessages.suggested}</p>}
        {offered.length > 1 && !blank && (
          <OtherSuggestions texts={offered.filter((one) => !text.includes(one))} onPick={pickSuggestion} />
        )}
      </div>
      <p className={styles.sendNote} id="send-note">
        {chatMessages.sendNote}
      </p>
      {managing && <CannedRepliesDialog onClose={() => setManaging(false)} />}
    </form>
  );
}
