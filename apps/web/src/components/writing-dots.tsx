import styles from './writing-dots.module.css';

/** The dots that show that a person or the agent is writing. */
export function WritingDots() {
  return (
    <span className={styles.writingDots} aria-hidden>
      <span />
      <span />
      <span />
    </span>
  );
}
