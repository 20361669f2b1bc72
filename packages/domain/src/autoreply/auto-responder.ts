import { foldText } from './folded-text.ts';

/** Sentences that only machines write, in the six languages of the opt-out and in Dutch and Polish. */
const surely = [
  // English
  '\\b(?:this is|you(?:re| are) receiving) an? (?:auto(?:mat(?:ed|ic))?[ -]?)(?:generated )?(?:message|reply|response|answer)\\b|\\bauto(?:matic)?[ -]?(?:reply|response|responder)\\b|\\b(?:sent|generated) automatically\\b',
  '\\b(?:i am|im|i will be|were|we are) (?:currently |now )?out of (?:the |my )?office\\b.{0,80}\\b(?:until|till|back|return\\w*|limited|access|from|through|urgent|respond|reply)\\b|^(?:automatic reply: )?out of office\\b',
  '\\b(?:thank(?:s| you)(?: so much| very much)?) for (?:your (?:message|inquiry|enquiry|interest|email|dm)|contacting|reaching out|getting in touch|messaging|writing(?: to)?|your patience)\\b.{0,120}\\b(?:we(?:ll| will|re| are|ve| have)|our (?:team|business|office|staff)|as soon as (?:possible|we can|i can)|within \\d+|business (?:days?|hours)|let us know|representative|shortly)\\b',
  '\\bwe(?:ve| have) (?:received|got) your (?:message|inquiry|enquiry|request|email|dm)\\b|\\byour (?:message|request|ticket|inquiry) (?:has been|was) (?:received|logged|forwarded|created)\\b',
  '\\b(?:we are|were) (?:currently |now |right now )?(?:closed|away|unavailable|offline|not (?:here|available|open))\\b.{0,80}\\b(?:will|well|hours|back|soon|until|open|respond|reply)\\b',
  '\\bour (?:business|office|opening|working) hours are\\b|\\b(?:a|one of our|our) (?:representatives?|agents?|team members?|team) (?:will|should) (?:be (?:in touch|with you)|get back|reply|respond|contact you|assist)\\b',
  '\\bdriving with (?:driving )?(?:focus|do not disturb)\\b|\\b(?:please )?do not reply to this (?:message|email|number)\\b|\\bthis (?:inbox|mailbox|account|number) is not monitored\\b|\\b(?:well|we will) be back in \\d+ ?(?:h|hours?|hrs)\\b',
  // Spanish
  '\\b(?:este es un|esta es una|respuesta|mensaje) (?:mensaje |respuesta )?automatic[oa]\\b|\\brespuesta automatica\\b|\\bfuera de (?:la |mi )?oficina\\b.{0,80}\\b(?:hasta|regres\\w+|vuelv\\w+|respond\\w+|desde|acceso)\\b',
  '\\bgracias por (?:tu|su|el|vuestro) (?:mensaje|interes|consulta|correo|paciencia)\\b.{0,120}\\b(?:en breve|a la brevedad|lo antes posible|nos pondremos|te (?:responderemos|contestaremos|atenderemos)|le (?:responderemos|contestaremos|atenderemos)|nuestro (?:equipo|horario)|en cuanto|(?:estamos|no estamos)|pronto)\\b',
  '\\bgracias por (?:contactar(?:nos|te|se)?|comunicarte|comunicarse|escribir(?:nos)?|ponerte en contacto|ponerse en contacto)\\b.{0,120}\\b(?:en breve|a la brevedad|lo antes posible|nos pondremos|responderemos|contestaremos|atenderemos|nuestro|nosotros|como podemos|dinos|haznos|en cuanto|ahora mismo|pronto|disponib\\w+)\\b',
  '\\b(?:hemos recibido|recibimos) (?:tu|su|vuestro) (?:mensaje|consulta|solicitud|correo)\\b|\\b(?:nuestro horario|el horario) de atencion\\b|\\ben (?:este|estos) momentos? (?:no (?:estamos|podemos|nos encontramos)|estamos (?:cerrados|fuera|ausentes))\\b',
  // Portuguese
  '\\b(?:mensagem|resposta) automatica\\b|\\b(?:obrigad[oa]|agradecemos)\\b.{0,20}\\b(?:por|pel[oa]|seu|sua|o)\\b.{0,10}\\b(?:contat\\w+|contact\\w+|mensagem|entrar em contato|escrever)\\b.{0,120}\\b(?:em breve|assim que possivel|o mais (?:breve|rapido) possivel|responderemos|retornaremos|nossa equipe|nosso horario|horario|no momento)\\b|\\b(?:recebemos|ja recebemos) (?:a )?sua mensagem\\b|\\bno momento nao (?:estamos|podemos)\\b|\\bfora do (?:escritorio|horario)\\b',
  // French
  '\\b(?:message|reponse) automatique\\b|\\bmerci (?:de|pour) (?:votre|ton|nous avoir|m ?avoir|nous)\\b.{0,140}\\b(?:des que possible|dans les plus brefs delais|rapidement|bientot|notre equipe|nous (?:vous )?(?:repondrons|recontacterons|reviendrons)|nos horaires|actuellement|vous (?:repondrons|recontacterons))\\b|\\bnous avons bien recu votre (?:message|demande)\\b|\\b(?:absent|absente)(?: du bureau)? jusqu\\w*|\\bnous sommes actuellement (?:fermes|absents|indisponibles)\\b',
  // German
  '\\bautomatische (?:antwort|nachricht)\\b|\\babwesenheits(?:notiz|nachricht|assistent)\\b|\\b(?:vielen dank|danke)(?: schon)? fur (?:deine|ihre|die|eure) (?:nachricht|anfrage|kontaktaufnahme|mail)\\b.{0,140}\\b(?:melden uns|so schnell wie moglich|so bald wie moglich|schnellstmoglich|in kurze|antworten|geschaftszeiten|unser team|derzeit|momentan|bald)\\b|\\bwir haben (?:deine|ihre) (?:nachricht|anfrage) erhalten\\b|\\b(?:nicht im buro|ausser haus)\\b.{0,60}\\b(?:bis|ab|wieder)\\b|\\bwir sind (?:derzeit|momentan|aktuell|gerade) nicht (?:erreichbar|verfugbar|da)\\b',
  // Italian
  '\\b(?:messaggio|risposta) automatic[oa]\\b|\\bgrazie (?:per|di) (?:averci|il (?:tuo|suo|vostro)|aver|la (?:tua|sua))\\b.{0,140}\\b(?:al piu presto|il prima possibile|appena possibile|a breve|risponderemo|ricontatteremo|il nostro team|i nostri orari|in questo momento)\\b|\\babbiamo ricevuto il (?:tuo|suo|vostro) messaggio\\b|\\bfuori (?:ufficio|sede) fino\\b|\\bal momento non (?:siamo|possiamo)\\b',
  // Dutch, Polish
  '\\bautomatisch (?:bericht|antwoord)\\b|\\bbedankt voor (?:je|uw|jouw) bericht\\b.{0,120}\\b(?:zo snel mogelijk|zo spoedig mogelijk|binnenkort|ons team|we (?:nemen|reageren))\\b|\\bautomatyczna odpowiedz\\b|\\bdziekujemy za (?:wiadomosc|kontakt)\\b.{0,120}\\b(?:odpowiemy|wkrotce|jak najszybciej|skontaktujemy|godzin\\w*)\\b',
];
const machine = new RegExp(surely.join('|'), 'u');

