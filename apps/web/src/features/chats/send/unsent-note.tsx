import { IconCloudOff } from '@tabler/icons-react';
import { inboxMessages } from '../inbox-messages.ts';
import styles from './unsent-note.module.css';

/** Says that an unsent text is kept, and offers to send it. The text is never sent on its own. */
export function UnsentNote({ online, onSend }: { online: boolean; onSend: () => void }) {
  return (
    <div className={styles.unsentNote}>
      <IconCloudOff size={16} aria-hidden />
      <p>{online ? inboxMessages.unsentKept : inboxMessages.unsentOffline}</p>
      {online && (
        <button type="button" className="text-action" onClick={onSend}>
          {inboxMessages.sendNow}
        </button>
      )}
    </div>
  );
}
