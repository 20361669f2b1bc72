import { IconMoodCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { StateMessage } from '../../../components/page/state-message.tsx';
import { needsYouMessages } from '../../../features/needs-you/messages.ts';
import {
  endSentence,
  endTitle,
  newSentence,
  triageMessages,
} from '../../../features/needs-you/triage/triage-messages.ts';
import type { useTriage } from '../../../features/needs-you/triage/use-triage.ts';
import styles from './triage-end.module.css';

/** What is said once no chat is left: how long it took and how many are done, or that none waited. */
export function TriageEnd({ triage, onBack }: { triage: ReturnType<typeof useTriage>; onBack: () => void }) {
  const { finishedCount, laterCount, newCount } = triage;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => end.current?.querySelector('h1')?.focus(), []);
  const isEmpty = finishedCount + laterCount === 0;
  return (
    <div className={styles.end} ref={end}>
      <StateMessage
        isPage
        icon={<IconMoodCheck />}
        title={isEmpty ? needsYouMessages.emptyTitle : endTitle(triage.tookMs)}
        action={
          newCount > 0
            ? { label: triageMessages.goOn, onClick: triage.goOn }
            : { label: triageMessages.back, onClick: onBack }
        }
      >
        {isEmpty ? needsYouMessages.emptyHint : endSentence(finishedCount, laterCount)}
        {newCount > 0 && ` ${newSentence(newCount)}`}
      </StateMessage>
    </div>
  );
}
