import { GraphRefusal } from './graph-error.ts';

// The wording is from Meta's error pages; clients must use code and subcode, because the text is translated.
const messages: Record<string, string> = {
  '1': 'An unknown error occurred.',
  '1/1357046': 'Received invalid JSON reply.',
  '2': 'An unexpected error has occurred. Please retry your request later.',
  '4': 'Application request limit reached',
  '10': 'Application does not have permission for this action',
  '10/1893063': 'You are temporarily restricted from sending messages.',
  '10/2018278': 'This message is sent outside of allowed window.',
  '10/2018300': 'Message failed to send because another app is controlling this thread now.',
  '10/2534022': 'This message is sent outside of allowed window.',
  '100/2018001': 'No matching user found',
  '100/2018008': 'Failed to fetch the file from the url.',
  '100/2018014': 'Cannot send both message and state at the same time.',
  '100/2018034': 'Message cannot be empty.',
  '100/2018109': 'Attachment size exceeds allowable limit',
  '100/2534014': 'No matching Instagram user',
  '100/2534015': 'Invalid message data',
  '100/2534037': "The action is invalid since it's not the thread owner.",
  '100/2534068': 'Sending several images is not enabled for this account.',
  '190': 'Invalid OAuth access token',
  '200/2534041': 'The account owner has disabled access to instagram direct messages.',
  '230': 'User consent is required to access user profile',
  '368': 'The action attempted has been deemed abusive or is otherwise disallowed',
  '546': 'This type of file is not allowed.',
  '551': "This person isn't receiving messages from you right now.",
  '613': 'Calls to this API have exceeded the rate limit.',
  '613/2534040': 'Calls to this api have exceeded the rate limit.',
  '2018218': 'No profile available for this user.',
  '2018247': 'Insufficient permission to access user profile.',
  '9010': 'No matching Instagram user',
};

/** Returns the refusal with Meta's usual text for the code. */
export function refusal(code: number, subcode: number | null = null, http?: number): GraphRefusal {
  const text =
    messages[subcode === null ? `${code}` : `${code}/${subcode}`] ?? messages[`${code}`] ?? 'Invalid parameter';
  return new GraphRefusal(code, `(#${code}) ${text}`, {
    subcode,
    // Graph answers its own faults with 500, refused permissions with 403 and the rest with 400.
    http: http ?? (code === 1 || code === 2 ? 500 : code === 230 ? 403 : 400),
    transient: code === 2,
    type: code === 9_010 ? 'IGApiException' : 'OAuthException',
  });
}

/** Returns the error that was set. */
export function injectedFailure(failure: {
  code: number;
  subcode?: number | undefined;
  http?: number | undefined;
}): GraphRefusal {
  return refusal(failure.code, failure.subcode ?? null, failure.http);
}
