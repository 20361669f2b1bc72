import { type AgentBody, agentRoutes, type AgentTrial } from '@spotter/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../../api/services.ts';
import { trialFailure } from './try-messages.ts';

/** A line of the trial: the lead's message, the agent's answer, or what the agent would do instead. */
export type TrialLine =
  | { kind: 'message'; from: 'lead'; text: string }
  | { kind: 'message'; from: 'agent'; text: string; messages: string[]; sources: AgentTrial['sources'] }
  | { kind: 'decision'; decision: AgentTrial['decision'] };

type TrialMessages = { from: 'lead' | 'agent'; text: string }[];

export type Trial = ReturnType<typeof useTrial>;

// The contract limits the length of messages and of the conversation.
const maxTextLength = 2000;
const maxConversationLength = 60;
const maxKeywordLength = 100;

/**
 * A conversation with the agent that exists on this screen only. An agent without triggers would never speak, so
 * its conversation begins as if the first word were a trigger.
 */
export function useAgentTrial(agentId: string, agent: AgentBody): Trial {
  const { api } = useServices();
  return useTrial((messages, practice) => {
    const keywords = agent.keywords?.length ? agent.keywords : [firstWordOf(messages)];
    return api.call(agentRoutes.try, {
      params: { id: agentId },
      body: { messages: messages.slice(-maxConversationLength), agent: { ...agent, keywords }, practice },
    });
  });
}

/** A conversation with the agent that `ask` asks, by all messages and the `practice` of the last answer. */
export function useTrial(ask: (messages: TrialMessages, practice: string | null) => Promise<AgentTrial>) {
  const [lines, setLines] = useState<TrialLine[]>([]);
  const [answered, setAnswered] = useState<AgentTrial | null>(null);
  const latest = useRef(lines);
  useEffect(() => {
    latest.current = lines;
  }, [lines]);
  const { mutate, isPending, isError, error, reset } = useMutation({
    mutationFn: (conversation: TrialLine[]) => ask(messagesOf(conversation), answered?.practice ?? null),
    onSuccess: (trial, conversation) => {
      // The trial was started over, so this answer no longer matters.
      if (latest.current !== conversation) return;
      const { decision, answer, messages, sources } = trial;
      const answers: TrialLine[] =
        answer === null ? [] : [{ kind: 'message', from: 'agent', text: answer, messages, sources }];
      setLines([...conversation, ...answers, { kind: 'decision', decision }]);
      setAnswered(trial);
    },
  });

  return {
    lines,
    /** What the last answer came to; null before the first. */
    answered,
    writing: isPending,
    failure: isError ? trialFailure(error) : null,
    send(text: string) {
      const conversation: TrialLine[] = [
        ...lines,
        { kind: 'message', from: 'lead', text: text.slice(0, maxTextLength) },
      ];
      setLines(conversation);
      mutate(conversation);
    },
    retry: () => mutate(lines),
    startOver() {
      setLines([]);
      setAnswered(null);
      reset();
    },
  };
}

function messagesOf(lines: TrialLine[]): TrialMessages {
  return lines.flatMap((line) =>
    line.kind === 'message' ? [{ from: line.from, text: line.text.slice(0, maxTextLength) }] : [],
  );
}

function firstWordOf(messages: { text: string }[]): string {
  return messages[0]?.text.split(/\s/)[0]?.slice(0, maxKeywordLength) ?? '';
}
