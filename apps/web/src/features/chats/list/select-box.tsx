import type { Chat } from '@spotter/contract';
import { contactNameOf } from '../contact-name.ts';
import { inboxMessages } from '../inbox-messages.ts';
import styles from './select-box.module.css';

/** Selects a row. It lies on the picture, where the hand is anyway. */
export function SelectBox(props: {
  chat: Chat;
  isSelected: boolean;
  onSelect: (id: string, isRange: boolean) => void;
}) {
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={inboxMessages.selectOne(contactNameOf(props.chat))}
        checked={props.isSelected}
        onChange={(event) => props.onSelect(props.chat._id, (event.nativeEvent as MouseEvent).shiftKey)}
      />
    </label>
  );
}
