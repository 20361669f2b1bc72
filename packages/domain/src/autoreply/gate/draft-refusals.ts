import { linear } from '@spotter/language/text/linear-expression';
import { matchesUnlessNegated, type PhrasePattern } from '@spotter/language/patterns/exact/matches-unless-negated';
import { phraseMatcher } from '@spotter/language/patterns/exact/phrase-matcher';
import { wordings } from '@spotter/language/patterns/exact/wordings';
import { foldText } from '@spotter/language/text/folded-text';

const classes = {
  apology: ['(sorry/afraid/apologise/apologize) [,/.] [but] [that] (i/as)'],
  unable: ['cant, cannot, am unable to, am not able to, wont, wouldnt be able to'],
  refused: [
    'assist, help with that, help with this, comply, fulfil, fulfill, do that, continue, engage, generate, create',
  ],
  inability: ['i (cant/cannot/am unable to/am not able to/wont), im (unable/not able) to'],
  'sentence-end': ['., !', '$'],
  disculpa: ['(lo siento/disculpa/perdon/me temo que) [,/.] [pero] no (puedo/me es posible)'],
  ayudar: ['ayudar, ayudarte, ayudarle, asistir, asistirte, asistirle, responder, responderte, responderle'],
  eso: ['eso, esto, (esa/ese) (solicitud/peticion/pregunta)'],
};

const refusals: PhrasePattern[] = [
  // What models say about themselves instead of answering. The agent may say that it is an automated assistant.
  ...wordings('a model of itself', [
    'as (a/an) (ai/artificial intelligence/language model/large language model/llm)',
    '(im/i am) [just/only] (a/an) [ai/large] (language model/llm/ai model)',
    '(chatgpt/openai/anthropic/my training data/knowledge cutoff)',
    '(trained/made/created/developed/built) by (google/meta/microsoft/mistral/deepseek/alibaba)',
    'my (programming/guidelines/system prompt)',
    '(according to/share/reveal/repeat/ignore/outside) my (instructions/prompt)',
    'my (instructions/prompt) (say/says/tell/tells/are/is/do/dont/wont/forbid/forbids/prevent/prevents)',
    'against my (policy/policies/guidelines/programming)',
    'como [un/una] (modelo de lenguaje*/ia/inteligencia artificial*/asistente de ia*)',
    'soy [solo] un modelo de (lenguaje/ia)',
    'mis instrucciones (dicen/son/no)',
    'segun mis instrucciones',
    'va en contra de mis (politicas/directrices/normas)',
  ]),
  { words: linear(String.raw`\bgpt-?\d`) },
  ...wordings(
    'refusals',
    [
      '{apology} {unable} {refused}',
      '{inability} (assist/help) [you] with (that/this) [request/question] {sentence-end}',
      '{inability} (assist with/assist you with/comply/fulfil/fulfill/engage in/generate/create content)',
      '{disculpa} {sentence-end}',
      '{disculpa} {ayudar} ((con/a) (eso/esa/esto/ese)/{sentence-end})',
      '{disculpa} (cumplir*/continuar*/generar*)',
      'no puedo (ayudar/ayudarte/ayudarle) (con/a) {eso} {sentence-end}',
    ],
    classes,
  ),
  // This is the right answer to a medical question.
  ...wordings(
    'refusals, unless of a doctor',
    ['{apology} {unable} (provide/discuss/answer)', '{disculpa} proporcionar*'],
    classes,
    {
      unless: phraseMatcher('what a doctor tells', [
        '^ [any] (medical*/health*/diet*/nutrition*/pain*/injur*)',
        '^ [consejo/consejos] medic*',
      ]),
    },
  ),
];

/** Whether a draft refuses to answer, or speaks of itself as a model. */
export function refuses(draft: string): boolean {
  const plain = foldText(draft).replaceAll("'", '');
  return refusals.some((refusal) => matchesUnlessNegated(plain, refusal));
}
