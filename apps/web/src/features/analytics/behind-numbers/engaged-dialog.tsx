import type { DayRange } from '@spotter/domain/analytics';
import { Dialog } from '../../../components/dialog.tsx';
import { sayDayAndClock } from '../../../components/time/said-times.ts';
import { ChatLinks } from '../funnel-chats.tsx';
import { stepNames } from '../messages.ts';
import { numberTitle } from './messages.ts';
import { type EngagedPart, useEngagedChats } from './queries.ts';

/** A number that was opened, with the names of its row. */
export type OpenedNumber = { of: EngagedPart; names: string[]; count: number };

/** The engaged conversations behind a number, each with how far it got and when it was engaged. */
export function EngagedDialog(props: { opened: OpenedNumber | null; range: DayRange; onClose: () => void }) {
  const { opened, range } = props;
  return (
    <Dialog
      opened={opened !== null}
      onClose={props.onClose}
      title={opened === null ? '' : numberTitle(opened.names, opened.of.column, opened.count)}
    >
      {opened !== null && <EngagedChats of={opened.of} range={range} />}
    </Dialog>
  );
}

function EngagedChats({ of, range }: { of: EngagedPart; range: DayRange }) {
  return (
    <ChatLinks
      chats={useEngagedChats(of, range)}
      keyOf={({ _id }) => _id}
      describe={({ beganAt, reached }) => `${stepNames[reached]} · ${sayDayAndClock(beganAt)}`}
    />
  );
}
