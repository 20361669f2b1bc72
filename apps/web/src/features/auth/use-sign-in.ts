import { ApiError, type Session } from '@spotter/contract';
import { useState } from 'react';
import { useServices } from '../../api/services.ts';
import { failureSentence } from './messages.ts';

/**
 * Runs a sign-in or sign-up call, one at a time, and returns its failure as a sentence and by field. An error
 * that `onRefused` handles is not a failure.
 */
export function useSignIn<Input>(request: (input: Input) => Promise<Session>, onRefused?: (error: unknown) => boolean) {
  const { session } = useServices();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [fieldFailures, setFieldFailures] = useState<Record<string, string>>({});

  async function submit(input: Input) {
    setSending(true);
    setFailure(null);
    setFieldFailures({});
    try {
      session.begin(await request(input));
    } catch (error) {
      setSending(false);
      if (onRefused?.(error)) return;
      setFailure(failureSentence(error));
      const issues = error instanceof ApiError ? error.issues : [];
      setFieldFailures(Object.fromEntries(issues.map((issue) => [issue.path, issue.message])));
    }
  }

  return { submit, sending, failure, fieldFailures };
}
