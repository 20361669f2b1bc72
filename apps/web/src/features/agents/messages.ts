import { ApiError } from '@spotter/contract';
import { placeholderHint } from '../../components/words/placeholder-hint.ts';

/**
 * Every sentence of the agents list and of the wizard's first step.
 * Those of keywords and the trial have their own files.
 */
export const agentMessages = {
  toRules: 'See its rules',
  listTitle: 'Agents',
  listLead: 'Each agent answers in your voice, with its own instructions and keywords.',
  createTile: 'Create new agent',
  createHint: 'Four steps, about five minutes.',
  noAccounts: 'No account connected yet',
  listFailedTitle: 'Your agents didn’t load',
  failedHint: 'Nothing was changed. Check your connection and try again.',
  retry: 'Try again',

  notFoundTitle: 'Agent not found',
  notFoundHint: 'It may have been deleted. Your conversations are still there.',
  toAgents: 'Go to your agents',
  failedTitle: 'This agent didn’t load',
  invalidData: 'Invalid agent data',

  createTitle: 'Create new Agent',
  editTitle: 'Edit Agent',
  createLead: 'Tell it who you are and how you talk. You can change all of it later.',
  editLead: 'Changes apply from the next message on.',
  name: 'Name',
  nameHint: 'Only you see it.',
  description: 'Description (optional)',
  instructions: 'Instructions',
  instructionsHint:
    'Who you help, what you offer, what to ask, when to step back. Write it like you’d brief a new setter.',
  otherInstructions: 'The rest of your instructions',
  viewSwitch: 'How to write the instructions',
  viewSections: 'Sections',
  viewText: 'Free text',
  addSection: 'Add a section:',
  untitledSection: 'In general',
  templatesLead: 'Start from a template and make it yours',
  undo: 'Undo',
  makeItYours: 'Now make it yours: your offer, your prices, your words.',
  delayType: 'Delay type',
  customHint: 'Answers when the time you choose has passed since their last message.',
  adaptiveHint: 'Waits as a person would: seconds in a lively chat, a few minutes in a quiet one.',
  delayTime: 'Delay time',
  bubbles: 'Messages per answer',
  bubblesHint:
    'A longer answer can leave as a few short messages, with pauses to type. If they write in between, your agent drops the rest and answers that.',
  howManyBubbles: 'How many messages one answer may be',
  bubbleChoices: { 1: 'One', 2: 'Up to 2', 3: 'Up to 3' },
  model: 'Language model',
  modelHint: 'Writes the answers. Try a few messages after changing it.',
  modelDefault: (name: string) => `Default (${name})`,
  modelGone: (name: string) => `${name} is no longer offered, so the default answers. Choose another one and save.`,
  offers: 'Offers it may speak of',
  offersHint: 'It gives prices, terms and links only as they stand there.',
  whichOffers: 'Which offers',
  toOffers: 'See your offers',
  allOffers: 'All, new ones too',
  someOffers: 'Only some',
  offerNotOffered: 'Off or expired: no agent mentions it.',
  noOffers: 'Without an offer, it gives no price in the chat.',
  unanswered: 'When it doesn’t know the answer',
  unansweredHint: 'It never guesses: it says it will ask, and the question waits for you under Knowledge.',
  whenUnanswered: 'What it does then',
  toUnanswered: 'See open questions',
  unansweredChoices: { 'go-on': 'Keep talking', 'hand-over': 'Hand the chat to me' },
  answers: 'Who sends the answers?',
  answersLabel: 'How answers go out',
  answersHint:
    'Ask me first: each answer waits in the chat until you send, edit or drop it. A lead in danger is never kept waiting.',
  answersChoices: { auto: 'Send answers on its own', approve: 'Ask me first' },
  afterHandOver: 'After a hand-over',
  afterHandOverHint:
    'When they asked for you, or it had no answer, the chat is yours. Until you write, it can go on answering from your offers and knowledge. Never after danger, money or anger.',
  whenHandedOver: 'What it does until you write',
  afterHandOverChoices: { answer: 'Answer what it knows', silent: 'Leave all to me' },
  disclosure: 'Says that it’s automated',
  disclosureHint:
    'One short sentence in their language opens its first message, its first after 30 days of silence and its first after you hand a chat back. The EU, California and Meta require it. Anyone who asks gets the truth, whatever you choose.',
  whenDisclosed: 'When it says so',
  disclosureModes: { always: 'Always', where_required: 'Where required', on_question: 'When asked' },
  ownDisclosure: 'Your own sentence, by language',
  ownDisclosureHint:
    'One sentence has to say that a machine writes, and nothing else. What you add goes into a sentence of its own.',
  insertDisclosure: (sentence: string) => `Insert “${sentence}”`,
  price: 'What does it cost?',
  priceAnswers: { price: 'My agent says the price', call: 'I’d rather say it on the call' },
  firstOfferHint: 'Your agent gives this price and never a made-up one. You add more offers anytime under Knowledge.',
  priceOnCallHint:
    'Your agent names no price and never makes one up. To put it in your words, change the sentence under Offers and prices:',
  priceOfOffersHint: 'Your agent gives prices as they stand in your offers.',
  noPriceHint: 'You have no offer yet, so your agent gives only prices that stand in the instructions.',
  offerFailed: 'Your agent is saved, your offer isn’t. Add it again under Knowledge.',
  fineTune: 'Fine-tune',
  fineTuneDefaults: 'Good values are set, change them anytime:',
  fineTuneWrong: 'Something in here can’t be saved yet.',
  fields: 'What to find out (optional)',
  fieldsHint:
    'One per line, in order, up to 12. Leave it empty for the usual questions. Your agent never asks what it already knows.',
  tooManyFields: 'Up to 12: a chat is not a form.',
  fieldTooLong: 'One line is over 40 characters. Name what to find out, don’t write the question.',
  caringWords: 'Your words for a lead in crisis (optional)',
  caringWordsHint:
    'Your agent says this once instead of selling when a lead shows signs of self-harm, violence or an eating disorder, or may be under 18. Then the chat is yours. In a medical emergency it gives the emergency number first. Left empty, or if they say that you already know, Spotter’s own kind words are used, in their language, with help lines for their country.',
  disclosureWords: 'Your words for “are you a bot?” (optional)',
  disclosureWordsHint:
    'If your words don’t say that an automated assistant writes, your agent says that first. Left empty, it finds its own.',
  disclosureWordsExample: 'You’re talking to my AI assistant. I see every message, and you can always ask for me.',
  goodbye: 'Your goodbye for a lead who doesn’t fit (optional)',
  goodbyeHint: `Your agent says this instead of its own last words, and the lead is lost as “Not a fit”. Say under “Who you are” who is not a fit. ${placeholderHint}`,
  goodbyeExample: 'Thanks for telling me, {first name}. I’m not the right coach for this, and I wish you the best.',
  caringWordsExample: 'Name your local help line, and say you’ll write back yourself.',

  next: 'Next',
  creating: 'Creating…',
  previous: 'Previous',
  update: 'Update',
  updating: 'Updating…',
  remove: 'Delete',
  removing: 'Deleting…',
  removeTitle: 'Delete this agent?',
  removeText:
    'Its accounts stay connected and you can still read your conversations. It sends no more autoreplies. This can’t be undone.',
  keep: 'Keep it',
  confirmRemove: 'Delete agent',
  unsaved: 'Not saved yet. Your changes are kept in this browser.',
  suggested: 'A line was added at the end of the instructions. Make it yours, then save: until then nothing changes.',
  restored: 'We brought back what you typed last time. It isn’t saved yet.',
  discard: 'Discard it',

  updated: 'Agent updated successfully!',
  updateFailed: 'Error updating agent. Please try again.',
  createFailed: 'Error creating agent. Please try again.',
  deleted: 'Agent deleted successfully!',
  deleteFailed: 'Error deleting agent. Please try again.',
};

