import { BudgetLine } from '../../features/agents/budget/budget-line.tsx';
import { Switcher } from '../../features/team/switcher.tsx';

/** What of the account waits for the server: the workspace, and today's budget. */
export default function AccountLines({ onGo }: { onGo: () => void }) {
  return (
    <>
      <Switcher />
      <BudgetLine onGo={onGo} />
    </>
  );
}
