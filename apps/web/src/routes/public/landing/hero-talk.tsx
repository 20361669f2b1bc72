import { type LandingAgent, landingAgentRoutes, maxVisitorMessages, maxVisitorTextLength } from '@spotter/contract';
import { IconCalendarCheck, IconRefresh } from '@tabler/icons-react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useServices } from '../../../api/services.ts';
import { Avatar } from '../../../components/avatar.tsx';
import { FactList } from '../../../features/chats/contact/fact-list.tsx';
import { TrialBox, TrialLog } from '../../../features/agents/try/trial-phone.tsx';
import { type Trial, useTrial } from '../../../features/agents/try/use-trial.ts';
import { talkMessages } from '../../../features/marketing/phone/talk-messages.ts';
import { TalkingPhone } from '../../../features/marketing/phone/talking-phone.tsx';
import styles from './hero-phone.module.css';

export type HeroTalkProps = {
  /** Where the first message is written, on the phone that plays; null while another phone shows. */
  box: HTMLElement | null;
  onTalking: (isTalking: boolean) => void;
};

/** The agent that a visitor can write to: at first a box on the phone that plays, then a phone of its own. */
export default function HeroTalk(props: HeroTalkProps) {
  return (
    <QueryClientProvider client={useServices().queryClient}>
      <Talk {...props} />
    </QueryClientProvider>
  );
}

function Talk({ box, onTalking }: HeroTalkProps) {
  const { api } = useServices();
  const agent = useQuery({
    queryKey: ['landing-agent'],
    queryFn: () => api.call(landingAgentRoutes.find),
    retry: false,
    staleTime: Infinity,
  }).data;
  const trial = useTrial((messages, practice) => api.call(landingAgentRoutes.talk, { body: { messages, practice } }));
  const isTalking = trial.lines.length > 0;
  // The box moves between the two phones, and the visitor goes on writing.
  const takesFocus = useRef(false);

  function show(talking: boolean) {
    takesFocus.current = true;
    onTalking(talking);
  }

  if (agent == null) return null;
  const writing = (
    <VisitorBox
      agent={agent}
      trial={trial}
      takesFocus={takesFocus}
      onSend={(text) => {
        if (!isTalking) show(true);
        trial.send(text);
      }}
    />
  );
  if (!isTalking) return box === null ? null : createPortal(writing, box);
  return (
    <TalkingPhone
      label={talkMessages.with(agent.coach)}
      header={
        <>
          <Avatar name={agent.coach} picture={null} size={40} />
          <div>
            <p className={styles.phoneName}>{talkMessages.with(agent.coach)}</p>
            <p className={styles.phoneMarks}>{talkMessages.nothingSent}</p>
          </div>
          <button
            type="button"
            className={styles.phoneAgain}
            aria-label={talkMessages.again}
            onClick={() => {
              show(false);
              trial.startOver();
            }}
          >
            <IconRefresh size={20} aria-hidden />
          </button>
        </>
      }
      below={<CoachView trial={trial} coach={agent.coach} />}
    >
      <TrialLog trial={trial} hasTriggers coach={agent.coach} opening={null} />
      {writing}
    </TalkingPhone>
  );
}

function VisitorBox(props: {
  agent: LandingAgent;
  trial: Trial;
  /** Whether the box takes the focus where it comes in. */
  takesFocus: RefObject<boolean>;
  onSend: (text: string) => void;
}) {
  const { agent, trial, takesFocus } = props;
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    if (takesFocus.current) field.current?.focus({ preventScroll: true });
    takesFocus.current = false;
  }, [takesFocus]);
  const said = trial.lines.filter(({ kind }) => kind === 'message').length;
  if (said + 2 > maxVisitorMessages && !trial.writing) {
    return (
      <p className={styles.phoneEnd} role="status">
        {talkMessages.end}
      </p>
    );
  }

  function send() {
    if (text.trim() === '' || trial.writing) return;
    props.onSend(text.trim());
    setText('');
  }

  return (
    <TrialBox
      field={field}
      placeholder={said === 0 ? talkMessages.invite(agent.coach, agent.keyword) : talkMessages.next}
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
      <h2>{talkMessages.coachSees(coach)}</h2>
      <FactList facts={facts} />
      {call !== null && (
        <p className={styles.coachCall}>
          <IconCalendarCheck size={20} aria-hidden />
          {talkMessages.call(call)}
        </p>
      )}
    </div>
  );
}
