import { toast, type ToastOptions } from 'react-toastify';
import styles from './undo-toast.module.css';

/** How long something can be taken back, in ms. */
const offeredMs = 8000;
/** The same where it may take a while to notice that it was the wrong chat. */
export const chatUndoMs = 12_000;

/** Says what was done, or will be, with the means to take it back. `onClose` is called once it no longer can be. */
export function offerUndo(
  sentence: string,
  onUndo: () => void,
  options: Pick<ToastOptions, 'type' | 'toastId' | 'autoClose' | 'onClose'> = {},
): void {
  toast(
    ({ closeToast }) => (
      <div className={styles.undo}>
        <p>{sentence}</p>
        <button
          type="button"
          className="text-action"
          onClick={() => {
            onUndo();
            closeToast();
          }}
        >
          Undo
        </button>
      </div>
    ),
    { type: 'success', autoClose: offeredMs, ...options, closeOnClick: false },
  );
}