/** What belongs in a section, by its title. */
export const sectionHints: Record<string, string> = {
  'Who you are': 'Who you help, and who is not a fit.',
  'Offers and prices': 'Each offer with its exact price, or that no price is given in the chat. It never makes one up.',
  Questions: 'What to find out, one question at a time, in order.',
  Tone: 'How you write: short or long, emoji or none. A few of your own lines help most.',
};

/** The four steps, as the progress names them. */
export const stepNames = ['Agent', 'Services', 'How leads come in', 'Re-engagement'] as const;

/** Returns a delay in words. */
export function delayName(minutes: number): string {
  if (minutes === 0) return 'Instantly';
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    ...(hours === 0 ? [] : [hours === 1 ? '1 hour' : `${hours} hours`]),
    ...(rest === 0 ? [] : [`${rest} minutes`]),
  ];
  return parts.join(' ');
}

/** Returns how long the instructions are, and whether that is too long. */
export function lengthSentence(length: number, maxLength: number): string {
  const [is, allowed] = [length, maxLength].map((count) => count.toLocaleString('en-US'));
  return length > maxLength ? `${is} of ${allowed} characters: too long` : `${is} of ${allowed} characters`;
}

/** The sentence after a template replaced the earlier text. */
export function templateSentence(name: string): string {
  return `“${name}” replaced your text.`;
}

/** Whether the session has expired. Then the sign-in page says enough, and the typed text is kept for afterwards. */
export function isExpiredSession(error: Error): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Returns what the server says about the sentences that it refused, by language. */
export function disclosureProblems(error: Error | null): Record<string, string> {
  const issues = error instanceof ApiError ? error.issues : [];
  return Object.fromEntries(
    issues.flatMap(({ path, message }) => {
      const language = /\bdisclosure\.words\.(\w+)$/.exec(path)?.[1];
      return language === undefined ? [] : [[language, message]];
    }),
  );
}

/** Returns what the server says about the words for "are you a bot?" that it refused. */
export function botAnswerProblem(error: Error | null): string | undefined {
  const issues = error instanceof ApiError ? error.issues : [];
  return issues.find(({ path }) => path.endsWith('config.disclosureWords'))?.message;
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
export const languageName = (language: string): string => languageNames.of(language) ?? language;
