import { type KnowledgeItem, maxFileBytes } from '@spotter/contract';
import { sayDayAndClock } from '../../../components/time/said-times.ts';

const megabyte = 1024 * 1024;
/** Every page has a menu: less than this share, in percent, says nothing. */
const mentionedLeftOut = 25;
const maxMegabytes = maxFileBytes / megabyte;

/** Every sentence about questions with answers, pages and files. */
export const itemMessages = {
  answersTitle: 'Questions and answers',
  answersHint: 'What leads ask again and again, in your words.',
  answersEmpty: 'No answers yet. Start with the three questions that you get most.',
  answersFailed: 'Your answers didn’t load.',
  addAnswer: 'Add an answer',
  newAnswer: 'New answer',
  editAnswer: 'Edit answer',
  question: 'When a lead asks…',
  questionPlaceholder: 'Do you train people with a bad knee?',
  answer: '…this is true',
  answerHint: 'Your agent says it in its own words and adds nothing.',
  answerPlaceholder: 'Yes, once a doctor has cleared you. We leave out jumps and deep squats at first.',
  answerSaved: 'Answer saved.',

  pagesTitle: 'Web pages',
  pagesHint: 'Your FAQ, your price page: read once a day. You see what was read.',
  pagesFailed: 'Your pages didn’t load.',
  url: 'Address of the page',
  urlPlaceholder: 'https://your-site.com/faq',
  addPage: 'Add page',
  pageAdded: 'Reading the page. It stands in the list in a moment.',

  filesTitle: 'Files',
  filesHint: 'A price list, a welcome packet, your FAQ.',
  filesFailed: 'Your files didn’t load.',
  drop: 'Drop files here, or',
  choose: 'choose files',
  limits: `PDF, Word (.docx), .txt or .md, up to ${maxMegabytes} MB each.`,
  fileInput: 'Files to read',
  uploading: 'Uploading…',
  uploadFailed: 'The upload didn’t finish. Try again.',
  dismiss: 'Dismiss',
  wrongType: `can’t be read. Use a PDF, Word (.docx), .txt or .md file.`,
  tooLarge: `is larger than ${maxMegabytes} MB.`,
  empty: 'is empty.',

  reading: 'Reading…',
  failed: 'Couldn’t be read.',
  stale: 'Couldn’t be read again, so agents use what was read before.',
  doubtful: 'What we found may be wrong, so agents don’t use it.',
  doubtfulStale: 'What we found may be wrong, so agents use what was read before.',
  useAnyway: 'Use it anyway',
  changed: 'Changed since you last looked',
  changeAddress: 'Change address',
  addressHint: 'The page is read there. What was read before is gone at once.',
  moved: 'Reading the new address.',
  rename: 'Rename',
  fileName: 'Name',
  endingStays: (ending: string) => `${ending} stays at the end.`,
  renamed: (name: string) => `It’s called “${name}” now.`,
  undoFailed: 'We couldn’t undo that. Please try again.',
  seeRead: 'What was read',
  readAgain: 'Read again',
  readAgainFailed: 'We couldn’t start reading again. Try again.',

  detailFailed: 'What was read didn’t load.',
  detailNone: 'Nothing was read yet.',
  detailMore: 'Only the first 500 passages are shown. Agents know all of them.',
  wordings: 'Leads may ask',
  removeWording: 'Remove',
  wordingsFailed: 'We couldn’t change this. It is as it was.',
};

/** Returns the label of the button that shows what was read of something. */
export function seeReadLabel(title: string): string {
  return `${itemMessages.seeRead}: ${title}`;
}

/** Returns the label of the button that edits a page or a file. */
export function editLabel({ file, title }: KnowledgeItem): string {
  return `${file === null ? itemMessages.changeAddress : itemMessages.rename}: ${title}`;
}

/** Returns the label of the button that reads something again. */
export function readAgainLabel(title: string): string {
  return `${itemMessages.readAgain}: ${title}`;
}

/** Returns the label of the button that has what may be wrong used. */
export function anywayLabel(title: string): string {
  return `${itemMessages.useAnyway}: ${title}`;
}

/** Returns how much of a page was left out; null where that is little. */
export function leftOutSentence({ leftOut }: KnowledgeItem): string | null {
  if (leftOut === null || leftOut < mentionedLeftOut) return null;
  return `${leftOut}% of its text was left out: menus, and what visitors don’t see.`;
}

/** Returns how far reading is. */
export function progressSentence(progress: KnowledgeItem['progress']): string {
  if (progress === null || progress.total === null) return itemMessages.reading;
  return `${itemMessages.reading} ${progress.done} of ${progress.total}`;
}

/** Returns what was read, and when: `14 passages, read Nov 24, 3:22 PM`. */
export function readSentence({ passageCount, readAt }: KnowledgeItem): string {
  const passages = passageCount === 1 ? '1 passage' : `${passageCount.toLocaleString('en-US')} passages`;
  return readAt === null ? passages : `${passages}, read ${sayDayAndClock(readAt)}`;
}

/** Returns a file's size: `2.4 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < megabyte) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / megabyte).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;
}
