/** A time limit for a running task. */
export type TimeLimit = {
  /** Aborted with a TimeoutError when the time is over, or with the other signal's reason. */
  signal: AbortSignal;
  readonly isOver: boolean;
  /** Call this when the task is done: it frees everything. */
  end(): void;
};

/**
 * Limits a task to a time, and to the time until `other` is aborted. `AbortSignal.timeout` and `AbortSignal.any`
 * would do the same, but keep the data of every call until its longest possible time is over.
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
