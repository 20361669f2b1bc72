import type { Replay, ReplayedTurn } from '@spotter/contract';
import { replayMessages, turnSections } from './replay-messages.ts';
import { TurnCard } from './turn-card.tsx';
import styles from './replay.module.css';

/** The turns of a replay, the riskier first. What needs no look is folded. */
export function TurnList({ replay }: { replay: Replay & { turns: ReplayedTurn[] } }) {
  return (
    <div className={styles.sections}>
      {replay.state === 'done' && replay.riskier === 0 && <p>{replayMessages.nothingRisky}</p>}
      {turnSections.map(({ state, title, isFolded }) => {
        const turns = replay.turns.filter((turn) => turn.state === state);
        if (turns.length === 0) return null;
        const heading = (
          <h3 id={`turns-${state}`}>
            {title} <span className={styles.quiet}>{turns.length}</span>
          </h3>
        );
        const list = (
          <ul>
            {turns.map((turn) => (
              <TurnCard key={turn.place} replayId={replay._id} turn={turn} />
            ))}
          </ul>
        );
        return (
          <section key={state} data-state={state} aria-labelledby={`turns-${state}`}>
            {isFolded ? (
              <details>
                <summary>{heading}</summary>
                {list}
              </details>
            ) : (
              <>
                {heading}
                {list}
              </>
            )}
          </section>
        );
      })}
    </div>
  );
}
