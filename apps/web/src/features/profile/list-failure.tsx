import { profileMessages } from './messages.ts';

/** Says that a list of the profile did not load. */
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
