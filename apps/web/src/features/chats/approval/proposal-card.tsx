import { Button } from '@mantine/core';
import { type Chat, correctionRoutes, type Proposal } from '@spotter/contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useMay } from '../../../api/rights/use-may.ts';
import { useNow } from '../../../components/time/use-now.ts';
import { focusChat } from '../chat-heading.ts';
import { correctionMessages } from '../corrections/correction-messages.ts';
import { approvalMessages, timeLeft } from './approval-messages.ts';
import styles from './proposal-card.module.css';
import { type Edited, useProposal } from './use-proposal.ts';

const clockRenewedMs = 30_000;

const CorrectionDialog = lazy(async () => ({
  default: (await import('../corrections/correction-dialog.tsx')).CorrectionDialog,
}));

/** The agent's answer that waits for the coach, above the box in which they write. */
export function ProposalCard({ chat, startsEditing }: { chat: Chat; startsEditing: boolean }) {
  const { proposal } = chat;
  const [edited, setEdited] = useState<Edited | null>(() =>
    startsEditing && proposal !== null ? { proposal, text: proposal.text } : null,
  );
  const mayTeach = useMay(correctionRoutes.create);
  const [taught, setTaught] = useState<Edited | null>(null);
  const word = useProposal(chat._id, (sent) => {
    setTaught(edited !== null && sent !== undefined && sent !== edited.proposal.text ? edited : null);
    setEdited(null);
    // The buttons go with the card.
    focusChat();
  });
  return (
    <>
      <p role="status" className="visually-hidden">
        {proposal !== null && edited === null && approvalMessages.arrived}
      </p>
      {edited !== null ? (
        <Editing
          edited={edited}
          present={proposal}
          isBusy={word.isPending}
          onType={(text) => setEdited({ ...edited, text })}
          onSend={() => word.mutate({ kind: 'send', proposalId: edited.proposal._id, text: edited.text.trim() })}
          onLeave={() => setEdited(null)}
        />
      ) : (
        proposal !== null && (
          <Waiting
            proposal={proposal}
            isBusy={word.isPending}
            onSend={() => word.mutate({ kind: 'send', proposalId: proposal._id })}
            onEdit={() => setEdited({ proposal, text: proposal.text })}
            onDrop={() => word.mutate({ kind: 'drop', proposalId: proposal._id })}
          />
        )
      )}
      {mayTeach && taught !== null && edited === null && chat.answering.agentId !== null && (
        <RuleOffer chatId={chat._id} agentId={chat.answering.agentId} edited={taught} onClose={() => setTaught(null)} />
      )}
    </>
  );
}

function Waiting(props: {
  proposal: Proposal;
  isBusy: boolean;
  onSend: () => void;
  onEdit: () => void;
  onDrop: () => void;
}) {
  const { proposal, isBusy } = props;
  return (
    <Card of={proposal}>
      <p className={styles.text} dir="auto">
        {proposal.text}
      </p>
      <Buttons titles={proposal.quickReplies} />
      <div className={styles.actions}>
        <Button size="sm" disabled={isBusy} onClick={props.onSend}>
          {approvalMessages.send}
        </Button>
        <Button size="sm" variant="default" disabled={isBusy} onClick={props.onEdit}>
          {approvalMessages.edit}
        </Button>
        <Button size="sm" variant="subtle" color="gray" disabled={isBusy} onClick={props.onDrop}>
          {approvalMessages.drop}
        </Button>
      </div>
    </Card>
  );
}

/** The coach's own words for the answer. Where another answer waits by now, or none, they cannot be sent. */
function Editing(props: {
  edited: Edited;
  present: Proposal | null;
  isBusy: boolean;
  onType: (text: string) => void;
  onSend: () => void;
  onLeave: () => void;
}) {
  const { edited, present, isBusy } = props;
  const { proposal, text } = edited;
  const isStale = present?._id !== proposal._id && !isBusy;
  return (
    <Card of={proposal}>
      <textarea
        ref={focusAtFirst}
        className={styles.words}
        rows={3}
        aria-label={approvalMessages.editLabel}
        dir="auto"
        value={text}
        onChange={(event) => props.onType(event.currentTarget.value)}
      />
      {proposal.quickReplies.length > 0 && <p className={styles.note}>{approvalMessages.keepTimes}</p>}
      <div role="alert">{isStale && <p className={styles.stale}>{approvalMessages.stale}</p>}</div>
      <div className={styles.actions}>
        {!isStale && (
          <Button size="sm" disabled={isBusy || text.trim() === ''} onClick={props.onSend}>
            {approvalMessages.send}
          </Button>
        )}
        <Button size="sm" variant="default" disabled={isBusy} onClick={props.onLeave}>
          {isStale ? (present === null ? approvalMessages.close : approvalMessages.takeNew) : approvalMessages.cancel}
        </Button>
      </div>
    </Card>
  );
}

/** Offers to make a rule of words that the coach has just sent in the place of the agent's. */
function RuleOffer(props: { chatId: string; agentId: string; edited: Edited; onClose: () => void }) {
  const { chatId, edited } = props;
  const { proposal, text } = edited;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.offer} role="status">
      <span>{correctionMessages.offer}</span>
      <button type="button" className="text-action" onClick={() => setOpen(true)}>
        {correctionMessages.makeRule}
      </button>
      <button type="button" className="text-action" onClick={props.onClose}>
        {correctionMessages.notNow}
      </button>
      {isOpen && (
        <Suspense>
          <CorrectionDialog
            chatId={chatId}
            agentId={props.agentId}
            about={{ chatId, proposalId: proposal._id }}
            wrong={proposal.text}
            sent={text.trim()}
            onClose={props.onClose}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The coach asked for it by the button or by a notification. */
function focusAtFirst(words: HTMLTextAreaElement | null): void {
  words?.focus();
}

function Card({ of: { until }, children }: { of: Proposal; children: ReactNode }) {
  const now = useNow(clockRenewedMs);
  return (
    <section className={styles.card} aria-label={approvalMessages.title}>
      <p className={styles.head}>
        <strong>{approvalMessages.title}</strong>
        <span>{timeLeft(until, now)}</span>
      </p>
      {children}
    </section>
  );
}

function Buttons({ titles }: { titles: string[] }) {
  if (titles.length === 0) return null;
  return (
    <p className={styles.note}>
      {approvalMessages.buttons} {titles.map((title) => `“${title}”`).join(', ')}
    </p>
  );
}
