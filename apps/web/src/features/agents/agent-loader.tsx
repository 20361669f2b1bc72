import { type Agent, ApiError } from '@spotter/contract';
import { IconPlugConnectedX, IconZoomQuestion } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { FullScreenSpinner } from '../../components/page/full-screen-spinner.tsx';
import { StateMessage } from '../../components/page/state-message.tsx';
import { paths } from '../../paths.ts';
import { agentMessages } from './messages.ts';
import { useAgent } from './one-agent.ts';

/** Shows a step when its agent has loaded. A step without an id has no agent yet. */
export function AgentLoader(props: { agentId: string | null; children: (agent: Agent | null) => ReactNode }) {
  const query = useAgent(props.agentId);
  const navigate = useNavigate();
  if (props.agentId === null) return props.children(null);
  if (query.data !== undefined) return props.children(query.data);
  if (query.isPending) return <FullScreenSpinner />;
  if (query.error instanceof ApiError && query.error.status === 404) {
    return (
      <StateMessage
        isPage
        icon={<IconZoomQuestion />}
        title={agentMessages.notFoundTitle}
        action={{ label: agentMessages.toAgents, onClick: () => void navigate(paths.agents) }}
      >
        {agentMessages.notFoundHint}
      </StateMessage>
    );
  }
  return <AgentFailed isPage onRetry={() => void query.refetch()} />;
}

/** Stands in the place of an agent, or of its draft, that did not load. */
export function AgentFailed({ isPage = false, onRetry }: { isPage?: boolean; onRetry: () => void }) {
  return (
    <StateMessage
      isPage={isPage}
      failure
      icon={<IconPlugConnectedX />}
      title={agentMessages.failedTitle}
      action={{ label: agentMessages.retry, onClick: onRetry }}
    >
      {agentMessages.failedHint}
    </StateMessage>
  );
}
