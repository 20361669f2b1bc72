import type { WordingExamples } from '../examples-by-line.ts';

export const refusalsExamples: WordingExamples = {
  'a model of itself: as (a/an) (ai/artificial intelligence/language model/large language model/llm)': [
    'as a ai', 'as an ai', 'as a artificial intelligence', 'as a language model', 'as a large language model',
    'as a llm',
  ],
  'a model of itself: (im/i am) [just/only] (a/an) [ai/large] (language model/llm/ai model)': [
    'im a language model', 'i am a language model', 'im just a language model', 'im only a language model',
    'im an language model', 'im a ai language model', 'im a large language model', 'im a llm', 'im a ai model',
  ],
  'a model of itself: (chatgpt/openai/anthropic/my training data/knowledge cutoff)': [
    'chatgpt', 'openai', 'anthropic', 'my training data', 'knowledge cutoff',
  ],
  'a model of itself: (trained/made/created/developed/built) by (google/meta/microsoft/mistral/deepseek/alibaba)': [
    'trained by google', 'made by google', 'created by google', 'developed by google', 'built by google',
    'trained by meta', 'trained by microsoft', 'trained by mistral', 'trained by deepseek', 'trained by alibaba',
  ],
  'a model of itself: my (programming/guidelines/system prompt)': [
    'my programming', 'my guidelines', 'my system prompt',
  ],
  'a model of itself: (according to/share/reveal/repeat/ignore/outside) my (instructions/prompt)': [
    'according to my instructions', 'share my instructions', 'reveal my instructions', 'repeat my instructions',
    'ignore my instructions', 'outside my instructions', 'according to my prompt',
  ],
  'a model of itself: my (instructions/prompt) (say/says/tell/tells/are/is/do/dont/wont/forbid/forbids/prevent/prevents)': [
    'my instructions say', 'my prompt say', 'my instructions says', 'my instructions tell', 'my instructions tells',
    'my instructions are', 'my instructions is', 'my instructions do', 'my instructions dont', 'my instructions wont',
    'my instructions forbid', 'my instructions forbids', 'my instructions prevent', 'my instructions prevents',
  ],
  'a model of itself: against my (policy/policies/guidelines/programming)': [
    'against my policy', 'against my policies', 'against my guidelines', 'against my programming',
  ],
  'a model of itself: como [un/una] (modelo de lenguaje*/ia/inteligencia artificial*/asistente de ia*)': [
    'como modelo de lenguajea', 'como un modelo de lenguajea', 'como una modelo de lenguajea', 'como ia',
    'como inteligencia artificiala', 'como asistente de iaa',
  ],
  'a model of itself: soy [solo] un modelo de (lenguaje/ia)': [
    'soy un modelo de lenguaje', 'soy solo un modelo de lenguaje', 'soy un modelo de ia',
  ],
  'a model of itself: mis instrucciones (dicen/son/no)': [
    'mis instrucciones dicen', 'mis instrucciones son', 'mis instrucciones no',
  ],
  'a model of itself: segun mis instrucciones': [
    'segun mis instrucciones',
  ],
  'a model of itself: va en contra de mis (politicas/directrices/normas)': [
    'va en contra de mis politicas', 'va en contra de mis directrices', 'va en contra de mis normas',
  ],
  'refusals: {apology} {unable} {refused}': [
    'sorry i cant assist', 'afraid i cant assist', 'apologise i cant assist', 'apologize i cant assist',
    'sorry, i cant assist', 'sorry. i cant assist', 'sorry but i cant assist', 'sorry that i cant assist',
    'sorry as cant assist', 'sorry i cannot assist', 'sorry i am unable to assist', 'sorry i am not able to assist',
    'sorry i wont assist', 'sorry i wouldnt be able to assist', 'sorry i cant help with that',
    'sorry i cant help with this', 'sorry i cant comply', 'sorry i cant fulfil', 'sorry i cant fulfill',
    'sorry i cant do that', 'sorry i cant continue', 'sorry i cant engage', 'sorry i cant generate',
    'sorry i cant create',
  ],
  'refusals: {inability} (assist/help) [you] with (that/this) [request/question] {sentence-end}': [
    'i cant assist with that.', 'i cannot assist with that.', 'i am unable to assist with that.',
    'i am not able to assist with that.', 'i wont assist with that.', 'im unable to assist with that.',
    'im not able to assist with that.', 'i cant help with that.', 'i cant assist you with that.',
    'i cant assist with this.', 'i cant assist with that request.', 'i cant assist with that question.',
    'i cant assist with that!', 'i cant assist with that',
  ],
  'refusals: {inability} (assist with/assist you with/comply/fulfil/fulfill/engage in/generate/create content)': [
    'i cant assist with', 'i cant assist you with', 'i cant comply', 'i cant fulfil', 'i cant fulfill',
    'i cant engage in', 'i cant generate', 'i cant create content',
  ],
  'refusals: {disculpa} {sentence-end}': [
    'lo siento no puedo.', 'disculpa no puedo.', 'perdon no puedo.', 'me temo que no puedo.', 'lo siento, no puedo.',
    'lo siento. no puedo.', 'lo siento pero no puedo.', 'lo siento no me es posible.',
  ],
  'refusals: {disculpa} {ayudar} ((con/a) (eso/esa/esto/ese)/{sentence-end})': [
    'lo siento no puedo ayudar con eso', 'lo siento no puedo ayudarte con eso', 'lo siento no puedo ayudarle con eso',
    'lo siento no puedo asistir con eso', 'lo siento no puedo asistirte con eso',
    'lo siento no puedo asistirle con eso', 'lo siento no puedo responder con eso',
    'lo siento no puedo responderte con eso', 'lo siento no puedo responderle con eso',
    'lo siento no puedo ayudar a eso', 'lo siento no puedo ayudar con esa', 'lo siento no puedo ayudar con esto',
    'lo siento no puedo ayudar con ese', 'lo siento no puedo ayudar.',
  ],
  'refusals: {disculpa} (cumplir*/continuar*/generar*)': [
    'lo siento no puedo cumplira', 'lo siento no puedo continuara', 'lo siento no puedo generara',
  ],
  'refusals: no puedo (ayudar/ayudarte/ayudarle) (con/a) {eso} {sentence-end}': [
    'no puedo ayudar con eso.', 'no puedo ayudarte con eso.', 'no puedo ayudarle con eso.', 'no puedo ayudar a eso.',
    'no puedo ayudar con esto.', 'no puedo ayudar con esa solicitud.', 'no puedo ayudar con ese solicitud.',
    'no puedo ayudar con esa peticion.', 'no puedo ayudar con esa pregunta.',
  ],
  'what a doctor tells: ^ [any] (medical*/health*/diet*/nutrition*/pain*/injur*)': [
    'medicala', 'any medicala', 'healtha', 'dieta', 'nutritiona', 'paina', 'injura',
  ],
  'what a doctor tells: ^ [consejo/consejos] medic*': [
    'medica', 'consejo medica', 'consejos medica',
  ],
  'refusals, unless of a doctor: {apology} {unable} (provide/discuss/answer)': [
    'sorry i cant provide', 'sorry i cant discuss', 'sorry i cant answer',
  ],
  'refusals, unless of a doctor: {disculpa} proporcionar*': [
    'lo siento no puedo proporcionara',
  ],
};
