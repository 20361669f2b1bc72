import { IconCloudOff } from '@tabler/icons-react';
import { inboxMessages } from '../inbox-messages.ts';

/** Beside a text that could not be sent: that it is kept, and the offer to send it. It never leaves by itself. */
export function UnsentNote({ online, onSend }: { online: boolean; onSend: () => void }) {
  return (
    <div className="unsent-note">
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
