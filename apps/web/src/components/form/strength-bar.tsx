import { passwordStrength } from '@spotter/domain/accounts';
import styles from './strength-bar.module.css';

/** The strength of a password, in four steps and a word. An empty password is not judged. */
export function StrengthBar({ password, id }: { password: string; id: string }) {
  const { score, label } = passwordStrength(password);
  return (
    <div className={styles.strength} data-score={score} id={id}>
      <div className={styles.steps} aria-hidden>
        {[1, 2, 3, 4].map((step) => (
          <span key={step} data-filled={step <= score || undefined} />
        ))}
      </div>
      <p className={styles.label} aria-live="polite">
        {password !== '' && (
          <>
            <span className="visually-hidden">Password strength: </span>
            {label}
          </>
        )}
      </p>
    </div>
  );
}
