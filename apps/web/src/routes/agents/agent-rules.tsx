import { useParams } from 'react-router';
import { PageShell, PageTitle } from '../../components/page/page-shell.tsx';
import { GoBack } from '../../components/way-back/go-back.tsx';
import { AgentLoader } from '../../features/agents/agent-loader.tsx';
import { RuleList } from '../../features/agents/rules/rule-list.tsx';
import { ruleMessages } from '../../features/agents/rules/rule-messages.ts';
import { paths } from '../../paths.ts';

export function meta() {
  return [{ title: 'Rules · Spotter' }];
}

export default function AgentRulesPage() {
  const { agentId = '' } = useParams();
  return (
    <AgentLoader key={agentId} agentId={agentId}>
      {(agent) => (
        <PageShell wayBack={<GoBack to={paths.agent(agentId)} where={agent!.name} />}>
          <PageTitle title={ruleMessages.pageTitle} lead={ruleMessages.pageLead} />
          <RuleList agent={agent!} />
        </PageShell>
      )}
    </AgentLoader>
  );
}
