/** Every sentence about the questions that an empty chat offers. */
export const iceBreakerMessages = {
  edit: 'Edit the questions',
  title: 'Questions in an empty chat',
  hint: 'Someone who opens a chat with you for the first time sees these and can tap one. They replace the questions you set in the app.',
  noAccount: 'Connect an account in step 2 to set its questions.',
  failed: 'We couldn’t load the questions.',
  retry: 'Try again',
  example: 'e.g. How does coaching work?',
  twice: 'Ask each question once',
  save: 'Save questions',
  saved: 'Questions saved',
  notSaved: 'We couldn’t save the questions. Please try again.',
  done: 'Done',
};

/** Max number of questions, and of characters in one. */
export const maxQuestions = 4;
export const maxQuestionLength = 80;

export const questionLabel = (index: number) => `Question ${index + 1}`;
