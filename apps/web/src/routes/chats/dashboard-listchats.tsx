import { IconMessages } from '@tabler/icons-react';
import { StateMessage } from '../../components/page/state-message.tsx';
import { chatMessages } from '../../features/chats/messages.ts';
import styles from './inbox.module.css';

export function meta() {
  return [{ title: 'Conversations · Spotter' }];
}

/** Fills the space beside the list on wide screens while no chat is chosen. */
export default function ConversationsPage() {
  return (
    <div className={styles.inboxUnchosen}>
      <StateMessage icon={<IconMessages />} title={chatMessages.chooseTitle}>
        {chatMessages.chooseHint}
      </StateMessage>
    </div>
  );
}
