import { channel } from 'node:diagnostics_channel';

/** Something that happens deep inside, and that measurements hear of without being passed all the way down. */
function event<MailFacts extends object>(name: string) {
  const domainEvents = channel(`spotter:${name}`);
  return {
    emit(happened: MailFacts): void {
      if (domainEvents.hasSubscribers) domainEvents.publish(happened);
    },
    /** Returns a function that ends the hearing. */
    hear(listener: (happened: MailFacts) => void): () => void {
      const heard = (happened: unknown) => listener(happened as MailFacts);
      domainEvents.subscribe(heard);
      return () => {
        domainEvents.unsubscribe(heard);
      };
    },
  };
}

/** A decision about a chat was recorded. */
export const decisionRecorded = event<{ kind: string; reason: string }>('decision-recorded');

/** A voice note was heard by a model. */
export const recordingHeard = event<{ model: string; seconds: number; costDollars: number | null }>('recording-heard');

/** Deliveries of a platform were processed, some time after they had come in. */
export const deliveriesProcessed = event<{ channel: string; waitedMs: number[] }>('deliveries-processed');
