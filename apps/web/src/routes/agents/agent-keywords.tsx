import '../../components/form/form.css';
import '../../features/agents/wizard.css';
import { useParams } from 'react-router';
import { AgentLoader } from '../../features/agents/agent-loader.tsx';
import { keywordMessages } from '../../features/agents/keywords/keyword-messages.ts';
import { KeywordStep } from '../../features/agents/keywords/keyword-step.tsx';
import { agentIdOf } from '../../features/agents/queries.ts';
import { WizardFrame } from '../../features/agents/wizard-frame.tsx';

export function meta() {
  return [{ title: 'Trigger keywords · Spotter' }];
}

export default function AgentKeywordsPage() {
  const agentId = agentIdOf(useParams().agentId);
  return (
    <AgentLoader key={agentId} agentId={agentId}>
      {(agent) => (
        <WizardFrame agent={agent} step={2} title={keywordMessages.title.trigger} lead={keywordMessages.lead.trigger}>
          <KeywordStep key={agent?._id ?? 'new'} kind="trigger" agent={agent} />
        </WizardFrame>
      )}
    </AgentLoader>
  );
}
