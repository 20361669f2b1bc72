import { channel } from 'node:diagnostics_channel';

/** Something that happens deep inside, and that measurements hear of without being passed all the way down. */
function happening<Told extends object>(name: string) {
  const domainEvents = channel(`spotter:${name}`);
  return {
    emit(happened: Told): void {
      if (domainEvents.hasSubscribers) domainEvents.publish(happened);
    },
    /** Returns a function that ends the hearing. */
    hear(listener: (happened: Told) => void): () => void {
      const heard = (happened: unknown) => listener(happened as Told);
      domainEvents.subscribe(heard);
      return () => {
        domainEvents.unsubscribe(heard);
      };
    },
  };
}

/** A decision about a chat was recorded. */
export const decisionRecorded = happening<{ kind: string; reason: string }>('decision-recorded');

/** Deliveries of a platform were processed, some time after they had come in. */
export const deliveriesProcessed = happening<{ channel: string; waitedMs: number[] }>('deliveries-processed');
