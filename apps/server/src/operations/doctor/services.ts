import { ask, type Answer } from './ask.ts';
import { advice, ok, problem, type Finding } from './finding.ts';

type Client = { clientId: string; clientSecret: string };

/** The outside services, as configured; null where one is not. */
export type ConfiguredServices = {
  languageModel: { baseUrl: string; apiKey: string; models: string[] };
  moderation: { baseUrl: string; apiKey: string } | null;
  media: { transcription: { model: string } | null; vision: { model: string } | null };
  instagram: { graphUrl: string };
  facebook: { appId: string; appSecret: string; graphUrl: string } | null;
  google: (Client & { tokenUrl: string }) | null;
  calendly: (Client & { authUrl: string }) | null;
  payments: { secretKey: string; apiUrl: string; prices: { annual: string; monthly: string } } | null;
};

/** Tries the endpoints of voice notes and pictures; says why each fails, or null. */
type TryMediaEndpoints = () => Promise<{ transcription: string | null; vision: string | null }>;

type Known = Exclude<Answer, { failed: string }>;

/** Asks every configured service for something that needs its keys, sends nothing, and changes nothing. */
export async function examineServices(
  config: ConfiguredServices,
  tryMediaEndpoints: TryMediaEndpoints,
): Promise<{ findings: Finding[]; times: Date[] }> {
  const times: Date[] = [];
  const about = async (what: string, url: string, options: RequestInit, judge: (answer: Known) => Finding) => {
    const answer = await ask(url, options);
    if ('failed' in answer) {
      return problem(
        what,
        `${new URL(url).origin} cannot be reached (${answer.failed}): check its address and the network.`,
      );
    }
    if (answer.at !== null) times.push(answer.at);
    return answer.status >= 500
      ? problem(what, `${new URL(url).origin} answers ${answer.status}: try again later.`)
      : judge(answer);
  };
  const checks: Promise<Finding>[] = [
    about('language model', `${config.languageModel.baseUrl}/models`, bearer(config.languageModel.apiKey), (answer) =>
      judgeModels(answer, config.languageModel.models),
    ),
    config.moderation === null
      ? Promise.resolve(
          advice('moderation', 'Not set: only the rules and the model judge messages (MODERATION_BASE_URL).'),
        )
      : about('moderation', `${config.moderation.baseUrl}/models`, bearer(config.moderation.apiKey), ({ status }) =>
          status === 401 || status === 403
            ? problem('moderation', 'The key is refused: check MODERATION_API_KEY.')
            : ok('moderation', 'Answers.'),
        ),
    ...examineMedia(config.media, tryMediaEndpoints()),
    about('Instagram', config.instagram.graphUrl, {}, () =>
      ok('Instagram', 'Answers. Only the first consent shows whether INSTAGRAM_APP_SECRET is right.'),
    ),
    config.facebook === null
      ? absent('Facebook', 'FACEBOOK_APP_ID')
      : about('Facebook', facebookCheck(config.facebook), {}, ({ status }) =>
          status === 200
            ? ok('Facebook', 'Knows the app and its secret.')
            : problem('Facebook', 'The app is refused: check FACEBOOK_APP_ID and FACEBOOK_APP_SECRET.'),
        ),
    config.google === null
      ? absent('Google Calendar', 'GOOGLE_CLIENT_ID')
      : about(
          'Google Calendar',
          `${config.google.tokenUrl}/token`,
          refresh(config.google),
          judgeClient('Google Calendar', 'GOOGLE'),
        ),
    config.calendly === null
      ? absent('Calendly', 'CALENDLY_CLIENT_ID')
      : about(
          'Calendly',
          `${config.calendly.authUrl}/oauth/token`,
          refresh(config.calendly),
          judgeClient('Calendly', 'CALENDLY'),
        ),
    ...(config.payments === null
      ? [absent('Stripe', 'STRIPE_SECRET_KEY')]
      : Object.entries(config.payments.prices).map(([plan, price]) =>
          about(
            `Stripe, ${plan}`,
            `${config.payments!.apiUrl}/v1/prices/${encodeURIComponent(price)}`,
            bearer(config.payments!.secretKey),
            ({ status }) => {
              if (status === 200) return ok(`Stripe, ${plan}`, 'Knows the key and the price.');
              return problem(
                `Stripe, ${plan}`,
                status === 404
                  ? `Has no such price: check STRIPE_PRICE_${plan.toUpperCase()}.`
                  : 'The key is refused: check STRIPE_SECRET_KEY.',
              );
            },
          ),
        )),
  ];
  return { findings: await Promise.all(checks), times };
}

