import { Popover } from '@mantine/core';
import type { Decision } from '@spotter/contract';
import { chatMessages } from './messages.ts';
import { WhyCard } from './why-card.tsx';

/** The small chip on an agent's message that opens the reason why it was written. */
export function WhyChip({ decision }: { decision: Decision }) {
  return (
    <Popover width={300} position="bottom-end" radius="lg" offset={6} trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className="why-chip" aria-label={chatMessages.whyTitle}>
          {chatMessages.why}
        </button>
      </Popover.Target>
      <Popover.Dropdown className="why-card">
        {/* Nothing in the card can be pressed, so the card itself takes the focus and is read out. */}
        <div tabIndex={-1} data-autofocus>
          <WhyCard decision={decision} now={new Date()} />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
