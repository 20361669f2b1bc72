import { z } from 'zod';

/** What to do about an error of the Graph API. The names are those of the error table in the fixtures. */
export type GraphAction =
  | 'retry_short'
  | 'reconcile'
  | 'backoff'
  | 'window_closed'
  | 'stop_chat'
  | 'account_blocked'
  | 'reconnect'
  | 'fix_app'
  | 'thread_control'
  | 'bad_request'
  | 'drop'
  | 'ignore';

const numeric = z.coerce.number().int().nullish().catch(null);

/** The error envelope. Only `code` is always there; `message` may come in the account's language. */
export const graphErrorSchema = z.object({
  error: z.object({
    code: z.coerce.number().int(),
    error_subcode: numeric,
    message: z.string().catch(''),
    type: z.string().nullish().catch(null),
    is_transient: z.boolean().nullish().catch(null),
  }),
});
export type GraphError = z.infer<typeof graphErrorSchema>['error'];

// Meta's "Common Error Codes" (2026-06-25) with reports of integrations. `code/subcode` is looked up before
// `code`, because 10, 100 and 200 mean several things, and the bare code says least.
const actions: Record<string, GraphAction> = {
  '1': 'retry_short',
  '1/1357046': 'reconcile',
  '2': 'retry_short',
  '2/2018344': 'fix_app',
  '3': 'fix_app',
  '4': 'backoff',
  '10': 'fix_app',
  '10/1893063': 'account_blocked',
  '10/2018065': 'window_closed',
  '10/2018108': 'stop_chat',
  '10/2018278': 'window_closed',
  '10/2018300': 'thread_control',
  '10/2534022': 'window_closed',
  '10/2534077': 'reconnect',
  '17': 'backoff',
  '32': 'backoff',
  '100': 'bad_request',
  '100/33': 'fix_app',
  '100/2018001': 'stop_chat',
  '100/2018218': 'ignore',
  '100/2018247': 'ignore',
  '100/2534013': 'reconnect',
  '100/2534014': 'stop_chat',
  '100/2534025': 'drop',
  '100/2534029': 'account_blocked',
  '100/2534037': 'thread_control',
  '190': 'reconnect',
  '200': 'fix_app',
  '200/1545041': 'stop_chat',
  '200/2534041': 'account_blocked',
  '230': 'ignore',
  '368': 'account_blocked',
  '551': 'stop_chat',
  '613': 'backoff',
  '1200': 'retry_short',
  '2022': 'account_blocked',
  '9010': 'ignore',
  '10900': 'drop',
  '10903': 'drop',
  '10904': 'account_blocked',
  '36103': 'fix_app',
  '80002': 'backoff',
  '80006': 'backoff',
  '2018218': 'ignore',
  '2018247': 'ignore',
  '2018300': 'thread_control',
  '2018321': 'thread_control',
  '9000001': 'drop',
};

/** Returns what to do about this error. An unknown code is a bad request unless Meta calls it transient. */
export function graphAction(error: GraphError): GraphAction {
  const exact = error.error_subcode ? actions[`${error.code}/${error.error_subcode}`] : undefined;
  return (
    exact ??
    (error.error_subcode ? undefined : actionWithoutSubcode(error)) ??
    actions[String(error.code)] ??
    (error.is_transient ? 'retry_short' : 'bad_request')
  );
}

/** Returns the meaning of a bare code. Texts are a last resort: Meta translates them, and then the code decides. */
function actionWithoutSubcode({ code, type, message }: GraphError): GraphAction | undefined {
  // 2534041, the owner turned message access off, has been seen without its subcode.
  if (code === 200 && type === 'IGApiException') return 'account_blocked';
  // The same for 2018300.
  if (code === 10 && /another app is controlling/i.test(message)) return 'thread_control';
  // The tag's name is not translated.
  if (code === 100 && message.includes('HUMAN_AGENT')) return 'fix_app';
  if (code === 100 && /no matching .{0,60}user/i.test(message)) return 'stop_chat';
  return undefined;
}

/** Code and subcode as one word, such as `190/463`. */
export function graphCode(error: GraphError): string {
  return error.error_subcode ? `${error.code}/${error.error_subcode}` : String(error.code);
}
