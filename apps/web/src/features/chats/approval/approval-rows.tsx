import type { DecisionRecord } from '@spotter/contract';
import { Row } from '../why/why-row.tsx';
import { outcomeSentence } from './approval-messages.ts';

/** What was put before the coach, and the outcome of it. */
export function ApprovalRows({ approval }: { approval: NonNullable<DecisionRecord['approval']> }) {
  return (
    <>
      <Row name="Its answer">
        <q dir="auto">{approval.text}</q>
      </Row>
      <Row name="What became of it">{outcomeSentence(approval)}</Row>
      {approval.sentText !== null && (
        <Row name="What was sent">
          <q dir="auto">{approval.sentText}</q>
        </Row>
      )}
    </>
  );
}
