import type { ReplayedTurn } from '@spotter/contract';
import { IconCheck } from '@tabler/icons-react';
import { toast } from 'react-toastify';
import { sayDayAndClock } from '../../../../components/time/said-times.ts';
import { LinkFromHere } from '../../../../components/way-back/link-from-here.tsx';
import { paths } from '../../../../paths.ts';
import { refusalSentence } from '../../../../api/refusal-sentence.ts';
import { handOverSentence, replayMessages } from './replay-messages.ts';
import { useMarkFine } from './replay-queries.ts';
import styles from './replay.module.css';

/** One turn: what the contact wrote, what was sent beside what would be, and how they differ. */
export function TurnCard({ replayId, turn }: { replayId: string; turn: ReplayedTurn }) {
  const { state, why, contact, received, sent, sentAt, reasons, chatId } = turn;
  const isCompared = state !== 'gone' && state !== 'not-played';
  return (
    <li className={styles.turn}>
      <div className={styles.received}>
        <h4>
          {replayMessages.wrote(contact)}
          {sentAt !== null && <span className={styles.quiet}> {sayDayAndClock(sentAt)}</span>}
        </h4>
        {/* What was erased is no longer there. */}
        {(received.length === 0 ? [replayMessages.textGone] : received).map((text, place) => (
          <p key={place} dir="auto">
            {text === '' ? replayMessages.mediaOnly : text}
          </p>
        ))}
      </div>
      {why !== null && <p className={styles.quiet}>{why}</p>}
      {isCompared && (
        <>
          {reasons.length > 0 && (
            <ul className={styles.reasons}>
              {reasons.map(({ rule, weight, sentence }) => (
                <li key={`${rule} ${sentence}`} data-weight={weight}>
                  {sentence}
                </li>
              ))}
            </ul>
          )}
          <div className={styles.answers}>
            <Answer title={replayMessages.wasSent} text={sent ?? replayMessages.textGone} isQuiet={sent === null} />
            <NewAnswer turn={turn} />
          </div>
        </>
      )}
      <div className={styles.actions}>
        {chatId !== null && (
          <LinkFromHere className="text-action" to={paths.chat(chatId)} aria-label={replayMessages.toChatOf(contact)}>
            {replayMessages.toChat}
          </LinkFromHere>
        )}
        {state === 'riskier' && <Fine replayId={replayId} turn={turn} />}
      </div>
    </li>
  );
}

function NewAnswer({ turn: { answer, handedOver } }: { turn: ReplayedTurn }) {
  return (
    <Answer
      title={replayMessages.wouldSay}
      text={answer ?? replayMessages.noText}
      isQuiet={answer === null}
      note={handedOver === null ? null : handOverSentence(handedOver)}
    />
  );
}

function Answer(props: { title: string; text: string; isQuiet: boolean; note?: string | null }) {
  return (
    <div className={styles.answer}>
      <h5>{props.title}</h5>
      <p dir="auto" className={props.isQuiet ? styles.quiet : undefined}>
        {props.text}
      </p>
      {props.note != null && <p className={styles.quiet}>{props.note}</p>}
    </div>
  );
}

/** The button with which a riskier turn is called fine, or who has. */
function Fine({ replayId, turn }: { replayId: string; turn: ReplayedTurn }) {
  const { place, fine } = turn;
  const mark = useMarkFine(replayId);
  const change = (isFine: boolean) =>
    mark.mutate(
      { place, fine: isFine },
      { onError: (error) => toast.error(refusalSentence(error, replayMessages.fineFailed)) },
    );
  return (
    <>
      {fine !== null && (
        <span className={styles.fine} role="status">
          <IconCheck size={16} aria-hidden />
          {replayMessages.fineBy(fine.by)}
        </span>
      )}
      <button type="button" className="text-action" disabled={mark.isPending} onClick={() => change(fine === null)}>
        {fine === null ? replayMessages.isFine : replayMessages.notFine}
      </button>
    </>
  );
}
