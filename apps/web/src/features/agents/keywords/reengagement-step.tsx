import type { Agent } from '@spotter/contract';
import { lazy, Suspense } from 'react';
import { KeywordStep } from './keyword-step.tsx';
import { KeywordTest } from './keyword-test.tsx';
import { useReengagementRules } from './use-reengagement-rules.ts';

// Its fields need menus, and most coaches leave them as they are.
const KeywordRulesField = lazy(() =>
  import('./keyword-rules-field.tsx').then((module) => ({ default: module.KeywordRulesField })),
);

/** The fourth step: what brings the agent back. */
export function ReengagementStep({ agent }: { agent: Agent | null }) {
  const editing = useReengagementRules(agent);
  const { rules } = editing;
  return (
    <KeywordStep kind="re-engagement" agent={agent} along={editing}>
      {(keywords, refusals) => (
        <>
          <Suspense fallback={null}>
            <KeywordRulesField
              kind="re-engagement"
              keywords={keywords}
              rules={rules}
              refusals={refusals}
              onChange={editing.changeRules}
            />
          </Suspense>
          <KeywordTest keywords={keywords} rules={rules} />
        </>
      )}
    </KeywordStep>
  );
}
