import { useParams } from 'react-router';
import { AgentForm } from '../../features/agents/form/agent-form.tsx';
import { AgentLoader } from '../../features/agents/agent-loader.tsx';
import { AgentPause } from '../../features/agents/agent-pause.tsx';
import { agentMessages } from '../../features/agents/messages.ts';
import { agentIdOf } from '../../features/agents/queries.ts';
import { useOffers, useSaveOffer } from '../../features/knowledge/offers/offer-queries.ts';
import { WizardFrame } from '../../features/agents/wizard-frame.tsx';

export function meta() {
  return [{ title: 'Agent · Spotter' }];
}

export default function AgentCreatePage() {
  const agentId = agentIdOf(useParams().agentId);
  const offers = useOffers().data ?? null;
  const saveOffer = useSaveOffer();
  return (
    <AgentLoader key={agentId} agentId={agentId}>
      {(agent) => (
        <WizardFrame
          agent={agent}
          step={0}
          title={agent === null ? agentMessages.createTitle : agentMessages.editTitle}
          lead={agent === null ? agentMessages.createLead : agentMessages.editLead}
        >
          {agent !== null && <AgentPause agent={agent} />}
          <AgentForm
            key={agent?._id ?? 'new'}
            agent={agent}
            offers={offers}
            addOffer={(body) => saveOffer.mutateAsync({ id: null, body })}
          />
        </WizardFrame>
      )}
    </AgentLoader>
  );
}
