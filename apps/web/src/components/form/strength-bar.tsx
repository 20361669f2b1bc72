import { passwordStrength } from '@spotter/domain';

/** How strong the password is, in four steps and a word. What was not typed yet is not judged. */
export function StrengthBar({ password, id }: { password: string; id: string }) {
  const { score, label } = passwordStrength(password);
  return (
    <div className="strength" data-score={score} id={id}>
      <div className="strength-steps" aria-hidden>
        {[1, 2, 3, 4].map((step) => (
          <span key={step} data-filled={step <= score || undefined} />
        ))}
      </div>
      <p className="strength-label" aria-live="polite">
        {password !== '' && (
          <>
            <span className="visually-hidden">Password strength: </span>
            {label}
          </>
        )}
      </p>
    </div>
  );
}
