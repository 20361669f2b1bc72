import type { SimulatedConversation } from '@spotter/contract';
import { IconAlertCircle, IconChevronLeft } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { noteSentences, proofMessages } from './proof-messages.ts';
import styles from './transcript.module.css';

/** Returns what is drawn of a conversation; `markOf`: what stands below one of its messages, by its place. */
export type RenderChat = (conversation: SimulatedConversation, markOf: (place: number) => ReactNode) => ReactNode;

/** A conversation, read like a chat, with what went wrong at the message where it shows. */
export function Transcript(props: { conversation: SimulatedConversation; runId: string; renderChat: RenderChat }) {
  const { conversation, runId } = props;
  const { lead, failures, messages, facts, why } = conversation;
  const { agentId = '' } = useParams();
  const { state } = useLocation();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const chat = useRef<HTMLDivElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    const mark = chat.current?.querySelector<HTMLElement>('[data-fault]');
    if (mark != null) scrollTo(chat.current!, mark);
    else if (!isScroller(chat.current!)) section.current?.scrollIntoView({ block: 'start' });
  }, []);

  function showMark(message: number) {
    const mark = chat.current?.querySelector<HTMLElement>(`[data-fault="${message}"]`);
    if (mark == null) return;
    scrollTo(chat.current!, mark);
    mark.focus({ preventScroll: true });
  }

  return (
    <section ref={section} className={styles.transcript} aria-label={proofMessages.transcript(lead.name)}>
      <Link className={styles.back} to={paths.agentProof(agentId, { run: runId })} state={state} preventScrollReset>
        <IconChevronLeft size={18} aria-hidden />
        {proofMessages.toLeads}
      </Link>
      <h2 ref={heading} tabIndex={-1}>
        {lead.name}
      </h2>
      <p className={styles.quiet}>{lead.description}</p>
      <ul className={styles.failures}>
        {failures.map(({ message, sentence }) => (
          <li key={`${message} ${sentence}`}>
            <IconAlertCircle size={16} aria-hidden />
            {message === null ? (
              <span dir="auto">{sentence}</span>
            ) : (
              <button type="button" dir="auto" onClick={() => showMark(message)}>
                {sentence}
              </button>
            )}
          </li>
        ))}
      </ul>
      {why !== null && <p>{why}</p>}
      {messages.length === 0 && why === null && <p className={styles.quiet}>{proofMessages.noMessages}</p>}
      {/* It scrolls, so the keyboard must reach it. */}
      <div ref={chat} className={styles.chat} tabIndex={0} role="group" aria-label={proofMessages.messages}>
        {props.renderChat(conversation, (place) => {
          const found = failures.filter(({ message }) => message === place);
          return (
            found.length > 0 && (
              <div className={styles.fault} data-fault={place} tabIndex={-1}>
                {found.map(({ sentence }) => (
                  <p key={sentence} dir="auto">
                    <IconAlertCircle size={16} aria-hidden />
                    {sentence}
                  </p>
                ))}
              </div>
            )
          );
        })}
        {noteSentences(conversation).map((sentence) => (
          <p key={sentence} className={styles.note}>
            {sentence}
          </p>
        ))}
      </div>
      {facts.length > 0 && (
        <>
          <h3>{proofMessages.facts}</h3>
          <dl className={styles.facts}>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name.replaceAll('_', ' ')}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className={styles.quiet}>{proofMessages.took(conversation.tokens)}</p>
    </section>
  );
}

/** Scrolls the chat to a mark, or the page where the chat is whole. */
function scrollTo(chat: HTMLElement, mark: HTMLElement): void {
  if (!isScroller(chat)) return mark.scrollIntoView({ block: 'center' });
  const distance = mark.getBoundingClientRect().top - chat.getBoundingClientRect().top;
  chat.scrollTop += distance - chat.clientHeight / 2;
}

const isScroller = (element: HTMLElement): boolean => element.scrollHeight > element.clientHeight;
