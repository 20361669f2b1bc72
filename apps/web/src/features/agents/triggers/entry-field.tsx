import { TagsInput } from '@mantine/core';
import type { Trigger } from '@spotter/contract';
import type { AgentAccount } from './comments/comment-messages.ts';
import { CommentFields } from './comments/comment-fields.tsx';
import { IceBreakerEditor } from './ice-breakers/ice-breaker-editor.tsx';
import { IntentField } from './intent-field.tsx';
import { refIn, withNarrowing } from './trigger-list.ts';
import { listWords } from './trigger-messages.ts';

type Most = { values: string[]; max: number; splitChars: string[] };

/** What narrows a trigger to some of its events; nothing for a kind that has no such list. */
export function EntryField(props: {
  trigger: Trigger;
  problem: string | null /** The accounts of the agent. */;
  accounts: AgentAccount[];
  onChange: (trigger: Trigger) => void;
}) {
  const { trigger } = props;
  switch (trigger.kind) {
    case 'keyword':
    case 'story_mention':
    case 'any_message':
      return null;
    case 'story_reply':
      return <List {...props} kind={trigger.kind} values={trigger.words} max={50} splitChars={[',']} />;
    case 'ad':
      return <List {...props} kind={trigger.kind} values={trigger.adIds} max={50} splitChars={[',', ' ']} />;
    case 'link':
      return <List {...props} kind={trigger.kind} values={trigger.refs} max={50} splitChars={[',', ' ']} />;
    case 'ice_breaker':
      return (
        <>
          {/* A question may have a comma. */}
          <List {...props} kind={trigger.kind} values={trigger.words} max={20} splitChars={[]} />
          <IceBreakerEditor accounts={props.accounts} />
        </>
      );
    case 'intent':
      return <IntentField {...props} trigger={trigger} />;
    case 'comment':
      return <CommentFields {...props} trigger={trigger} />;
  }
}

function List(
  props: {
    trigger: Trigger;
    kind: keyof typeof listWords;
    problem: string | null;
    onChange: (trigger: Trigger) => void;
  } & Most,
) {
  const { kind, trigger, values } = props;
  const { label, hint, placeholder } = listWords[kind];
  return (
    <TagsInput
      label={label}
      description={hint}
      placeholder={values.length === 0 ? placeholder : ''}
      size="md"
      value={values}
      maxTags={props.max}
      splitChars={props.splitChars}
      error={props.problem}
      onChange={(written) => {
        const wanted = kind === 'link' ? written.map(refIn) : written;
        props.onChange(withNarrowing(trigger, [...new Set(wanted)]));
      }}
    />
  );
}
