import { useParams, useSearchParams } from 'react-router';
import { GoBack } from '../../components/way-back/go-back.tsx';
import { PageShell, PageTitle } from '../../components/page/page-shell.tsx';
import { AgentLoader } from '../../features/agents/agent-loader.tsx';
import { VersionList } from '../../features/agents/versions/version-list.tsx';
import { versionMessages } from '../../features/agents/versions/version-messages.ts';
import { paths } from '../../paths.ts';

/** An address with a larger one was not made by us. */
const maxShownNumber = 1_000_000;

export function meta() {
  return [{ title: 'Versions · Spotter' }];
}

export default function AgentVersionsPage() {
  const { agentId = '' } = useParams();
  const asked = Number(useSearchParams()[0].get('version'));
  return (
    <AgentLoader agentId={agentId}>
      {(agent) => (
        <PageShell wayBack={<GoBack to={paths.agent(agentId)} where={agent!.name} />}>
          <PageTitle title={versionMessages.pageTitle} lead={versionMessages.pageLead} />
          <VersionList
            agent={agent!}
            asked={Number.isSafeInteger(asked) && asked > 0 && asked <= maxShownNumber ? asked : null}
          />
        </PageShell>
      )}
    </AgentLoader>
  );
}
