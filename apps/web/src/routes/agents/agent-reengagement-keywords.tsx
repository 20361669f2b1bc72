import { useParams } from 'react-router';
import { AgentLoader } from '../../features/agents/agent-loader.tsx';
import { keywordMessages } from '../../features/agents/keywords/keyword-messages.ts';
import { ReengagementStep } from '../../features/agents/keywords/reengagement-step.tsx';
import { agentIdOf } from '../../features/agents/one-agent.ts';
import { WizardFrame } from '../../features/agents/wizard-frame.tsx';

export function meta() {
  return [{ title: 'Re-engagement keywords · Spotter' }];
}

export default function AgentReengagementKeywordsPage() {
  const agentId = agentIdOf(useParams().agentId);
  return (
    <AgentLoader key={agentId} agentId={agentId}>
      {(agent) => (
        <WizardFrame
          agent={agent}
          step={3}
          title={keywordMessages.title['re-engagement']}
          lead={keywordMessages.lead['re-engagement']}
        >
          <ReengagementStep key={agent?._id ?? 'new'} agent={agent} />
        </WizardFrame>
      )}
    </AgentLoader>
  );
}
