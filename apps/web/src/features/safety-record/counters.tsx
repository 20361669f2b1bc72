import { Skeleton } from '@mantine/core';
import { type SafetyRecord, type SafetyCounterName, safetyCounters } from '@spotter/contract';
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
import {
  chatsSentence,
  counterSentence,
  counterWords,
  safetyRecordMessages,
  shownNumber,
  verdictSentence,
} from './messages.ts';
import { useSafetyRecord } from './queries.ts';
import styles from './safety-record.module.css';

/** The seven counters, each with how it is computed and the list behind it. */
export function Counters() {
  const record = useSafetyRecord();
  if (record.isPending) return <Loading />;
  if (record.data === undefined) {
    return (
      <StateMessage
        failure
        icon={<IconPlugConnectedX />}
        title={safetyRecordMessages.failedTitle}
        action={{ label: safetyRecordMessages.retry, onClick: () => void record.refetch() }}
      >
        {safetyRecordMessages.failedHint}
      </StateMessage>
    );
  }
  if (isEmpty(record.data)) {
    return (
      <StateMessage icon={<IconMessageCheck />} title={safetyRecordMessages.emptyTitle}>
        {safetyRecordMessages.emptyHint}
      </StateMessage>
    );
  }
  return <Counted record={record.data} />;
}

function Counted({ record }: { record: SafetyRecord }) {
  const found = safetyCounters.reduce((sum, name) => sum + record[name].count, 0);
  return (
    <>
      <div className={styles.voiceVerdict} data-broken={found > 0 || undefined}>
        {found === 0 ? <IconShieldCheck aria-hidden /> : <IconAlertTriangle aria-hidden />}
        <div>
          <p className={styles.voiceVerdictTitle}>{verdictSentence(found)}</p>
          <p role="status">{chatsSentence(record.chats)}</p>
        </div>
      </div>
      <ul className={styles.voiceCounters}>
        {safetyCounters.map((name) => (
          <Counter key={name} name={name} counter={record[name]} />
        ))}
      </ul>
      <section className={styles.voiceHow}>
        <h2>{safetyRecordMessages.how}</h2>
        <p>{safetyRecordMessages.howText}</p>
      </section>
    </>
  );
}

function Counter({ name, counter }: { name: SafetyCounterName; counter: SafetyRecord[SafetyCounterName] }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const words = counterWords[name];
  return (
    <li className={styles.voiceCounter} data-broken={counter.count > 0 || undefined}>
      <div className={styles.voiceCounterHead}>
        <p className={styles.voiceNumber}>
          <strong>{shownNumber(name, counter)}</strong> <span>{counterSentence(name, counter)}</span>
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
  if (open) return safetyRecordMessages.hide;
  return count > 0 ? safetyRecordMessages.show : safetyRecordMessages.showNone;
}

/** Whether there is no chat and no call, so there was no chance to break a promise. */
function isEmpty(record: SafetyRecord): boolean {
  return record.chats.of === 0 && safetyCounters.every((name) => record[name].of === 0);
}

function Loading() {
  return (
    <div className={styles.voiceLoading} role="status" aria-label={safetyRecordMessages.loading}>
      <Skeleton height={76} radius={16} />
      {safetyCounters.map((name) => (
        <Skeleton key={name} height={96} radius={16} />
      ))}
    </div>
  );
}
