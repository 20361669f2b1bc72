import { IconPlugConnectedX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { StateMessage } from '../../../components/page/state-message.tsx';
import { chatMessages } from '../messages.ts';

/** Says that conversations could not be loaded, with a button that tries again. */
export function ListFailure({ onRetry, children }: { onRetry: () => void; children?: ReactNode }) {
  return (
    <StateMessage
      failure
      icon={<IconPlugConnectedX />}
      title={chatMessages.listFailedTitle}
      action={{ label: chatMessages.retry, onClick: onRetry }}
    >
      {children}
    </StateMessage>
  );
}
