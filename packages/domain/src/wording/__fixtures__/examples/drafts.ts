import type { WordingExamples } from '../examples-by-line.ts';

export const draftsExamples: WordingExamples = {
  'words that go on: ^ (and/or/but/the/a/an/your/my/our/because/if/i) $': [
    'and', 'or', 'but', 'the', 'a', 'an', 'your', 'my', 'our', 'because', 'if', 'i',
  ],
  'words that go on: ^ (y/o/pero/el/la/los/las/de/del/con/para/tu/que/un/una/porque/en/mi/se) $': [
    'y', 'o', 'pero', 'el', 'la', 'los', 'las', 'de', 'del', 'con', 'para', 'tu', 'que', 'un', 'una', 'porque', 'en',
    'mi', 'se',
  ],
  'a preposition: ^ (of/with/for) $': [
    'of', 'with', 'for',
  ],
  'may end with a preposition: (what/who/where/which/whatever/how/anything/something/here)': [
    'what', 'who', 'where', 'which', 'whatever', 'how', 'anything', 'something', 'here',
  ],
  'may end with "to": (what/where/love/loved/happy/glad/want/wanna/like/need/have/going/able/used/ready/free/try/trying) <12> $': [
    'what', 'where', 'love', 'loved', 'happy', 'glad', 'want', 'wanna', 'like', 'need', 'have', 'going', 'able',
    'used', 'ready', 'free', 'try', 'trying', 'what now',
  ],
  'reasoning: (heres/here is/aqui tienes/aqui esta) (a/an/the/my/your/un/una/la/el) {word} {word} {word} {word} {handed-over} <400> :': [
    'heres a reply:', 'here is a reply:', 'aqui tienes a reply:', 'aqui esta a reply:', 'heres an reply:',
    'heres the reply:', 'heres my reply:', 'heres your reply:', 'heres un reply:', 'heres una reply:',
    'heres la reply:', 'heres el reply:', 'heres a first reply:', 'heres a first-first reply:',
    'heres a first, reply:', 'heres a response:', 'heres a draft:', 'heres a message you:', 'heres a answer you:',
    'heres a message for:', 'heres a message to:', 'heres a respuesta:', 'heres a borrador:', 'heres a reply now:',
  ],
  'reasoning: (the user/the contact/the lead/el usuario/el contacto) {of-the-contact}': [
    'the user is', 'the contact is', 'the lead is', 'el usuario is', 'el contacto is', 'the user has',
    'the user asks', 'the user asked', 'the user want', 'the user wants', 'the user wrote', 'the user writes',
    'the user says', 'the user said', 'the user seems', 'the user needs', 'the user pregunta', 'the user quiere',
    'the user pide', 'the user dice', 'the user escribio',
  ],
  'places to fill in: ^ [{owner}]* {gap} [here/aqui/placeholder] $': [
    'name', 'your name', 'yours name', 'insert name', 'inserts name', 'add name', 'adds name', 'the name',
    'first name', 'last name', 'client name', 'clients name', 'contact name', 'contacts name', 'lead name',
    'leads name', 'coach name', 'coachs name', 'booking name', 'bookings name', 'tu name', 'tus name', 'su name',
    'sus name', 'el name', 'la name', 'las name', 'insertaa name', 'link', 'url', 'price', 'date', 'time', 'day',
    'email', 'e mail', 'nombre', 'enlace', 'precio', 'fecha', 'hora', 'correo', 'name here', 'name aqui',
    'name placeholder',
  ],
};
