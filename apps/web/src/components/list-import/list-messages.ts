export const listMessages = {
  choose: 'Choose a CSV or text file',
  fileInput: 'CSV or text file',
  otherFile: 'Another file',
  withoutFile: 'Type instead',
  fileTooLarge: 'This file is too large. Choose one with up to 20,000 lines.',
  fileFailed: 'We couldn’t read this file.',
  imports: 'Imports',
  undoImport: 'Undo import',
  undoing: 'Undoing…',
};

/** Returns a number with what it counts. */
export function counted(number: number, one: string, many: string): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;
}

/** Says that a list goes on. */
export function moreSentence(more: number): string {
  return `And ${more.toLocaleString('en-US')} more.`;
}
