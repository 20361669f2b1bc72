import type { Chat } from '@spotter/contract';
import type { AgentState } from '@spotter/domain';
import {
  IconApps,
  IconClock,
  IconClockExclamation,
  IconHandStop,
  IconKey,
  IconMessageOff,
  IconPlayerPause,
  IconSparkles,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react';
import { agentStateNames, stageNames } from '../messages.ts';

const icons: Record<AgentState, typeof IconClock> = {
  'taken-over': IconUserCheck,
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

/** Whether the agent has this chat, a person does, or an answer is on its way. */
export function AgentMark({ state }: { state: AgentState }) {
  const Icon = icons[state];
  return (
    <span className="mark" data-mark={state}>
      <Icon size={15} aria-hidden />
      {agentStateNames[state]}
    </span>
  );
}

/** Where the lead stands; a chat that needs the coach stands out. */
export function StageChip({ stage }: { stage: Chat['stage'] }) {
  return (
    <span className="stage" data-stage={stage}>
      {stage === 'needs_you' && <IconHandStop size={14} aria-hidden />}
      {stageNames[stage]}
    </span>
  );
}
