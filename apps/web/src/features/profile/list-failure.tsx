import { profileMessages } from './messages.ts';

/** A list of the profile that did not load. */
export function ListFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert">
      {profileMessages.sessionsFailed}{' '}
      <button type="button" className="text-action" onClick={onRetry}>
        {profileMessages.retry}
      </button>
    </p>
  );
}
