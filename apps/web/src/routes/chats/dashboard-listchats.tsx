import { IconMessages } from '@tabler/icons-react';
import { StateMessage } from '../../components/page/state-message.tsx';
import { chatMessages } from '../../features/chats/messages.ts';

export function meta() {
  return [{ title: 'Conversations · Spotter' }];
}

/** Beside the list on wide screens: nothing is chosen yet. */
export default function ConversationsPage() {
  return (
    <div className="inbox-unchosen">
      <StateMessage icon={<IconMessages />} title={chatMessages.chooseTitle}>
        {chatMessages.chooseHint}
      </StateMessage>
    </div>
  );
}
