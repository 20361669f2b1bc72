import { Link, useParams } from 'react-router';
import { AgentForm } from '../../features/agents/form/agent-form.tsx';
import { AgentLoader } from '../../features/agents/agent-loader.tsx';
import { AgentPause } from '../../features/agents/agent-pause.tsx';
import { agentMessages } from '../../features/agents/messages.ts';
import { agentIdOf } from '../../features/agents/one-agent.ts';
import { useOffers, useSaveOffer } from '../../features/knowledge/offers/offer-queries.ts';
import { ReadinessLink } from '../../features/agents/proof/readiness-link.tsx';
import { DraftLoader } from '../../features/agents/versions/draft-loader.tsx';
import { versionMessages } from '../../features/agents/versions/version-messages.ts';
import { WizardFrame } from '../../features/agents/wizard-frame.tsx';
import { paths } from '../../paths.ts';

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
          {agent !== null && (
            <AgentPause agent={agent}>
              <Link className="text-action" to={paths.agentVersions(agent._id)}>
                {versionMessages.toVersions}
              </Link>
              <Link className="text-action" to={paths.agentRules(agent._id)}>
                {agentMessages.toRules}
              </Link>
              <ReadinessLink agentId={agent._id} />
            </AgentPause>
          )}
          <DraftLoader agentId={agentId}>
            {(draft) => (
              <AgentForm
                key={agent?._id ?? 'new'}
                agent={agent}
                draft={draft}
                offers={offers}
                addOffer={(body) => saveOffer.mutateAsync({ id: null, body })}
              />
            )}
          </DraftLoader>
        </WizardFrame>
      )}
    </AgentLoader>
  );
}
