import { IconPlugConnectedX } from '@tabler/icons-react';
import { FullScreenSpinner } from '../../components/page/full-screen-spinner.tsx';
import { PageShell, PageTitle } from '../../components/page/page-shell.tsx';
import { StateMessage } from '../../components/page/state-message.tsx';
import { AgentGrid } from '../../features/agents/agent-grid.tsx';
import { agentMessages } from '../../features/agents/messages.ts';
import { useAgents } from '../../features/agents/queries.ts';

export function meta() {
  return [{ title: 'Agents · Spotter' }];
}

export default function AgentsPage() {
  const agents = useAgents();
  if (agents.isPending) return <FullScreenSpinner />;
  return (
    <PageShell>
      <PageTitle title={agentMessages.listTitle} lead={agentMessages.listLead} />
      {agents.data === undefined ? (
        <StateMessage
          failure
          icon={<IconPlugConnectedX />}
          title={agentMessages.listFailedTitle}
          action={{ label: agentMessages.retry, onClick: () => void agents.refetch() }}
        >
          {agentMessages.failedHint}
        </StateMessage>
      ) : (
        <AgentGrid agents={agents.data} />
      )}
    </PageShell>
  );
}
