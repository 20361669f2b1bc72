import { anyOf, linear, oneOf } from '../text/linear-expression.ts';
import { standsIn, type Wording } from '../text/stands-in.ts';
import { foldText } from './folded-text.ts';

// What models say of themselves instead of answering. That it is an automated assistant may be said.
const ofModels = oneOf(
  'as an? (?:ai|artificial intelligence|(?:large )?language model|llm)',
  '(?:im|i am) (?:just |only )?an? (?:ai |large )?(?:language model|llm|ai model)',
  String.raw`chatgpt|openai|anthropic|gpt-?\d\w*|my training data|knowledge cutoff`,
  '(?:trained|made|created|developed|built) by (?:google|meta|microsoft|mistral|deepseek|alibaba)',
  'my (?:programming|guidelines|system prompt)',
  '(?:according to|share|reveal|repeat|ignore|outside) my (?:instructions|prompt)',
  'my (?:instructions|prompt) (?:say|tell|are|is|do|dont|wont|forbid|prevent)s?',
  'against my (?:policy|policies|guidelines|programming)',
);
const apology = String.raw`\b(?:sorry|afraid|apologi[sz]e)[,.]?(?: but)? (?:that )?(?:i|as) `;
const unable = '(?:cant|cannot|am unable to|am not able to|wont|wouldnt be able to)';
const refused = anyOf('assist|help with (?:that|this)|comply|fulfil+', 'do that|continue|engage|generate|create');
const inability = '(?:i (?:cant|cannot|am unable to|am not able to|wont)|im (?:unable|not able) to)';
const sentenceEnds = '(?:[.!]|$)';

const modelo = [
  String.raw`\bcomo (?:un |una )?(?:modelo de lenguaje|ia\b|inteligencia artificial|asistente de ia)`,
  String.raw`\bsoy (?:solo )?un modelo de (?:lenguaje|ia)\b|\bmis instrucciones (?:dicen|son|no)\b`,
  String.raw`\bsegun mis instrucciones\b|\bva en contra de mis (?:politicas|directrices|normas)\b`,
];
const disculpa = String.raw`\b(?:lo siento|disculpa|perdon|me temo que)[,.]?(?: pero)? no (?:puedo|me es posible)`;
const eso = '(?:eso|esto|es[ae] (?:solicitud|peticion|pregunta))';
const finDeFrase = '(?: ?[.!]|$)';

const refusals: Wording[] = [
  { said: ofModels },
  { said: linear(String.raw`${apology}${unable} ${refused}\b`) },
  {
    said: linear(String.raw`${apology}${unable} (?:provide|discuss|answer)\b`),
    // To a doctor's question this is the right answer.
    unless: linear('^ (?:any )?(?:medical|health|diet|nutrition|pain|injur)'),
  },
  {
    said: linear(
      String.raw`\b${inability} (?:assist|help)(?: you)? with (?:that|this)(?: (?:request|question))?${sentenceEnds}`,
    ),
  },
  { said: oneOf(`${inability} (?:assist (?:you )?with|comply|fulfil+|engage in|generate|create content)`) },
  { said: linear(modelo.join('|')) },
  { said: linear(`${disculpa}${finDeFrase}`) },
  {
    said: linear(
      String.raw`${disculpa} (?:ayudar|asistir|responder)(?:te|le)?(?: (?:con|a) (?:eso|esa|esto|ese)\b|${finDeFrase})`,
    ),
  },
  { said: linear(`${disculpa} (?:cumplir|continuar|generar)`) },
  { said: linear(String.raw`${disculpa} proporcionar\w*`), unless: linear('^ (?:consejos? )?medic') },
  { said: linear(String.raw`\bno puedo ayudar(?:te|le)? (?:con|a) ${eso}${finDeFrase}`) },
];

/** Whether a draft refuses to answer, or speaks of itself as a model. */
export function refuses(draft: string): boolean {
  const plain = foldText(draft).replaceAll("'", '');
  return refusals.some((refusal) => standsIn(plain, refusal));
}
