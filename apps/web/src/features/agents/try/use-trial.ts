import { type AgentBody, agentRoutes, type AgentTrial } from '@spotter/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../../api/services.ts';
import { trialFailure } from './try-messages.ts';

/** A line of the trial: the lead's message, the agent's answer, or what the agent would do instead. */
export type TrialLine =
  | { kind: 'message'; from: 'lead'; text: string }
  | { kind: 'message'; from: 'agent'; text: string; sources: AgentTrial['sources'] }
  | { kind: 'decision'; decision: AgentTrial['decision'] };

// The contract limits the length of messages and of the conversation.
const maxTextLength = 2000;
const maxConversationLength = 60;
const maxKeywordLength = 100;

/**
 * A conversation with the agent that exists on this screen only. An agent without triggers would never speak, so
 * its conversation begins as if the first word were a trigger.
 */
export function useTrial(agentId: string, agent: AgentBody) {
  const { api } = useServices();
  const [lines, setLines] = useState<TrialLine[]>([]);
  const [practice, setPractice] = useState<string | null>(null);
  const latest = useRef(lines);
  useEffect(() => {
    latest.current = lines;
  }, [lines]);
  const { mutate, isPending, isError, error, reset } = useMutation({
    mutationFn: (conversation: TrialLine[]) => {
      const messages = messagesOf(conversation);
      const keywords = agent.keywords?.length ? agent.keywords : [firstWordOf(messages)];
      return api.call(agentRoutes.try, {
        params: { id: agentId },
        body: { messages, agent: { ...agent, keywords }, practice },
      });
    },
    onSuccess: ({ decision, answer, sources, practice: remembered }, conversation) => {
      // The trial was started over, so this answer no longer matters.
      if (latest.current !== conversation) return;
      const answered: TrialLine[] = answer === null ? [] : [{ kind: 'message', from: 'agent', text: answer, sources }];
      setLines([...conversation, ...answered, { kind: 'decision', decision }]);
      setPractice(remembered);
    },
  });

  return {
    lines,
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
      setPractice(null);
      reset();
    },
  };
}

function messagesOf(lines: TrialLine[]) {
  return lines
    .flatMap((line) => (line.kind === 'message' ? [{ from: line.from, text: line.text.slice(0, maxTextLength) }] : []))
    .slice(-maxConversationLength);
}

function firstWordOf(messages: { text: string }[]): string {
  return messages[0]?.text.split(/\s/)[0]?.slice(0, maxKeywordLength) ?? '';
}
