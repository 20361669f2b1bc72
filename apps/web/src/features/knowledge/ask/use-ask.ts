import { type Agent, agentRoutes, knowledgeRoutes } from '@spotter/contract';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../../api/services.ts';

const maxKeywordLength = 100;

/** Asks a question as a lead would: what the search finds, and what an agent would answer. */
export function useAsk() {
  const { api } = useServices();
  const search = useMutation({
    mutationFn: (question: string) => api.call(knowledgeRoutes.search, { body: { question } }),
  });
  const trial = useMutation({
    mutationFn: ({ agent, question }: { agent: Agent; question: string }) => {
      const { _id: id, name, description, config, offers } = agent;
      // The question itself starts the agent: what it knows is asked here, not its triggers.
      const keywords = [question.split(/\s/)[0]!.slice(0, maxKeywordLength)];
      return api.call(agentRoutes.try, {
        params: { id },
        body: { messages: [{ from: 'lead', text: question }], agent: { name, description, config, offers, keywords } },
      });
    },
  });
  return {
    search,
    trial,
    isPending: search.isPending || trial.isPending,
    ask(question: string, agent: Agent | null) {
      search.mutate(question);
      if (agent === null) trial.reset();
      else trial.mutate({ agent, question });
    },
  };
}
