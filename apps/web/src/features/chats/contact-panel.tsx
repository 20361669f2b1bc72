import type { Chat } from '@spotter/contract';
import { Avatar } from '../../components/avatar.tsx';
import { StageChip } from './marks.tsx';
import { chatMessages, decisionSentence } from './messages.ts';
import { dayAndTime } from './times.ts';

/** What is known about a lead, beside the chat on wide screens. */
export function ContactPanel({ chat, contactName }: { chat: Chat; contactName: string }) {
  return (
    <aside className="contact-panel" aria-label="About this lead">
      <div className="contact-panel-head">
        <Avatar name={contactName} picture={chat.picture} size={72} />
        <p className="contact-panel-name">
          <bdi>{contactName}</bdi>
        </p>
        <StageChip stage={chat.stage} />
      </div>
      <section>
        <h2>{chatMessages.factsTitle}</h2>
        {chat.facts.length === 0 ? (
          <p className="contact-panel-quiet">{chatMessages.factsEmpty}</p>
        ) : (
          <dl className="facts">
            {chat.facts.map((fact) => (
              <div key={fact.name}>
                <dt>{fact.name.replaceAll('_', ' ')}</dt>
                <dd dir="auto">{fact.value}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      {chat.lastDecision !== null && (
        <section>
          <h2>{chatMessages.lastDecisionTitle}</h2>
          <p>{decisionSentence(chat.lastDecision)}</p>
          <p className="contact-panel-quiet">{dayAndTime(chat.lastDecision.at, new Date())}</p>
        </section>
      )}
    </aside>
  );
}
