import type { Score } from '@spotter/contract';
import { scoreMessages, scoreReasonsOf } from './score-words.ts';
import styles from './score-mark.module.css';

/** How promising a lead is, as a number beside their name. */
export function ScoreMark({ score }: { score: Score }) {
  if (score.value === null) return null;
  return (
    <span className={styles.score} data-high={score.value >= 70 || undefined} title={scoreReasonsOf(score).join(' · ')}>
      <span className="visually-hidden">{scoreMessages.title} </span>
      {score.value}
      <span className="visually-hidden"> {scoreMessages.of}</span>
    </span>
  );
}

/** The score in the panel about a lead, with its reasons. */
export function ScoreSection({ score }: { score: Score | null }) {
  return (
    <section className={styles.section}>
      <h2>{scoreMessages.title}</h2>
      {score === null ? (
        <p>{scoreMessages.none}</p>
      ) : (
        <>
          {score.value !== null && (
            <p>
              <strong>{score.value}</strong> {scoreMessages.of}
            </p>
          )}
          <ul>
            {scoreReasonsOf(score).map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
