import { toast } from 'react-toastify';
import { chatMessages } from '../messages.ts';

/** Shows that a message was not sent, and the cause behind it; null: there is none to name. */
export function toastSendFailed(cause: string | null): void {
  toast.error(
    <div>
      <p>{chatMessages.sendFailed}</p>
      {cause !== null && <p>{cause}</p>}
    </div>,
  );
}
