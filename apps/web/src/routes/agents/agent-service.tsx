import { IconPlugConnectedX } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { useSession } from '../../api/platform.ts';
import { FullScreenSpinner } from '../../components/page/full-screen-spinner.tsx';
import { StateMessage } from '../../components/page/state-message.tsx';
import { useBots, useCredentials } from '../../features/accounts/queries.ts';
import { AgentLoader } from '../../features/agents/agent-loader.tsx';
import { agentIdOf } from '../../features/agents/one-agent.ts';
import { useAgents } from '../../features/agents/queries.ts';
import { WizardFrame } from '../../features/agents/wizard-frame.tsx';
import { connectionMessages } from '../../features/connections/messages.ts';
import { useIntegrations } from '../../features/connections/queries.ts';
import { ServiceStep } from '../../features/connections/service-step.tsx';

export function meta() {
  return [{ title: 'Connect your services · Spotter' }];
}

export default function AgentServicePage() {
  const agentId = agentIdOf(useParams().agentId);
  const mustConfirm = useSession()?.user.emailVerified === false;
  const queries = {
    integrations: useIntegrations(),
    credentials: useCredentials(),
    bots: useBots(),
    agents: useAgents(),
  };
  const [integrations, credentials, bots, agents] = [
    queries.integrations.data,
    queries.credentials.data,
    queries.bots.data,
    queries.agents.data,
  ];
  return (
    <AgentLoader key={agentId} agentId={agentId}>
      {(agent) => {
        if (integrations && credentials && bots && agents) {
          return (
            <WizardFrame agent={agent} step={1} title={connectionMessages.title} lead={connectionMessages.lead}>
              <ServiceStep
                key={agentId}
                agent={agent}
                connections={{ integrations, credentials, bots, agents }}
                mustConfirm={mustConfirm}
              />
            </WizardFrame>
          );
        }
        const missing = Object.values(queries).filter((query) => query.data === undefined);
        if (missing.some((query) => query.isPending)) return <FullScreenSpinner />;
        return (
          <StateMessage
            failure
            icon={<IconPlugConnectedX />}
            title={connectionMessages.failedTitle}
            action={{
              label: connectionMessages.retry,
              onClick: () => missing.forEach((query) => void query.refetch()),
            }}
          >
            {connectionMessages.failedHint}
          </StateMessage>
        );
      }}
    </AgentLoader>
  );
}
