import { ActionIcon } from '@mantine/core';
import type { Chat } from '@spotter/contract';
import { IconClockHour4, IconMessage2Bolt, IconPhotoVideo, IconSparkles } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useKeyHint } from '../../../components/keys/use-keys.ts';
import { useNow } from '../../../components/time/use-now.ts';
import { attachMessages } from '../attach/attach-messages.ts';
import { AttachButtons } from '../attach/attach-buttons.tsx';
import type { Attachments } from '../attach/use-attachments.ts';
import { inboxMessages } from '../inbox-messages.ts';
import { windowLeft, windowWhy } from './window-left.ts';
import styles from './send-box.module.css';

const ClipPicker = lazy(() => import('../clips/clip-picker.tsx'));

/** How long the coach may still write, and what helps with writing. */
export function SendHead(props: {
  chat: Chat;
  attachments: Attachments;
  isSuggesting: boolean;
  onManage: () => void;
  onSuggest: () => void;
}) {
  const [isPicking, setPicking] = useState(false);
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
      <AttachButtons
        chat={props.chat}
        onFiles={(files) => void props.attachments.add(files)}
        onRecord={() => props.attachments.record(true)}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={attachMessages.clip}
        title={attachMessages.clip}
        onClick={() => setPicking(true)}
      >
        <IconPhotoVideo size={19} />
      </ActionIcon>
      {isPicking && (
        <Suspense fallback={null}>
          <ClipPicker chat={props.chat} onPick={props.attachments.addClip} onClose={() => setPicking(false)} />
        </Suspense>
      )}
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
