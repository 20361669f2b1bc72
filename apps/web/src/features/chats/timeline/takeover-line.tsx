import type { Source } from '@spotter/contract';
import { IconArrowBackUp, IconUserCheck } from '@tabler/icons-react';
import { channelFaces } from '../../../components/channels.ts';
import { chatMessages } from '../messages.ts';
import { clockTime } from '../times.ts';
import { TimelineLine } from './timeline-line.tsx';
import type { ShownChange } from './timeline.ts';
import styles from './takeover-line.module.css';

/** The line across a chat where a person took it over or handed it to the agent, with the note to the agent. */
export function TakeoverLine(props: {
  change: ShownChange;
  from: Source;
  /** Set if nothing has happened since, so the agent has nothing to answer yet. */
  waitsForThem: boolean;
  /** Set if nothing is above it. */
  isFirst?: boolean;
}) {
  const { change } = props;
  const Icon = change.kind === 'taken-over' ? IconUserCheck : IconArrowBackUp;
  return (
    <div className={styles.hands}>
      <TimelineLine isRuled isFirst={props.isFirst}>
        <span className={styles.handsChange}>
          <Icon size={15} aria-hidden />
          {changeSentence(change, props.from)}
        </span>
      </TimelineLine>
      {change.kind !== 'taken-over' && change.note !== null && (
        <p className={styles.handsNote} dir="auto">
          <span>{chatMessages.handBackNote}</span> “{change.note}”
        </p>
      )}
      {props.waitsForThem && <p className={styles.handsNote}>{chatMessages.answersNext}</p>}
    </div>
  );
}

function changeSentence(change: ShownChange, from: Source): string {
  const time = clockTime(change.at);
  switch (change.kind) {
    case 'handed-back':
      return `Handed back to your agent · ${time}`;
    case 'let-answer':
      return `You let your agent answer · ${time}`;
    case 'taken-over':
      if (change.via === 'inbox') return `You took over · ${time}`;
      if (change.via === 'other-app') return `Another app took over · ${time}`;
      return `You took over in the ${channelFaces[from].name} app · ${time}`;
  }
}
