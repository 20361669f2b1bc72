import { Skeleton } from '@mantine/core';

/** Conversations that are being loaded, in their true shape. */
export function ConversationListSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div className="delayed" role="status" aria-label="Loading conversations">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="conversation" aria-hidden>
          <Skeleton circle height={44} className="avatar" />
          <Skeleton height={14} width={`${46 + ((row * 17) % 30)}%`} className="conversation-name" />
          <Skeleton height={12} width={`${70 + ((row * 11) % 25)}%`} className="conversation-snippet" />
          <Skeleton height={20} width={150} radius="xl" className="conversation-marks" />
        </div>
      ))}
    </div>
  );
}

const bubbles = [
  { width: '54%', height: 44 },
  { width: '38%', height: 44, own: true },
  { width: '62%', height: 66, own: true },
  { width: '30%', height: 44 },
  { width: '48%', height: 66, own: true },
];

/** A chat that is being loaded, in its true shape. */
export function ChatSkeleton() {
  return (
    <section className="chat delayed" role="status" aria-label="Loading chat">
      <div className="chat-header" aria-hidden>
        <Skeleton circle height={44} />
        <Skeleton height={18} width={160} />
        <div className="chat-switch" />
      </div>
      <div className="history" aria-hidden>
        <div className="history-content">
          {bubbles.map((bubble, index) => (
            <Skeleton
              key={index}
              height={bubble.height}
              width={bubble.width}
              radius="lg"
              className={bubble.own ? 'skeleton-own' : 'skeleton-other'}
            />
          ))}
        </div>
      </div>
      <div className="send-box" aria-hidden>
        <Skeleton height={48} radius="md" />
      </div>
    </section>
  );
}
