import { Button, Skeleton } from '@mantine/core';
import { type Decision, type DecisionRecord, decisionRoutes } from '@spotter/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useServices } from '../../../api/services.ts';
import { SourceList } from '../../../components/sources/source-list.tsx';
import { paths } from '../../../paths.ts';
import { decisionSentence } from './decision-sentence.ts';
import { clockTime } from '../times.ts';
import { checkName, draftFlaggedSentence, mendedSentence, repairedSentence } from './draft-messages.ts';
import { outcomeSentence } from '../approval/approval-messages.ts';
import { ApprovalRows } from '../approval/approval-rows.tsx';
import { FoundRows } from './found-rows.tsx';
import { heardSentence } from './heard-sentence.ts';
import { partsSentence } from './parts-sentence.ts';
import { RefusedDrafts } from './refused-drafts.tsx';
import { tagsSentence } from './tags-sentence.ts';
import {
  afterUnansweredSentence,
  answeredSentence,
  costSentence,
  dangerSentence,
  delaySentence,
  intentSentence,
  knownSentences,
  modelSentence,
  noModelSentence,
  readSentence,
  ruleName,
  seenSentence,
  tokensSentence,
  toolsSentence,
  whyMessages,
  windowSentence,
} from './why-messages.ts';
import { Row } from './why-row.tsx';
import styles from './why-record.module.css';

/** The whole basis of a decision, in plain words. */
export function WhyRecord(props: { decision: Decision; chatId: string; messageId: string; agentId: string | null }) {
  const { decision } = props;
  const records = useDecisionRecords(props.chatId, props.messageId);
  // Finds the record of this message's decision. Earlier decisions led to it.
  const own = records.data?.findLast(({ decision: { at, kind } }) => at === decision.at && kind === decision.kind);
  const record = own ?? records.data?.at(-1);
  const earlier = records.data?.filter((other) => other !== record && other.decision.at <= decision.at) ?? [];

  if (records.isPending) return <Loading />;
  if (records.data === undefined) {
    return (
      <div className={styles.whyCardFailed} role="alert">
        <p>{whyMessages.failed}</p>
        <Button variant="default" size="xs" onClick={() => void records.refetch()}>
          {whyMessages.retry}
        </Button>
      </div>
    );
  }
  if (record === undefined || (record.facts === null && record.model === null)) {
    return <p className={styles.whyCardNone}>{whyMessages.none}</p>;
  }
  return (
    <>
      {record.severe && <p className={styles.whyCardSevere}>{whyMessages.severe}</p>}
      <dl className={styles.whyCardRows}>
        <BasisRows record={record} />
      </dl>
      <RefusedDrafts drafts={record.refused} wasAnswered={record.decision.kind === 'reply'} agentId={props.agentId} />
      <details className={styles.whyCardDetails}>
        <summary>{whyMessages.details}</summary>
        <dl className={styles.whyCardRows}>
          <MeasureRows record={record} />
          {earlier.length > 0 && (
            <Row name={whyMessages.earlier}>
              <ul>
                {earlier.map(({ _id, approval, decision: before }) => (
                  <li key={_id}>
                    {clockTime(before.at)} · {decisionSentence(before)}
                    {approval !== null && ` ${outcomeSentence(approval)}`}
                  </li>
                ))}
              </ul>
            </Row>
          )}
        </dl>
      </details>
    </>
  );
}

function useDecisionRecords(chatId: string, messageId: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['chat-decisions', chatId, messageId],
    queryFn: () => api.call(decisionRoutes.ofMessage, { params: { id: chatId, messageId } }),
  });
}

