import type { Chat } from '@spotter/contract';
import { IconClock, IconHandStop, IconPlayerPause, IconSparkles, IconUserCheck } from '@tabler/icons-react';
import { agentMarkNames, stageNames } from './messages.ts';

type AgentMark = keyof typeof agentMarkNames;

/** What the autoreplies of this chat are doing: a person before a pending answer before the switches. */
export function agentMarkOf(
  chat: Pick<Chat, 'takenOver' | 'pendingReply' | 'chatEnabled'>,
  botEnabled: boolean,
): AgentMark {
  if (chat.takenOver !== null) return 'taken-over';
  if (!chat.chatEnabled || !botEnabled) return 'off';
  return chat.pendingReply === null ? 'on' : 'waiting';
}

const icons = { 'taken-over': IconUserCheck, waiting: IconClock, off: IconPlayerPause, on: IconSparkles };

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
