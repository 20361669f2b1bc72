import { Textarea, TextInput } from '@mantine/core';
import { maxAskedLength, maxRuleLength } from '@spotter/domain/autoreply';
import { Segmented } from '../form/segmented.tsx';
import { problemsOf, type RuleDraft, ruleKinds } from './rule-draft.ts';
import styles from './rule-fields.module.css';

const kindNames: Record<RuleDraft['kind'], string> = {
  never: 'Never say',
  answer: 'Say instead',
  free: 'In my words',
};

/** What the agent must not say, what it says instead, or anything else. `showsProblems`: once it was to be saved. */
export function RuleFields(props: { draft: RuleDraft; showsProblems: boolean; onChange: (draft: RuleDraft) => void }) {
  const { draft, onChange } = props;
  const problems = props.showsProblems ? problemsOf(draft) : {};
  const set = (change: Partial<RuleDraft>) => onChange({ ...draft, ...change });
  return (
    <div className={styles.fields}>
      <Segmented
        label="What kind of rule"
        values={ruleKinds}
        chosen={draft.kind}
        labelOf={(kind) => kindNames[kind]}
        onChoose={(kind) => set({ kind })}
      />
      {draft.kind === 'never' && (
        <TextInput
          data-autofocus
          label="Words it never says"
          description="Separate several with commas. Spotter checks every answer for them."
          error={problems.words}
          value={draft.words}
          dir="auto"
          onChange={(event) => set({ words: event.currentTarget.value })}
        />
      )}
      {draft.kind === 'answer' && (
        <>
          <TextInput
            data-autofocus
            label="When they ask about"
            description="In a word or two, such as “meal plan”."
            error={problems.asked}
            maxLength={maxAskedLength}
            value={draft.asked}
            dir="auto"
            onChange={(event) => set({ asked: event.currentTarget.value })}
          />
          <Textarea
            label="It says"
            error={problems.text}
            rows={3}
            maxLength={maxRuleLength}
            value={draft.text}
            dir="auto"
            onChange={(event) => set({ text: event.currentTarget.value })}
          />
        </>
      )}
      {draft.kind === 'free' && (
        <Textarea
          data-autofocus
          label="What it should do"
          description="Your agent reads this like its instructions. Spotter can’t check it word by word."
          error={problems.free}
          rows={3}
          maxLength={maxRuleLength}
          value={draft.free}
          dir="auto"
          onChange={(event) => set({ free: event.currentTarget.value })}
        />
      )}
    </div>
  );
}