/** What the coach wants to know first: the keyword, the sources, what was seen. */
function BasisRows({ record }: { record: DecisionRecord }) {
  const { decision } = record;
  return (
    <>
      {decision.keyword !== null && (
        <Row name={decision.reason === 'excluded-word' ? whyMessages.excluded : whyMessages.keyword}>
          “{decision.keyword}”
        </Row>
      )}
      {record.intent !== null && (
        <Row name={whyMessages.intent}>
          <span dir="auto">{intentSentence(record.intent)}</span>
        </Row>
      )}
      {record.found !== null && <FoundRows found={record.found} />}
      {record.sources.length > 0 && (
        <Row name={whyMessages.sources}>
          <SourceList sources={record.sources} />
        </Row>
      )}
      {record.clip !== null && (
        <Row name={whyMessages.clip}>
          <span dir="auto">{record.clip}</span>
        </Row>
      )}
      {record.unanswered !== null && (
        <Row name={whyMessages.unanswered}>
          <q dir="auto">{record.unanswered}</q> {afterUnansweredSentence(record.whenUnanswered)}{' '}
          <Link className="text-action" to={`${paths.knowledge}#unanswered`}>
            {whyMessages.answerIt}
          </Link>
        </Row>
      )}
      {record.approval !== null && <ApprovalRows approval={record.approval} />}
      {record.ownText && <Row name={whyMessages.ownText}>{whyMessages.yourWords}</Row>}
      {record.parts !== null && <Row name={whyMessages.parts}>{partsSentence(record.parts)}</Row>}
      {record.danger !== null && <Row name={whyMessages.danger}>{dangerSentence(record.danger)}</Row>}
      {record.seen !== null && <Row name={whyMessages.seen}>{seenSentence(record.seen)}</Row>}
      {record.draftFlagged !== null && (
        <Row name={whyMessages.draftFlagged}>{draftFlaggedSentence(record.draftFlagged)}</Row>
      )}
    </>
  );
}

/** What was known, and the effort of the decision. */
function MeasureRows({ record }: { record: DecisionRecord }) {
  const { decision, facts, model } = record;
  return (
    <>
      <Row name={whyMessages.rule}>{ruleName(decision.kind)}</Row>
      {record.version !== null && (
        <Row name={whyMessages.version}>
          <Link
            className="text-action"
            to={`${paths.agentVersions(record.version.agentId)}?version=${record.version.number}`}
          >
            version {record.version.number}
          </Link>
        </Row>
      )}
      {facts !== null && <Row name={whyMessages.read}>{readSentence(facts)}</Row>}
      {facts !== null && (
        <Row name={whyMessages.known}>
          <ul>
            {knownSentences(facts).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Row>
      )}
      {record.delay !== null && <Row name={whyMessages.delay}>{delaySentence(record.delay)}</Row>}
      {record.windowLeftMinutes !== null && (
        <Row name={whyMessages.window}>{windowSentence(record.windowLeftMinutes)}</Row>
      )}
      <Row name={whyMessages.model}>
        {model === null ? noModelSentence(record) : modelSentence(model, record.judged)}
      </Row>
      {model !== null && <Row name={whyMessages.tokens}>{tokensSentence(model)}</Row>}
      {model !== null && <Row name={whyMessages.cost}>{costSentence(model)}</Row>}
      {record.heard !== null && <Row name={whyMessages.heard}>{heardSentence(record.heard)}</Row>}
      {record.checks.length > 0 && (
        <Row name={whyMessages.checks}>
          <ul>
            {record.checks.map((check) => (
              <li key={check}>{checkName(check)}</li>
            ))}
          </ul>
        </Row>
      )}
      {record.repaired !== null && record.refused.length === 0 && (
        <Row name={whyMessages.repaired}>{repairedSentence(record.repaired)}</Row>
      )}
      {record.mended.length > 0 && <Row name={whyMessages.mended}>{mendedSentence(record.mended)}</Row>}
      {record.answered !== null && <Row name={whyMessages.answered}>{answeredSentence(record.answered)}</Row>}
      {record.tags.length > 0 && <Row name={whyMessages.tags}>{tagsSentence(record.tags)}</Row>}
      {record.tools.length > 0 && <Row name={whyMessages.tools}>{toolsSentence(record.tools)}</Row>}
    </>
  );
}

function Loading() {
  return (
    <div className={styles.whyCardLoading} role="status" aria-label={whyMessages.loading}>
      <Skeleton height={12} width="82%" />
      <Skeleton height={12} width="64%" />
      <Skeleton height={12} width="74%" />
    </div>
  );
}
