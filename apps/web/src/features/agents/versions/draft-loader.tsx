import type { AgentDraft } from '@spotter/contract';
import { IconPlugConnectedX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FullScreenSpinner } from '../../../components/page/full-screen-spinner.tsx';
import { StateMessage } from '../../../components/page/state-message.tsx';
import { agentMessages } from '../messages.ts';
import { useAgentDraft } from './version-queries.ts';

/** Shows a form when the draft of its agent has loaded. A new agent has none. */
export function DraftLoader(props: { agentId: string | null; children: (draft: AgentDraft | null) => ReactNode }) {
  const query = useAgentDraft(props.agentId);
  if (props.agentId === null) return props.children(null);
  if (query.data !== undefined) return props.children(query.data);
  if (query.isPending) return <FullScreenSpinner />;
  return (
    <StateMessage
      failure
      icon={<IconPlugConnectedX />}
      title={agentMessages.failedTitle}
      action={{ label: agentMessages.retry, onClick: () => void query.refetch() }}
    >
      {agentMessages.failedHint}
    </StateMessage>
  );
}
