import { IconAlertCircle } from '@tabler/icons-react';

/** The sentence under a form that did not go through; announced when it appears. */
export function FormFailure({ message }: { message: string | null }) {
  return (
    <div role="alert">
      {message !== null && (
        <p className="form-failure">
          <IconAlertCircle size={18} aria-hidden />
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}
