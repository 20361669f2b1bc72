import { type Chat, type Comment, commentRoutes } from '@spotter/contract';
import {
  IconAt,
  IconCircleDashed,
  IconHelpCircle,
  IconKey,
  IconLink,
  IconMessageCircle,
  IconSpeakerphone,
  type TablerIcon,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { presentTime } from '../../../components/time/present-time.ts';
import { useServices } from '../../../api/services.ts';
import { inboxMessages } from '../inbox-messages.ts';
import { dayAndTime } from '../times.ts';
import { type Arrival, arrivalsOf } from './arrival-list.ts';
import { arrivalMessages, postName } from './arrival-messages.ts';
import styles from './arrivals.module.css';

const icons: Record<Arrival['kind'], TablerIcon> = {
  comment: IconMessageCircle,
  'story-reply': IconCircleDashed,
  'story-mention': IconAt,
  ad: IconSpeakerphone,
  link: IconLink,
  question: IconHelpCircle,
  keyword: IconKey,
};

/** How a lead came: by a comment, a story, an ad, a link, a question or a keyword. Nothing where they just wrote. */
export function Arrivals({ chat }: { chat: Chat }) {
  const { api } = useServices();
  const comments = useQuery({
    queryKey: ['chat-comments', chat._id],
    queryFn: () => api.call(commentRoutes.listForChat, { params: { id: chat._id } }),
  });
  const arrivals = arrivalsOf(chat, comments.data ?? []);
  if (arrivals.length === 0) return null;
  const hasAnswered = chat.history.some(({ author }) => author === 'contact');
  return (
    <section aria-labelledby="arrivals-title">
      <h2 id="arrivals-title">{arrivalMessages.title}</h2>
      <ul className={styles.arrivals}>
        {arrivals.map((arrival) => {
          const Icon = icons[arrival.kind];
          return (
            <li key={arrival.key}>
              <Icon size={18} stroke={1.75} aria-hidden />
              <div>
                <Sentence arrival={arrival} hasAnswered={hasAnswered} />
                {arrival.at !== null && <p className={styles.quiet}>{dayAndTime(arrival.at, presentTime())}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Sentence({ arrival, hasAnswered }: { arrival: Arrival; hasAnswered: boolean }): ReactNode {
  switch (arrival.kind) {
    case 'comment':
      return <CommentLines comment={arrival.comment} hasAnswered={hasAnswered} />;
    case 'story-reply':
      return <p>{inboxMessages.storyReply}</p>;
    case 'story-mention':
      return <p>{inboxMessages.storyMention}</p>;
    case 'ad':
      return <Named sentence={inboxMessages.fromAd} name={arrival.ref ?? arrival.adId} />;
    case 'link':
      return <Named sentence={inboxMessages.fromLink} name={arrival.ref} />;
    case 'question':
      return <Named sentence={arrivalMessages.question} name={arrival.text} />;
    case 'keyword':
      return <Named sentence={arrivalMessages.keyword} name={arrival.keyword} />;
  }
}

function Named({ sentence, name }: { sentence: string; name: string | null }) {
  return (
    <p>
      {sentence}
      {name !== null && (
        <>
          : <bdi>{name}</bdi>
        </>
      )}
    </p>
  );
}

function CommentLines({ comment, hasAnswered }: { comment: Comment; hasAnswered: boolean }) {
  const { post, publicReply, privateReply, outcome } = comment;
  const onlyReached = privateReply?.status === 'sent' && !hasAnswered;
  return (
    <div className={styles.comment}>
      {post.picture !== null && <img src={post.picture} alt="" loading="lazy" />}
      <div>
        <p>
          {arrivalMessages.commented} <bdi>“{comment.text}”</bdi> {arrivalMessages.under}{' '}
          {isWebAddress(post.link) ? (
            <a href={post.link} target="_blank" rel="noreferrer">
              {postName(post)}
            </a>
          ) : (
            <bdi>{postName(post)}</bdi>
          )}
        </p>
        {publicReply !== null && publicReply.status === 'sent' && (
          <p className={styles.quiet}>
            {arrivalMessages.publicReply} <bdi>“{publicReply.text}”</bdi>
          </p>
        )}
        {(publicReply?.failure ?? null) !== null && <p className={styles.quiet}>{publicReply?.failure}</p>}
        {(privateReply?.failure ?? null) !== null && <p className={styles.quiet}>{privateReply?.failure}</p>}
        {privateReply === null && <p className={styles.quiet}>{outcome.sentence}</p>}
        {onlyReached && <p className={styles.quiet}>{arrivalMessages.opensNoWindow}</p>}
      </div>
    </div>
  );
}

// The address comes from outside, so only web addresses become links.
function isWebAddress(url: string | null): url is string {
  return url !== null && (url.startsWith('https://') || url.startsWith('http://'));
}
