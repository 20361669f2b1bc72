import type { Attachment } from '@spotter/contract';
import { mediaFailures, mediaWords } from './media-words.ts';
import styles from './media-reading.module.css';

/** What was heard in a voice note or seen in a picture, under it; or why it was not, and why it is not kept. */
export function MediaReading({ attachment: { transcript, description, notKept } }: { attachment: Attachment }) {
  return (
    <>
      {transcript !== null && <HeardWords transcript={transcript} />}
      {description !== null && <DescriptionLine description={description} />}
      {notKept !== null && <p className={styles.state}>{because(mediaWords.notKept, notKept)}</p>}
    </>
  );
}

function HeardWords({ transcript }: { transcript: NonNullable<Attachment['transcript']> }) {
  switch (transcript.status) {
    case 'pending':
      return <p className={styles.state}>{mediaWords.listening}</p>;
    case 'off':
      return <p className={styles.state}>{mediaWords.hearingOff}</p>;
    case 'failed':
      return <p className={styles.state}>{because(mediaWords.notHeard, transcript.failure)}</p>;
    case 'ready':
      return (
        <>
          <p className={styles.words} dir="auto">
            <span className="visually-hidden">{mediaWords.heard}: </span>
            {transcript.text}
          </p>
          {transcript.unclear && <p className={styles.state}>{mediaWords.unclear}</p>}
        </>
      );
  }
}

function DescriptionLine({ description }: { description: NonNullable<Attachment['description']> }) {
  switch (description.status) {
    case 'pending':
      return <p className={styles.state}>{mediaWords.looking}</p>;
    case 'off':
      return <p className={styles.state}>{mediaWords.seeingOff}</p>;
    case 'failed':
      return <p className={styles.state}>{because(mediaWords.notSeen, description.failure)}</p>;
    case 'ready':
      return (
        <p className={styles.description}>
          <b>{mediaWords.saw}:</b> {description.text}
        </p>
      );
  }
}

function because(what: string, failure: keyof typeof mediaFailures | null): string {
  return `${what} ${mediaFailures[failure ?? 'unavailable']}.`;
}
