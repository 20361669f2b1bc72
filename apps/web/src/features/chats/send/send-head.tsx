import { ActionIcon } from '@mantine/core';
import type { Chat } from '@spotter/contract';
import { IconClockHour4, IconMessage2Bolt, IconSparkles } from '@tabler/icons-react';
import { useKeyHint } from '../../../components/keys/use-keys.ts';
import { useNow } from '../../../components/time/use-now.ts';
import { inboxMessages } from '../inbox-messages.ts';
import { windowLeft, windowWhy } from './window-left.ts';
import styles from './send-box.module.css';

/** How long the coach may still write, and what helps with writing. */
export function SendHead(props: { chat: Chat; isSuggesting: boolean; onManage: () => void; onSuggest: () => void }) {
  const now = useNow(30_000);
  const left = windowLeft(props.chat, now);
  const why = windowWhy(props.chat, now);
  const hint = useKeyHint();
  return (
    <div className={styles.sendHead}>
      <p className={styles.windowLeft} data-tone={left.tone}>
        <IconClockHour4 size={15} aria-hidden />
        <span>
          {left.sentence}
          {why !== null && <span className={styles.windowWhy}> {why}</span>}
        </span>
      </p>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={inboxMessages.cannedManage}
        title={inboxMessages.canned}
        onClick={props.onManage}
      >
        <IconMessage2Bolt size={19} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={inboxMessages.suggest}
        {...hint('suggest', inboxMessages.suggest)}
        loading={props.isSuggesting}
        onClick={props.onSuggest}
      >
        <IconSparkles size={19} />
      </ActionIcon>
    </div>
  );
}