/** Chat menus: machines offer numbers to press. */
const menu =
  /\b(?:reply|press|type|send|text) (?:with )?["']?(?:\d|yes|start|menu|help|stop)["']? (?:for|to)\b|\b(?:choose|select|pick) (?:an|one of the|from the) (?:option|following|menu)s?\b|\b(?:elige|elija|selecciona|seleccione|escoge) (?:una|la|un) (?:opcion|numero)\b|\b(?:escribe|escriba|responde|responda|marca|marque|pulsa|pulse) (?:con )?(?:el )?["']?\d["']? para\b|\b(?:ticket|case|reference|caso|folio) (?:number|no|numero|id)?\.? ?[:#] ?\w*\d/;

/**
 * Whether the text was written by an auto-responder: out of office, a business account's instant reply, a notice from
 * behind the wheel. A question is left to be answered: somebody asks it.
 */
export function isAutoResponder(text: string): boolean {
  const plain = plainText(text);
  return (
    machine.test(plain) &&
    !/[?¿]\s*$/.test(
      plain.replace(
        /\b(?:how (?:can|may) we help(?: you)?|como (?:podemos|te podemos|le podemos) ayudar(?:te|le)?)\s*\?/g,
        '',
      ),
    )
  );
}

/** Whether a text sounds like a machine's: an auto-responder, or a menu to choose from. */
export function soundsAutomatic(text: string): boolean {
  const plain = plainText(text);
  return machine.test(plain) || menu.test(plain);
}

function plainText(text: string): string {
  return foldText(text)
    .replace(/'/g, '')
    .replace(/\p{Extended_Pictographic}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
