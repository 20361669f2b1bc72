import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { presentTime } from '../../../components/time/present-time.ts';
import { attachMessages } from './attach-messages.ts';
import { type Recording, type RecordProblem, startRecording } from './record-voice.ts';
import styles from './voice-recorder.module.css';

const maxMs = 5 * 60_000;
const renewedMs = 150;

type State =
  | { kind: 'starting' | 'preparing' }
  | { kind: 'recording'; elapsedMs: number; level: number }
  | { kind: 'recorded'; sound: Blob; address: string }
  | { kind: 'problem'; sentence: string };

const problems: Record<RecordProblem, string> = {
  'no-recorder': attachMessages.noRecorder,
  'no-microphone': attachMessages.noMicrophone,
  refused: attachMessages.refused,
  failed: attachMessages.recordFailed,
};

/** Records a voice note: with its level and its time, to be listened to before it is added. */
export function VoiceRecorder(props: { onUse: (file: File) => void; onClose: () => void }) {
  const { state, finish, discard } = useRecorder();
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);

  function leave(): void {
    discard();
    props.onClose();
  }

  return (
    <div
      ref={heading}
      tabIndex={-1}
      role="group"
      className={styles.recorder}
      aria-label={attachMessages.recorder}
      onKeyDown={({ key }) => {
        if (key === 'Escape') leave();
      }}
    >
      <Progress state={state} />
      <div className={styles.acts}>
        {state.kind === 'recording' && (
          <Button size="sm" onClick={finish}>
            {attachMessages.finish}
          </Button>
        )}
        {state.kind === 'recorded' && (
          <Button
            size="sm"
            onClick={() => {
              const name = `${attachMessages.voiceName} ${clockOf(presentTime())}.wav`;
              props.onUse(new File([state.sound], name, { type: state.sound.type }));
              leave();
            }}
          >
            {attachMessages.use}
          </Button>
        )}
        <Button size="sm" variant="default" onClick={leave}>
          {state.kind === 'problem' ? 'Close' : attachMessages.discard}
        </Button>
      </div>
    </div>
  );
}

function Progress({ state }: { state: State }) {
  switch (state.kind) {
    case 'problem':
      return (
        <p role="alert" className={styles.problem}>
          {state.sentence}
        </p>
      );
    case 'recorded':
      return <audio className={styles.player} src={state.address} controls aria-label={attachMessages.listen} />;
    case 'recording':
      return (
        <div className={styles.progress}>
          <span className={styles.dot} aria-hidden />
          <span role="status" className="visually-hidden">
            {attachMessages.recording}
          </span>
          <span role="timer" className={styles.timer}>
            {lengthOf(state.elapsedMs)}
          </span>
          <meter className={styles.level} aria-label={attachMessages.level} value={state.level} />
        </div>
      );
    case 'starting':
    case 'preparing':
      return (
        <p role="status" className={styles.quiet}>
          {state.kind === 'preparing' ? attachMessages.preparing : attachMessages.upToFiveMinutes}
        </p>
      );
  }
}

/** Records from the moment it is shown, for five minutes at most. */
function useRecorder() {
  const [state, setState] = useState<State>({ kind: 'starting' });
  const recording = useRef<Recording | null>(null);

  function discard(): void {
    recording.current?.discard();
    recording.current = null;
  }

  function finish(): void {
    const running = recording.current;
    if (running === null) return;
    recording.current = null;
    setState({ kind: 'preparing' });
    running.finish().then(
      (sound) => setState({ kind: 'recorded', sound, address: URL.createObjectURL(sound) }),
      () => setState({ kind: 'problem', sentence: attachMessages.recordFailed }),
    );
  }

  useEffect(() => {
    let isGone = false;
    let timer = 0;
    void startRecording().then((started) => {
      if (typeof started === 'string') return setState({ kind: 'problem', sentence: problems[started] });
      if (isGone) return started.discard();
      recording.current = started;
      const startedAt = presentTime().getTime();
      timer = window.setInterval(() => {
        const elapsedMs = presentTime().getTime() - startedAt;
        if (recording.current === null) return;
        if (elapsedMs >= maxMs) finish();
        else setState({ kind: 'recording', elapsedMs, level: recording.current.level() });
      }, renewedMs);
    });
    return () => {
      isGone = true;
      window.clearInterval(timer);
      discard();
    };
  }, []);

  const address = state.kind === 'recorded' ? state.address : null;
  useEffect(() => (address === null ? undefined : () => URL.revokeObjectURL(address)), [address]);
  return { state, finish, discard };
}

/** The length of a recording: 0:07. */
function lengthOf(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The time of day, for a name: 15.07. */
function clockOf(at: Date): string {
  return `${at.getHours()}.${String(at.getMinutes()).padStart(2, '0')}`;
}
