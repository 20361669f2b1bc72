import { PastImports } from '../../../../components/list-import/past-imports.tsx';
import { importMessages, importSentence, undoImportText } from './import-messages.ts';
import { useTagImports, useUndoImport } from './import-queries.ts';

/** The lists of tags that came in, each with how far it is, and the way to take it back. */
export default function PastTagImports() {
  const imports = useTagImports().data ?? [];
  return (
    <PastImports
      imports={imports.map((one) => ({
        ...one,
        details: importSentence(one),
        question: undoImportText(one.chats),
        isBusy: one.state === 'undoing',
      }))}
      undo={useUndoImport()}
      done={importMessages.undone}
      failed={importMessages.undoFailed}
      keep={importMessages.keep}
    />
  );
}
