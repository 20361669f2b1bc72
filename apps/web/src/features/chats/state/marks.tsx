import type { Chat } from '@spotter/contract';
import type { AgentState } from '@spotter/domain/inbox';
import {
  IconApps,
  IconClock,
  IconClockExclamation,
  IconClockPlay,
  IconHandStop,
  IconKey,
  IconBan,
  IconMessageCheck,
  IconMessageOff,
  IconPlayerPause,
  IconSparkles,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react';
import { agentStateNames, asksForOk, stageNames } from '../messages.ts';
import styles from './marks.module.css';

const icons: Record<AgentState, typeof IconClock> = {
  'taken-over': IconUserCheck,
  spam: IconBan,
  stopped: IconMessageOff,
  'not-a-lead': IconUserOff,
  off: IconPlayerPause,
  'no-agent': IconPlayerPause,
  'other-app': IconApps,
  delayed: IconClockExclamation,
  waiting: IconClock,
  'waits-for-keyword': IconKey,
  on: IconSparkles,
};

type Mark = { state: AgentState; paused?: string | null; asks?: boolean; next?: string | null };

/**
 * Whether the agent or a person has this chat, or an answer is on its way. The words of a pause replace what it
 * would do, and those of what it says next that it is on. `asks`: its answer waits for the coach.
 */
export function AgentMark({ state, paused = null, asks = false, next = null }: Mark) {
  if (paused !== null) {
    return (
      <span className={`mark ${styles.agentMark}`} data-mark="paused">
        <IconPlayerPause size={15} aria-hidden />
        {paused}
      </span>
    );
  }
  if (asks) {
    return (
      <span className={`mark ${styles.agentMark}`} data-mark="asks">
        <IconMessageCheck size={15} aria-hidden />
        {asksForOk}
      </span>
    );
  }
  const Icon = state === 'on' && next !== null ? IconClockPlay : icons[state];
  return (
    <span className={`mark ${styles.agentMark}`} data-mark={state}>
      <Icon size={15} aria-hidden />
      {state === 'on' && next !== null ? next : agentStateNames[state]}
    </span>
  );
}

/** The lead's stage. A chat that needs the coach stands out. */
export function StageChip({ stage }: { stage: Chat['stage'] }) {
  return (
    <span className={styles.stage} data-stage={stage}>
      {stage === 'needs_you' && <IconHandStop size={14} aria-hidden />}
      {stageNames[stage]}
    </span>
  );
}
