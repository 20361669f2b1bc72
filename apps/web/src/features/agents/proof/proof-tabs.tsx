import { Link, useLocation } from 'react-router';
import { paths } from '../../../paths.ts';
import { proofMessages } from './proof-messages.ts';
import styles from './proof.module.css';

/** The ways to what an agent is tried on: simulated leads, and the coach's own chats. */
export function ProofTabs({ agentId, isOnChats }: { agentId: string; isOnChats: boolean }) {
  const { state } = useLocation();
  return (
    <nav className={styles.tabs} aria-label={proofMessages.tabs}>
      <Link to={paths.agentProof(agentId)} state={state} aria-current={isOnChats ? undefined : 'page'}>
        {proofMessages.tabLeads}
      </Link>
      <Link to={paths.agentReplay(agentId)} state={state} aria-current={isOnChats ? 'page' : undefined}>
        {proofMessages.tabChats}
      </Link>
    </nav>
  );
}