/** Voice notes and pictures are tried with a second of silence and a red square. */
function examineMedia({ transcription, vision }: ConfiguredServices['media'], tried: ReturnType<TryMediaEndpoints>) {
  const judged = (what: string, model: string, failure: string | null, settings: string) =>
    failure === null ? ok(what, `${model} works.`) : problem(what, `${failure}: check ${settings}.`);
  return [
    transcription === null
      ? Promise.resolve(advice('voice notes', 'Not set: nobody hears them but the coach (TRANSCRIPTION_BASE_URL).'))
      : tried.then((failures) =>
          judged('voice notes', transcription.model, failures.transcription, 'the TRANSCRIPTION_ settings'),
        ),
    vision === null
      ? Promise.resolve(advice('pictures', 'Not set: nobody sees them but the coach (LLM_VISION or VISION_MODEL).'))
      : tried.then((failures) =>
          judged('pictures', vision.model, failures.vision, 'LLM_VISION and the VISION_ settings'),
        ),
  ];
}

function judgeModels({ status, body }: Known, wanted: string[]): Finding {
  const what = 'language model';
  if (status === 401 || status === 403) return problem(what, 'The key is refused: check LLM_API_KEY.');
  const listed = listedModels(body);
  const missing = listed === null ? [] : wanted.filter((name) => !listed.includes(name));
  if (missing.length > 0) return problem(what, `Does not offer ${missing.join(', ')}: check LLM_MODEL and LLM_MODELS.`);
  const tried = 'npm run check-model says whether it is good enough.';
  return listed === null
    ? advice(what, `Answers, but lists no models. ${tried}`)
    : ok(what, `Offers ${wanted.join(', ')}. ${tried}`);
}

function listedModels(body: string): string[] | null {
  try {
    const { data } = JSON.parse(body) as { data?: unknown };
    return Array.isArray(data) ? data.map((model: { id?: unknown } | null) => String(model?.id)) : null;
  } catch {
    return null;
  }
}

/** Google and Calendly say first whether they know the client, and only then that the token is none. */
function judgeClient(what: string, variable: string): (answer: Known) => Finding {
  return ({ body }) => {
    if (body.includes('invalid_client'))
      return problem(what, `The client is refused: check ${variable}_CLIENT_ID and ${variable}_CLIENT_SECRET.`);
    if (body.includes('invalid_grant')) return ok(what, 'Knows the client and its secret.');
    return advice(what, 'Answers in words that are not known: connect a calendar to see.');
  };
}

function refresh({ clientId, clientSecret }: Client): RequestInit {
  const form = { grant_type: 'refresh_token', refresh_token: 'none', client_id: clientId, client_secret: clientSecret };
  return { method: 'POST', body: new URLSearchParams(form) };
}

/** An app's own token is asked about itself, which only Facebook's two values together can do. */
function facebookCheck({ appId, appSecret, graphUrl }: NonNullable<ConfiguredServices['facebook']>): string {
  const token = `${appId}|${appSecret}`;
  return `${graphUrl}/debug_token?${new URLSearchParams({ input_token: token, access_token: token }).toString()}`;
}

function bearer(key: string): RequestInit {
  return key === '' ? {} : { headers: { authorization: `Bearer ${key}` } };
}

async function absent(what: string, variable: string): Promise<Finding> {
  return ok(what, `Not offered: ${variable} is not set.`);
}
