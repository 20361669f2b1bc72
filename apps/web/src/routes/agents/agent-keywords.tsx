import { useParams } from 'react-router';
import { AgentLoader } from '../../features/agents/agent-loader.tsx';
import { agentIdOf } from '../../features/agents/one-agent.ts';
import { LeadStep } from '../../features/agents/triggers/lead-step.tsx';
import { triggerMessages } from '../../features/agents/triggers/trigger-messages.ts';
import { WizardFrame } from '../../features/agents/wizard-frame.tsx';

export function meta() {
  return [{ title: 'How leads come in · Spotter' }];
}

export default function AgentKeywordsPage() {
  const agentId = agentIdOf(useParams().agentId);
  return (
    <AgentLoader key={agentId} agentId={agentId}>
      {(agent) => (
        <WizardFrame agent={agent} step={2} title={triggerMessages.pageTitle} lead={triggerMessages.pageLead}>
          <LeadStep key={agent?._id ?? 'new'} agent={agent} />
        </WizardFrame>
      )}
    </AgentLoader>
  );
}
