/** A limit for something that is under way. */
export type TimeLimit = {
  /** Aborted with a TimeoutError when the time is over, or with the other signal's reason. */
  signal: AbortSignal;
  readonly isOver: boolean;
  /** To be called once it is done: nothing is kept for it any more. */
  end(): void;
};

/**
 * Limits something to so long, and to as long as `other` is not aborted. `AbortSignal.timeout` and `AbortSignal.any` would
 * say the same, but keep what they know of every call until the longest it might have taken.
 */
export function startTimeLimit(milliseconds: number, other?: AbortSignal): TimeLimit {
  const controller = new AbortController();
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    controller.abort(new DOMException('The time for it is over', 'TimeoutError'));
  }, milliseconds);
  timer.unref();
  const follow = () => controller.abort(other!.reason);
  if (other?.aborted) follow();
  else other?.addEventListener('abort', follow, { once: true });
  return {
    signal: controller.signal,
    get isOver() {
      return isOver;
    },
    end() {
      clearTimeout(timer);
      other?.removeEventListener('abort', follow);
    },
  };
}
