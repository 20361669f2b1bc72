import { type LandingAgent, landingAgentRoutes, maxVisitorMessages, maxVisitorTextLength } from '@spotter/contract';
import { IconCalendarCheck, IconRefresh } from '@tabler/icons-react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useServices } from '../../../api/services.ts';
import { Avatar } from '../../../components/avatar.tsx';
import { FactList } from '../../../features/chats/contact/fact-list.tsx';
import { TrialBox, TrialLog } from '../../../features/agents/try/trial-phone.tsx';
import { type Trial, useTrial } from '../../../features/agents/try/use-trial.ts';
import { landing } from '../../../features/marketing/landing-content.ts';
import { TalkingPhone } from '../../../features/marketing/talking-phone.tsx';
import { SamplePhone } from './sample-phone.tsx';
import styles from './hero-phone.module.css';

/** The phone of the hero with an agent that a visitor can write to. */
export default function HeroTalk() {
  return (
    <QueryClientProvider client={useServices().queryClient}>
      <Phone />
    </QueryClientProvider>
  );
}

function Phone() {
  const { api } = useServices();
  const agent = useQuery({
    queryKey: ['landing-agent'],
    queryFn: () => api.call(landingAgentRoutes.find),
    retry: false,
    staleTime: Infinity,
  }).data;
  const trial = useTrial((messages, practice) => api.call(landingAgentRoutes.talk, { body: { messages, practice } }));
  const isTalking = trial.lines.length > 0;
  const field = useFocusKept(isTalking);
  if (agent == null) return <SamplePhone />;
  const box = <VisitorBox agent={agent} trial={trial} field={field} />;
  if (!isTalking) return <SamplePhone footer={box} />;
  return (
    <TalkingPhone
      label={landing.talk.with(agent.coach)}
      header={
        <>
          <Avatar name={agent.coach} picture={null} size={40} />
          <div>
            <p className={styles.phoneName}>{landing.talk.with(agent.coach)}</p>
            <p className={styles.phoneMarks}>{landing.talk.nothingSent}</p>
          </div>
          <button type="button" className={styles.phoneAgain} aria-label={landing.talk.again} onClick={trial.startOver}>
            <IconRefresh size={20} aria-hidden />
          </button>
        </>
      }
      below={<CoachView trial={trial} coach={agent.coach} />}
    >
      <TrialLog trial={trial} hasTriggers coach={agent.coach} opening={null} />
      {box}
    </TalkingPhone>
  );
}

/** Moves the focus to the box of the phone that takes the other's place: the visitor was writing in that one. */
function useFocusKept(isTalking: boolean) {
  const field = useRef<HTMLInputElement>(null);
  const before = useRef(isTalking);
  useEffect(() => {
    if (before.current !== isTalking) field.current?.focus({ preventScroll: true });
    before.current = isTalking;
  }, [isTalking]);
  return field;
}

function VisitorBox(props: { agent: LandingAgent; trial: Trial; field: RefObject<HTMLInputElement | null> }) {
  const { agent, trial, field } = props;
  const [text, setText] = useState('');
  const said = trial.lines.filter(({ kind }) => kind === 'message').length;
  if (said + 2 > maxVisitorMessages && !trial.writing) {
    return (
      <p className={styles.phoneEnd} role="status">
        {landing.talk.end}
      </p>
    );
  }

  function send() {
    if (text.trim() === '' || trial.writing) return;
    trial.send(text.trim());
    setText('');
  }

  return (
    <TrialBox
      field={field}
      placeholder={trial.lines.length === 0 ? landing.talk.invite(agent.coach, agent.keyword) : landing.talk.next}
      text={text}
      disabled={trial.writing}
      maxLength={maxVisitorTextLength}
      onType={setText}
      onSend={send}
    />
  );
}

/** What the coach has of this lead by now. */
function CoachView({ trial, coach }: { trial: Trial; coach: string }) {
  const { facts = [], call = null } = trial.answered ?? {};
  if (facts.length === 0 && call === null) return null;
  return (
    <div className={styles.coachView} role="status">
      <h2>{landing.talk.coachSees(coach)}</h2>
      <FactList facts={facts} />
      {call !== null && (
        <p className={styles.coachCall}>
          <IconCalendarCheck size={20} aria-hidden />
          {landing.talk.call(call)}
        </p>
      )}
    </div>
  );
}
