import type { RefusedDraft } from '@spotter/contract';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { suggestedLine } from './suggested-lines.ts';
import { problemSentence, refusedTitle } from './draft-messages.ts';
import { whyMessages } from './why-messages.ts';
import styles from './refused-drafts.module.css';

/** The drafts that did not reach the contact, with the problem of each and a way to act on it. */
export function RefusedDrafts(props: {
  drafts: RefusedDraft[];
  /** Set if a message was sent in the end. */
  wasAnswered: boolean;
  agentId: string | null;
}) {
  const { drafts, agentId } = props;
  if (drafts.length === 0) return null;
  return (
    <section className={styles.refused}>
      <h3>{refusedTitle(drafts.length, props.wasAnswered)}</h3>
      <ol>
        {drafts.map(({ text, problem }, index) => (
          <li key={index}>
            {text === '' ? (
              <p className={styles.refusedNone}>{whyMessages.noWords}</p>
            ) : (
              <blockquote dir="auto">{text}</blockquote>
            )}
            <p>{problemSentence(problem)}</p>
            {agentId !== null && <Remedy problem={problem} agentId={agentId} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The way to the instructions, with a line to add; without one, to what the agent knows, or to its rules. */
function Remedy({ problem, agentId }: { problem: RefusedDraft['problem']; agentId: string }) {
  if (problem === 'breaks-rule') {
    return (
      <Link className="text-action" to={paths.agentRules(agentId)}>
        See its rules
      </Link>
    );
  }
  const line = suggestedLine(problem);
  if (line === null) {
    return (
      <Link className="text-action" to={paths.knowledge}>
        {whyMessages.addToKnowledge}
      </Link>
    );
  }
  return (
    <Link className="text-action" to={paths.agent(agentId)} state={{ suggestedLine: line }}>
      {whyMessages.addToInstructions}
      <span className="visually-hidden">: {line}</span>
    </Link>
  );
}
