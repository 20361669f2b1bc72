import type { AgentDraft } from '@spotter/contract';
import type { ReactNode } from 'react';
import { FullScreenSpinner } from '../../../components/page/full-screen-spinner.tsx';
import { AgentFailed } from '../agent-loader.tsx';
import { useAgentDraft } from './version-queries.ts';

/** Shows a form when the draft of its agent has loaded. A new agent has none. */
export function DraftLoader(props: { agentId: string | null; children: (draft: AgentDraft | null) => ReactNode }) {
  const query = useAgentDraft(props.agentId);
  if (props.agentId === null) return props.children(null);
  if (query.data !== undefined) return props.children(query.data);
  if (query.isPending) return <FullScreenSpinner />;
  return <AgentFailed onRetry={() => void query.refetch()} />;
}
