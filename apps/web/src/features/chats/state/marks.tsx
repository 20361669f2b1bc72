import type { Chat } from '@spotter/contract';
import {
  IconClock,
  IconClockExclamation,
  IconHandStop,
  IconMessageOff,
  IconPlayerPause,
  IconSparkles,
  IconUserCheck,
} from '@tabler/icons-react';
import { troubleSentence } from '../why/decision-sentence.ts';
import { agentMarkNames, stageNames } from '../messages.ts';

type AgentMark = keyof typeof agentMarkNames;

/** What the autoreplies of this chat are doing: a person before the switches before a pending answer. */
export function agentMarkOf(
  chat: Pick<Chat, 'takenOver' | 'pendingReply' | 'chatEnabled' | 'lastDecision'>,
  botEnabled: boolean,
): AgentMark {
  if (chat.takenOver !== null) return 'taken-over';
  // The switch is still on: it is they who do not want to be written to.
  if (chat.lastDecision?.kind === 'opt-out' || chat.lastDecision?.reason === 'opted-out') return 'opted-out';
  if (!chat.chatEnabled || !botEnabled) return 'off';
  if (chat.pendingReply === null) return 'on';
  return troubleSentence(chat.lastDecision) === null ? 'waiting' : 'delayed';
}

const icons = {
  'taken-over': IconUserCheck,
  'opted-out': IconMessageOff,
  delayed: IconClockExclamation,
  waiting: IconClock,
  off: IconPlayerPause,
  on: IconSparkles,
};

/** Whether the agent has this chat, a person does, or an answer is on its way. */
export function AgentMarkLine({ mark }: { mark: AgentMark }) {
  const Icon = icons[mark];
  return (
    <span className="mark" data-mark={mark}>
      <Icon size={15} aria-hidden />
      {agentMarkNames[mark]}
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
