import { Skeleton } from '@mantine/core';
import { type OneVoice, type VoiceCounterName, voiceCounters } from '@spotter/contract';
import {
  IconAlertTriangle,
  IconChevronDown,
  IconMessageCheck,
  IconPlugConnectedX,
  IconShieldCheck,
} from '@tabler/icons-react';
import { useId, useState } from 'react';
import { StateMessage } from '../../components/page/state-message.tsx';
import { Findings } from './findings.tsx';
import { chatsSentence, counterSentence, counterWords, oneVoiceMessages, verdictSentence } from './messages.ts';
import { useOneVoice } from './queries.ts';
import styles from './one-voice.module.css';

/** The six counters, each with how it is computed and the list behind it. */
export function Counters() {
  const voice = useOneVoice();
  if (voice.isPending) return <Loading />;
  if (voice.data === undefined) {
    return (
      <StateMessage
        failure
        icon={<IconPlugConnectedX />}
        title={oneVoiceMessages.failedTitle}
        action={{ label: oneVoiceMessages.retry, onClick: () => void voice.refetch() }}
      >
        {oneVoiceMessages.failedHint}
      </StateMessage>
    );
  }
  if (isEmpty(voice.data)) {
    return (
      <StateMessage icon={<IconMessageCheck />} title={oneVoiceMessages.emptyTitle}>
        {oneVoiceMessages.emptyHint}
      </StateMessage>
    );
  }
  return <Counted voice={voice.data} />;
}

function Counted({ voice }: { voice: OneVoice }) {
  const found = voiceCounters.reduce((sum, name) => sum + voice[name].count, 0);
  return (
    <>
      <div className={styles.voiceVerdict} data-broken={found > 0 || undefined}>
        {found === 0 ? <IconShieldCheck aria-hidden /> : <IconAlertTriangle aria-hidden />}
        <div>
          <p className={styles.voiceVerdictTitle}>{verdictSentence(found)}</p>
          <p role="status">{chatsSentence(voice.chats)}</p>
        </div>
      </div>
      <ul className={styles.voiceCounters}>
        {voiceCounters.map((name) => (
          <Counter key={name} name={name} counter={voice[name]} />
        ))}
      </ul>
      <section className={styles.voiceHow}>
        <h2>{oneVoiceMessages.how}</h2>
        <p>{oneVoiceMessages.howText}</p>
      </section>
    </>
  );
}

function Counter({ name, counter }: { name: VoiceCounterName; counter: OneVoice[VoiceCounterName] }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const words = counterWords[name];
  return (
    <li className={styles.voiceCounter} data-broken={counter.count > 0 || undefined}>
      <div className={styles.voiceCounterHead}>
        <p className={styles.voiceNumber}>
          <strong>{counter.count.toLocaleString('en-US')}</strong> <span>{counterSentence(name, counter)}</span>
        </p>
        <div className={styles.voiceCounterWords}>
          <h2>{words.name}</h2>
          <p>{words.how}</p>
        </div>
        <button
          type="button"
          className={styles.voiceOpen}
          aria-expanded={open}
          aria-controls={id}
          aria-label={`${buttonWord(open, counter.count)}: ${words.name}`}
          onClick={() => setOpen(!open)}
        >
          {buttonWord(open, counter.count)}
          <IconChevronDown size={16} aria-hidden />
        </button>
      </div>
      <div id={id} hidden={!open}>
        {open && <Findings counter={name} />}
      </div>
    </li>
  );
}

function buttonWord(open: boolean, count: number): string {
  if (open) return oneVoiceMessages.hide;
  return count > 0 ? oneVoiceMessages.show : oneVoiceMessages.showNone;
}

/** Whether there is no chat and no call, so there was no chance to break a promise. */
function isEmpty(voice: OneVoice): boolean {
  return voice.chats.of === 0 && voiceCounters.every((name) => voice[name].of === 0);
}

function Loading() {
  return (
    <div className={styles.voiceLoading} role="status" aria-label={oneVoiceMessages.loading}>
      <Skeleton height={76} radius={16} />
      {voiceCounters.map((name) => (
        <Skeleton key={name} height={96} radius={16} />
      ))}
    </div>
  );
}
