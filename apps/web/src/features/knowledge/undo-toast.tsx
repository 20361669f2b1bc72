import { knowledgeMessages } from './messages.ts';
import styles from './undo-toast.module.css';

/** What a toast says about something that can still be taken back. */
export function UndoToast(props: { sentence: string; onUndo: () => void }) {
  return (
    <div className={styles.undo}>
      <p>{props.sentence}</p>
      <button type="button" className="text-action" onClick={props.onUndo}>
        {knowledgeMessages.undo}
      </button>
    </div>
  );
}
