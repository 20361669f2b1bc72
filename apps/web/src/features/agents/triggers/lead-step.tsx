import type { Agent } from '@spotter/contract';
import { keywordMessages } from '../keywords/keyword-messages.ts';
import { KeywordRulesField } from '../keywords/keyword-rules-field.tsx';
import { KeywordStep } from '../keywords/keyword-step.tsx';
import { EntrySection } from './entry-section.tsx';
import { TriggerTest } from './trigger-test.tsx';
import { useTriggerEditor } from './use-trigger-editor.ts';
import styles from './triggers.module.css';

/** The third step: everything that starts the agent, the keywords first. */
export function LeadStep({ agent }: { agent: Agent | null }) {
  const editor = useTriggerEditor(agent);
  return (
    <>
      <h2 className={styles.keywordsTitle}>{keywordMessages.title.trigger}</h2>
      <p className={styles.lead}>{keywordMessages.lead.trigger}</p>
      <KeywordStep kind="trigger" agent={agent} along={editor}>
        {(keywords, refusals) => (
          <>
            {editor.rules !== null && (
              <KeywordRulesField
                kind="trigger"
                keywords={keywords}
                rules={editor.rules}
                refusals={refusals}
                onChange={editor.changeRules}
              />
            )}
            {agent !== null && <EntrySection editor={editor} keywords={keywords} />}
            <TriggerTest
              agentId={agent?._id ?? null}
              triggers={editor.withKeywords(keywords)}
              keywords={keywords}
              rules={editor.rules ?? undefined}
            />
          </>
        )}
      </KeywordStep>
    </>
  );
}
