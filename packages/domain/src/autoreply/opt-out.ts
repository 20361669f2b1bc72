import { foldText } from './folded-text.ts';

const politeness =
  '(?:please|pls|plz|plss|ok|okay|hey|hi|hello|just|bro|dude|man|omg|wtf|sorry|now|already|seriously|thanks|thank you|thx|i said|(?:can|could|will|would) (?:you|u|ya)|i (?:want|need|would like) (?:you|u) to|i want to|i wanna|id like to|por favor|porfa|porfavor|xfa|xfavor|oye|oiga|hola|ya|gracias|disculpa|perdon|te dije que|(?:puedes|podrias|pueden|puede)|quiero que)';

/** Words that ask for silence only when they are the whole message: inside a sentence they mean something else. */
const wholeMessages = [
  'stop+(?: it| this| all| that)?',
  'stopall',
  'unsub',
  'opt ?out',
  'leave me alone',
  'para|pare|paren|parale|detente|basta|alto ya|baja',
];

/** Clauses that ask for silence wherever they stand as a clause of their own. */
const clauses = [
  'unsubscribe(?: me)?',
  'opt me out|(?:i am|im) opting out',
  '(?:take|remove|delete) me (?:off|from) (?:of )?(?:your|ur|this|the) (?:\\w+ )?list',
  '(?:stop|quit) (?:with )?(?:(?:the|these|all the|all these|your|ur|sending|sendin|send|me) )*(?:messages|message|msgs|dms|texts|spam|stuff)(?: to me)?',
  '(?:stop|quit) (?:msg|mesag|messag|text|txt|dm|writ|contact|spamm|both(?:er)?|harass|repl[iy]|hitt|email|pest(?:er)?)\\w*(?: to)?(?: (?:me|us|up|here))*',
  '(?:do not|dont|dnt|never) (?:ever )?(?:message|msg|text|txt|dm|contact|write|bother|spam|hit|email)(?: to)? me(?: up)?',
  'no more (?:messages|msgs|dms|texts|spam)',
  'i (?:do not|dont|no longer) want (?:any ?more |any |more |these |your |ur |to (?:get|receive) (?:any ?more |any |more |these |your )?)*(?:messages|msgs|dms|texts)',
  '(?:ya )?no me (?:escribas?|escriban|mandes?|manden|envies?|envien|contactes?|contacten|molestes?|molesten|hables?|hablen|spamees?)(?: mas)?(?: (?:mensajes|cosas|nada))?',
  '(?:deja|dejen|deje|dejad|para|paren|pare) (?:ya )?de (?:escribir|mandar|enviar|molestar|contactar|spamear|hablar|joder|hacer spam)(?:me|nos)?(?: (?:mas )?(?:mensajes|cosas|spam))?',
  '(?:dejame|dejenme|dejeme) (?:en paz|tranquil[oa])',
  '(?:ya )?no (?:quiero|deseo) (?:(?:recibir|que me (?:escribas?|escriban|manden|mandes|envien|envies|contacten|contactes)) )?(?:mas|mas mensajes|tus mensajes|sus mensajes|mensajes)',
  'no mas mensajes',
  '(?:quiero )?(?:dame|denme|dar(?:me|se)|date) de baja',
  '(?:eliminame|eliminenme|borrame|borrenme|quitame|quitenme|sacame|saquenme) de (?:la|tu|su|esta) lista(?: de \\w+)?',
  'desuscrib(?:ir|irme|eme|anme)|cancelar suscripcion a mensajes',
];

const tail =
  '(?: (?:any ?more|again|ever|ever again|right now|at all|mas|mas mensajes|nunca mas|nunca|im not interested|i am not interested|not interested|no me interesa|no estoy interesad[oa]))?';
const wholeMessage = new RegExp(
  `^(?:${politeness} )*(?:${wholeMessages.join('|')})(?: (?:${wholeMessages.join('|')}|${politeness}))*$`,
);
const wholeClause = new RegExp(
  `^(?:${politeness} |and |y |so |que |not interested |no me interesa )*(?:${clauses.join('|')})${tail}(?: ${politeness})*$`,
);

/**
 * Whether the contact asks to be written to no more, in English or Spanish. "I can't stop eating" and "para mí" do not:
 * a bare "stop" or "para" counts only as a whole message.
 */
export function isOptOut(text: string): boolean {
  const folded = foldText(text).replace(/'/g, '');
  if (wholeMessage.test(wordsOnly(folded))) return true;
  return folded.split(/[.,;:!?¡¿\n]+|\p{Extended_Pictographic}/u).some((clause) => wholeClause.test(wordsOnly(clause)));
}

function wordsOnly(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
