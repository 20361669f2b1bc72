import type { SimulatedConversation, Simulation } from '@spotter/contract';
import { IconCheck, IconClock, IconMinus, IconX } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../../paths.ts';
import { proofMessages } from './proof-messages.ts';
import { rowIdOf } from './row-id.ts';
import styles from './proof.module.css';

type Conversations = { conversations: SimulatedConversation[] };

/** What is shown first of a run, by how its conversations went. */
const sections = [
  { state: 'failed', title: proofMessages.failed, Icon: IconX },
  { state: 'not-played', title: proofMessages.notPlayed, Icon: IconMinus },
  { state: 'passed', title: proofMessages.passed, Icon: IconCheck },
  { state: 'waiting', title: proofMessages.waiting, Icon: IconClock },
] as const;

/** The leads of a run, those with whom something went wrong first; each leads to its conversation. */
export function LeadList({ run, opened }: { run: Simulation & Conversations; opened: string | null }) {
  return (
    <div className={styles.leads}>
      {run.state === 'done' && run.passed === run.total && <p>{proofMessages.allPassed}</p>}
      {sections.map(({ state, title, Icon }) => {
        const conversations = run.conversations.filter((each) => each.state === state);
        return (
          conversations.length > 0 && (
            <section key={state} data-state={state} aria-labelledby={`leads-${state}`}>
              <h3 id={`leads-${state}`}>
                {title} <span className={styles.quiet}>{conversations.length}</span>
              </h3>
              <ul>
                {conversations.map((conversation) => (
                  <li key={conversation.lead.id}>
                    <Icon size={18} aria-hidden />
                    <Row run={run} conversation={conversation} isOpened={conversation.lead.id === opened} />
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}

function Row(props: { run: Simulation; conversation: SimulatedConversation; isOpened: boolean }) {
  const { run, conversation } = props;
  const { lead, failures, why } = conversation;
  const { state } = useLocation();
  return (
    <Link
      id={rowIdOf(lead.id)}
      to={paths.agentProof(run.agentId, { run: run._id, lead: lead.id })}
      state={state}
      preventScrollReset
      aria-current={props.isOpened || undefined}
    >
      <span className={styles.name}>{lead.name}</span>
      {failures.map(({ sentence, message }) => (
        <span key={`${message} ${sentence}`} className={styles.reason} dir="auto">
          {sentence}
        </span>
      ))}
      {why !== null && <span className={styles.reason}>{why}</span>}
    </Link>
  );
}
