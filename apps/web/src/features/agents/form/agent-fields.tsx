import { TextInput } from '@mantine/core';
import type { Agent, Offer } from '@spotter/contract';
import { type AgentValues, maxLengths } from '../agent-values.ts';
import { withTemplate } from '../follow-ups/template-follow-ups.ts';
import { agentMessages } from '../messages.ts';
import { AnswersField } from './answers-field.tsx';
import { FineTune } from './fine-tune/fine-tune.tsx';
import { InstructionsField } from './instructions/instructions-field.tsx';
import { useInstructions } from './instructions/use-instructions.ts';
import { fittedTemplate } from './price/price-answer.ts';
import { PriceQuestion } from './price/price-question.tsx';
import type { FirstOffer } from './price/use-first-offer.ts';

/** Asks who, what, in which tone and for how much. All else can wait under Fine-tune. */
export function AgentFields(props: {
  agent: Agent | null;
  offers: Offer[];
  values: AgentValues;
  saved: AgentValues;
  suggested: string | null;
  firstOffer: FirstOffer;
  /** Why the last save failed. */
  error: Error | null;
  onChange: (change: (before: AgentValues) => AgentValues) => void;
}) {
  const { agent, offers, values, suggested, firstOffer } = props;
  const change = (typed: Partial<AgentValues>) => props.onChange((before) => ({ ...before, ...typed }));
  const write = (prompt: string) => change({ prompt });
  const instructions = useInstructions(values.prompt, suggested === null ? 'sections' : 'text', write);
  const hasPrice = firstOffer.values.amount.trim() !== '' || offers.some(({ price }) => price !== null);
  return (
    <>
      <TextInput
        label={agentMessages.name}
        required
        autoComplete="off"
        maxLength={maxLengths.name}
        value={values.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <InstructionsField
        suggested={suggested}
        instructions={instructions}
        saved={props.saved.prompt}
        fitTemplate={(text) => fittedTemplate(text, { before: values.prompt, hasPrice })}
        onTemplate={(isPut) => {
          // The follow-ups of an agent that is at work stay as the coach set them.
          if (agent === null) props.onChange((before) => withTemplate(before, isPut));
        }}
      />
      <PriceQuestion prompt={values.prompt} firstOffer={firstOffer} hasOffers={offers.length > 0} onChange={write} />
      <AnswersField agent={agent} chosen={values.answers} onChange={(answers) => change({ answers })} />
      <FineTune
        agent={agent}
        values={values}
        instructions={instructions}
        offers={offers}
        error={props.error}
        onChange={change}
      />
    </>
  );
}
