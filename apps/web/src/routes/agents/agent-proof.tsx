import { useLocation, useParams, useSearchParams } from 'react-router';
import { PageShell, PageTitle } from '../../components/page/page-shell.tsx';
import { GoBack } from '../../components/way-back/go-back.tsx';
import { wayBackIn } from '../../components/way-back/way-back-in.ts';
import { AgentLoader } from '../../features/agents/agent-loader.tsx';
import { Proof } from '../../features/agents/proof/proof.tsx';
import { proofMessages } from '../../features/agents/proof/proof-messages.ts';
import { ProofTabs } from '../../features/agents/proof/proof-tabs.tsx';
import { replayMessages } from '../../features/agents/proof/replay/replay-messages.ts';
import { Replays } from '../../features/agents/proof/replay/replays.tsx';
import { paths } from '../../paths.ts';
import { SimulatedChat } from './proof/simulated-chat.tsx';

export function meta() {
  return [{ title: 'Try before publishing · Spotter' }];
}

export default function AgentProofPage() {
  const { agentId = '' } = useParams();
  const { state } = useLocation();
  const isOnChats = useSearchParams()[0].get('of') === 'chats';
  const { pageTitle, pageLead } = isOnChats ? replayMessages : proofMessages;
  const origin = wayBackIn(state, paths.agentProof(agentId));
  return (
    <AgentLoader key={agentId} agentId={agentId}>
      {(agent) => (
        <PageShell isWide wayBack={<GoBack {...(origin ?? { to: paths.agent(agentId), where: agent!.name })} />}>
          <PageTitle title={pageTitle} lead={pageLead} />
          <ProofTabs agentId={agentId} isOnChats={isOnChats} />
          {isOnChats ? (
            <Replays agent={agent!} />
          ) : (
            <Proof
              agent={agent!}
              renderChat={(conversation, markOf) => <SimulatedChat conversation={conversation} markOf={markOf} />}
            />
          )}
        </PageShell>
      )}
    </AgentLoader>
  );
}
