import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  type ActiveHours,
  type AgentTriggers,
  ApiError,
  type KeywordRules,
  type TriggerOutcome,
  triggerRoutes,
  TriggerTry,
} from '@spotter/contract';
import { isLeftToModel, isWindowOpen, opensAt, type WordsFinding } from '@spotter/domain/autoreply';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { IconBolt, IconMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '../../../api/platform.ts';
import { useServices } from '../../../api/services.ts';
import { modelCostSentence } from '../../../components/model-cost.ts';
import { sayDayAndClock } from '../../../components/time/said-times.ts';
import { useNow } from '../../../components/time/use-now.ts';
import { findingSentence } from '../keywords/keyword-messages.ts';
import { KeywordAnswer, TestAnswer, TestBox } from '../keywords/keyword-test.tsx';
import { hoursMessages } from './hours-messages.ts';
import { intentMessages } from './intent-messages.ts';
import { problemOf, titleOf } from './trigger-list.ts';
import { type EventKind, eventNames, missSentence, triggerMessages } from './trigger-messages.ts';
import styles from './triggers.module.css';

const eventKinds = TriggerTry.shape.kind.options;
// Nothing is asked of the model while somebody types.
const first: TriggerTry = { kind: 'message', text: '', isNewContact: true, asksModel: false };
const pauseMs = 300;
const minuteMs = 60_000;

/** Says what would happen with any event: which trigger fires, saved or not, and why the others do not. */
export function TriggerTest(props: {
  agentId: string | null;
  triggers: AgentTriggers | null;
  keywords: string[];
  rules: KeywordRules | undefined;
}) {
  const { agentId, triggers, keywords, rules } = props;
  const [event, setEvent] = useState(first);
  const change = (typed: Partial<TriggerTry>) => setEvent((before) => ({ ...before, ...typed }));
  // The words alone say more about a message than the list does.
  const onlyWords =
    event.kind === 'message' && (triggers === null || (triggers.triggers.length <= 1 && !triggers.newContactsOnly));
  return (
    <TestBox title={triggerMessages.testTitle}>
      <NativeSelect
        label={triggerMessages.testKind}
        data={eventKinds.map((value) => ({ value, label: eventNames[value] }))}
        value={event.kind}
        onChange={({ currentTarget }) => change({ kind: TriggerTry.shape.kind.parse(currentTarget.value) })}
      />
      <EventFields event={event} onChange={change} />
      {onlyWords || agentId === null || triggers === null ? (
        <KeywordAnswer message={event.text} keywords={keywords} rules={rules} />
      ) : (
        <Outcome agentId={agentId} triggers={triggers} event={event} />
      )}
    </TestBox>
  );
}

function EventFields({ event, onChange }: { event: TriggerTry; onChange: (typed: Partial<TriggerTry>) => void }) {
  return (
    <>
      {event.kind === 'ad' && (
        <TextInput
          label={triggerMessages.testAd}
          autoComplete="off"
          value={event.adId ?? ''}
          onChange={({ currentTarget }) => onChange({ adId: currentTarget.value || undefined })}
        />
      )}
      {event.kind === 'link' && (
        <TextInput
          label={triggerMessages.testRef}
          autoComplete="off"
          autoCapitalize="off"
          value={event.ref ?? ''}
          onChange={({ currentTarget }) => onChange({ ref: currentTarget.value || undefined })}
        />
      )}
      {event.kind === 'comment' && (
        <TextInput
          label={triggerMessages.testPost}
          autoComplete="off"
          value={event.postId ?? ''}
          onChange={({ currentTarget }) => onChange({ postId: currentTarget.value || undefined })}
        />
      )}
      <TextInput
        label={triggerMessages.testText}
        placeholder={triggerMessages.testTextPlaceholder}
        autoComplete="off"
        dir="auto"
        value={event.text}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
      />
      <Checkbox
        label={triggerMessages.testIsNew}
        checked={event.isNewContact}
        onChange={({ currentTarget }) => onChange({ isNewContact: currentTarget.checked })}
      />
    </>
  );
}

function Outcome({ agentId, triggers, event }: { agentId: string; triggers: AgentTriggers; event: TriggerTry }) {
  const { api } = useServices();
  const [asked] = useDebouncedValue({ message: event, draft: { ...triggers, activeHours: null } }, pauseMs);
  const isFinished = areFinished(triggers);
  const isWritten = !needsText[event.kind] || event.text.trim() !== '';
  const query = useQuery({
    queryKey: ['trigger-test', agentId, asked],
    enabled: isWritten && isFinished && areFinished(asked.draft),
    queryFn: () => api.call(triggerRoutes.test, { params: { id: agentId }, body: asked }),
    placeholderData: keepPreviousData,
  });
  const model = useMutation({
    mutationFn: (body: typeof asked) =>
      api.call(triggerRoutes.test, {
        params: { id: agentId },
        body: { ...body, message: { ...body.message, asksModel: true } },
      }),
  });
  if (!isFinished) return <TestAnswer>{triggerMessages.testUnfinished}</TestAnswer>;
  if (!isWritten) return <TestAnswer>{triggerMessages.testWriteFirst}</TestAnswer>;
  if (query.isError) return <TestAnswer>{triggerMessages.testFailed}</TestAnswer>;
  if (query.data === undefined) return <TestAnswer>{triggerMessages.testing}</TestAnswer>;
  const { text } = asked.message;
  // An answer of the model is about what it was asked, and nothing else.
  const isAbout = JSON.stringify(model.variables) === JSON.stringify(asked);
  if (isAbout && model.data !== undefined) return <Verdict triggers={triggers} message={text} outcome={model.data} />;
  const mayAsk = isLeftToModel(query.data);
  return (
    <>
      <Verdict triggers={triggers} message={text} outcome={query.data} isOpen={mayAsk} />
      {mayAsk && (
        <div className={styles.askModel}>
          <Button
            variant="default"
            disabled={query.isPlaceholderData || model.isPending}
            aria-busy={model.isPending}
            onClick={() => model.mutate(asked)}
          >
            {model.isPending ? intentMessages.asking : intentMessages.ask}
          </Button>
          {isAbout && model.isError ? (
            <p role="alert">{model.error instanceof ApiError ? model.error.message : triggerMessages.testFailed}</p>
          ) : (
            <p>{intentMessages.askHint}</p>
          )}
        </div>
      )}
    </>
  );
}

function areFinished({ triggers }: AgentTriggers): boolean {
  return triggers.every((trigger) => problemOf(trigger) === null);
}

/** Whether an event is nothing without its words. */
const needsText: Record<EventKind, boolean> = {
  message: true,
  story_reply: false,
  story_mention: false,
  ad: false,
  link: false,
  ice_breaker: true,
  comment: false,
};

function Verdict({
  triggers: { triggers, activeHours },
  message,
  outcome,
  isOpen = false,
}: {
  triggers: AgentTriggers;
  message: string;
  outcome: TriggerOutcome;
  /** Whether the model has still to be asked. */
  isOpen?: boolean;
}) {
  const { fired, missed } = outcome;
  const reasons = new Map(missed.map((miss) => [miss._id, miss]));
  const starting = triggers.find(({ _id }) => _id === fired?._id);
  return (
    <>
      <TestAnswer isHit={starting !== undefined}>
        {starting === undefined ? (
          isOpen ? (
            intentMessages.open
          ) : (
            triggerMessages.testNone
          )
        ) : (
          <>
            <strong>
              <IconBolt size={18} aria-hidden />
              <span dir="auto">{fired?.word ?? titleOf(starting)}</span>
            </strong>
            <span>{triggerMessages.starts}</span>
          </>
        )}
      </TestAnswer>
      {outcome.model !== null && (
        <p className={styles.askedModel}>{intentMessages.asked(modelCostSentence(outcome.model))}</p>
      )}
      {starting !== undefined && <AtThisHour hours={activeHours ?? null} />}
      <ol className={styles.outcomes} aria-label={triggerMessages.testOrder}>
        {triggers.map((trigger) => {
          const miss = reasons.get(trigger._id);
          const fires = trigger._id === fired?._id;
          // A trigger that was added since is not judged yet.
          if (miss === undefined && !fires) return null;
          return (
            <li key={trigger._id} data-fires={fires || undefined}>
              {fires ? <IconBolt size={18} aria-hidden /> : <IconMinus size={18} aria-hidden />}
              <span className={styles.outcomeName} dir="auto">
                {titleOf(trigger)}
              </span>
              <span className={styles.outcomeReason}>
                {miss === undefined
                  ? startSentence(fired?.words, message)
                  : miss.words === undefined
                    ? missSentence(trigger.kind, miss.because)
                    : findingSentence(miss.words, message)}
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** Returns that a trigger starts the agent, and by what in the message. */
function startSentence(words: WordsFinding | undefined, message: string): string {
  return words === undefined ? triggerMessages.starts : `${triggerMessages.starts}. ${findingSentence(words, message)}`;
}

/** What the active hours would make of it now. */
function AtThisHour({ hours }: { hours: ActiveHours | null }) {
  const zone = useSession()?.user.timeZone ?? 'UTC';
  const now = useNow(minuteMs);
  const opening = hours === null ? null : opensAt(now, hours, zone);
  if (hours === null || opening === null) return null;
  const isTooLate = !isWindowOpen({ lastInboundAt: now }, opening);
  const clock = sayDayAndClock(opening);
  const wait = isTooLate ? hoursMessages.waitsTooLong(clock) : hoursMessages.waits(clock);
  return <p className={styles.atThisHour}>{hours.outside === 'silent' ? hoursMessages.rests : wait}</p>;
}
