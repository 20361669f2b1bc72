import { PastImports } from '../../components/list-import/past-imports.tsx';
import { importSentence, neverListMessages, undoImportText } from './messages.ts';
import { useNeverListSummary, useTakeOff } from './queries.ts';

/** What came in at once, and can be taken back at once. */
export default function Imports() {
  const imports = useNeverListSummary().data?.imports ?? [];
  return (
    <PastImports
      imports={imports.map((one) => ({
        ...one,
        details: importSentence(one),
        question: undoImportText(one.count),
        isBusy: false,
      }))}
      undo={useTakeOff()}
      done={neverListMessages.undone}
      failed={neverListMessages.undoImportFailed}
      keep={neverListMessages.keep}
    />
  );
}
