import type { JobLease, JobResult } from '../../../queue/define-job.ts';
import type { ChatState, MessageRow, SendLedger } from '../../chats/index.ts';

const done: JobResult = { kind: 'done' };

/** Sends a chat's claimed messages, the first one right away. `lease`: of the job that ends with them. */
export async function sendClaimed(
  ledger: SendLedger,
  state: ChatState,
  rows: MessageRow[],
  lease: JobLease | null = null,
): Promise<JobResult> {
  if (rows[0]!.status === 'sending') {
    const { outcome, ended } = await ledger.send(state, rows[0]!, rows.length === 1 ? lease : null);
    if (outcome.kind === 'sent' && rows.length === 1) return { kind: 'done', ended };
  }
  const result = await ledger.continueChat(state.chat.id);
  return result.kind === 'again' ? result : done;
}
