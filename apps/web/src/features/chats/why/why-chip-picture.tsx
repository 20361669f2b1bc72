import { chatMessages } from '../messages.ts';
import styles from './why-chip.module.css';

/** The chip in a picture of the product. It opens nothing. */
export function WhyChipPicture() {
  return <span className={styles.whyChip}>{chatMessages.why}</span>;
}
