import { foldText } from './folded-text.ts';

/** Sentences that only machines write, in the six languages of the opt-out and in Dutch and Polish. */
const surely = [
  // English
  '\\b(?:this is|you(?:re| are) receiving) an? (?:auto(?:mat(?:ed|ic))?[ -]?)(?:generated )?(?:message|reply|response|answer)\\b|\\bauto(?:matic)?[ -]?(?:reply|response|responder)\\b|\\b(?:sent|generated) automatically\\b',
  '\\b(?:i am|im|i will be|were|we are) (?:currently |now )?out of (?:the |my )?office\\b.{0,80}\\b(?:until|till|back|return\\w*|limited|access|from|through|urgent|respond|reply)\\b|^(?:automatic reply: )?out of office\\b',
  '\\b(?:thank(?:s| you)(?: so much| very much)?) for (?:your (?:message|inquiry|enquiry|interest|email|dm)|contacting|reaching out|getting in touch|messaging|writing(?: to)?|your patience)\\b.{0,120}\\b(?:we(?:ll| will|re| are|ve| have)|our (?:team|business|office|staff)|as soon as (?:possible|we can|i can)|within \\d+|business (?:days?|hours)|let us know|representative|shortly)\\b',
  '\\bwe(?:ve| have) (?:received|got) your (?:message|inquiry|enquiry|request|email|dm)\\b|\\byour (?:message|request|ticket|inquiry) (?:has been|was) (?:received|logged|forwarded|created)\\b',
  '\\b(?:we are|were) (?:currently |now |right now )?(?:closed|away|unavailable|offline|not (?:here|available|open))\\b.{0,80}\\b(?:will|well|hours|back|soon|until|open|respond|reply)\\b',
  '\\bour (?:business|office|opening|working) hours are\\b|\\b(?:our|the) (?:office|store|shop|studio|clinic|business) (?:is|will be) (?:currently |now )?closed\\b.{0,60}\\b(?:re-?open|will|until|back)\\b|\\b(?:a|one of our|our) (?:representatives?|agents?|team members?|team) (?:will|should) (?:be (?:in touch|with you)|get back|reply|respond|contact you|assist)\\b',
  '\\bdriving with (?:driving )?(?:focus|do not disturb)\\b|\\b(?:please )?do not reply to this (?:message|email|number)\\b|\\bthis (?:inbox|mailbox|account|number) is not monitored\\b|\\b(?:well|we will) be back in \\d+ ?(?:h|hours?|hrs)\\b',
  // Away for days: only machines tell at once how long, and what happens to the message until then.
  '\\b(?:i am|im|ill be|i will be|were|we are)(?: (?:currently|now|presently|out|away|traveling|travelling))* (?:on (?:\\w+ )?(?:vacation|holidays?|leave|pto|a break)|away(?: from \\w+ \\w+)?|traveling|travelling|unavailable)\\b.{0,90}\\b(?:(?:will|ill|well) (?:respond|reply|answer|get back|be back in touch|return)|(?:limited|no|without) access|(?:upon|on) my return|urgent|please (?:contact|email|call|reach)|for bookings)\\b',
  '\\b(?:we|i) (?:(?:usually|typically|normally|generally|aim to|try to|strive to) )+(?:respond|reply|answer|get back)\\b.{0,40}\\b(?:within|in|by)\\b|\\b(?:high|large) (?:volume|number) of (?:messages|inquiries|requests|dms|emails)\\b|\\bplease allow (?:up to |us )?(?:\\d+|a few|some|one|two)\\b.{0,20}\\b(?:hours?|days?|time)\\b|\\byour (?:message|inquiry|call) is (?:very )?important to us\\b|\\byouve reached\\b|\\byou have reached\\b|\\((?:automated|auto)\\)|\\b(?:a|one of our|our|another) (?:representatives?|agents?|members?(?: of (?:our|the) (?:team|staff))?|team members?|team)(?: \\w+)? will (?:\\w+ )?(?:respond|reply|contact|call|assist|get back|be with|be in touch|reach out)\\b|\\bplease leave (?:your|a) (?:name|number|message|email)\\b.{0,60}\\b(?:well|we will|ill)\\b',
  // Spanish
  '\\b(?:este es un|esta es una|respuesta|mensaje) (?:mensaje |respuesta )?automatic[oa]\\b|\\brespuesta automatica\\b|\\bfuera de (?:la |mi )?oficina\\b.{0,80}\\b(?:hasta|regres\\w+|vuelv\\w+|respond\\w+|desde|acceso)\\b',
  '\\bgracias por (?:tu|su|el|vuestro) (?:mensaje|interes|consulta|correo|paciencia)\\b.{0,120}\\b(?:en breve|a la brevedad|lo antes posible|nos pondremos|te (?:responderemos|contestaremos|atenderemos)|le (?:responderemos|contestaremos|atenderemos)|nuestro (?:equipo|horario)|en cuanto|(?:estamos|no estamos)|pronto)\\b',
  '\\bgracias por (?:contactar(?:nos|te|se)?|comunicarte|comunicarse|escribir(?:nos)?|ponerte en contacto|ponerse en contacto)\\b.{0,120}\\b(?:en breve|a la brevedad|lo antes posible|nos pondremos|responderemos|contestaremos|atenderemos|nuestro|nosotros|como podemos|dinos|haznos|en cuanto|ahora mismo|pronto|disponib\\w+)\\b',
  '\\b(?:hemos recibido|recibimos) (?:tu|su|vuestro) (?:mensaje|consulta|solicitud|correo)\\b|\\b(?:nuestro horario|el horario) de atencion\\b|\\ben (?:este|estos) momentos? (?:no (?:estamos|podemos|nos encontramos)|estamos (?:cerrados|fuera|ausentes))\\b',
  '\\best(?:oy|are|aremos|amos) (?:de vacaciones|de viaje|de baja|de permiso|fuera|ausente)\\b.{0,60}\\b(?:respondere|contestare|te respondo a mi|sin acceso|a (?:mi|la|nuestra|nuestro) (?:regreso|vuelta)|urgen\\w+)\\b|\\bpor el momento no (?:podemos|estamos|nos encontramos)\\b|\\bno podemos (?:atenderte|atenderle|responder(?:te|le)?) (?:en este|ahora|por)\\b|\\bun[oa]? (?:asesor[a]?|ejecutiv[oa]|agente|representante|companer[oa]|operador[a]?|miembro de nuestro equipo)(?: \\w+){0,2} (?:te|le|se|lo|la) (?:atendera|respondera|contestara|contactara|comunicara|pondra)\\b|\\bse (?:comunicara|pondra en contacto) contigo\\b',
  '\\b(?:estamos|nos encontramos) (?:cerrados|fuera de horario)\\b.{0,60}\\b(?:horario|atendemos|abrimos|volvemos|respond\\w+|contest\\w+)\\b|\\batendemos de (?:\\w+ a \\w+|\\d+)\\b|\\bdej(?:a|anos|e|enos) (?:tu|su|un) (?:mensaje|consulta)\\b.{0,40}\\b(?:respond\\w+|contest\\w+|atend\\w+)\\b',
  // Portuguese
  '\\b(?:mensagem|resposta) automatica\\b|\\b(?:obrigad[oa]|agradecemos)\\b.{0,20}\\b(?:por|pel[oa]|seu|sua|o)\\b.{0,10}\\b(?:contat\\w+|contact\\w+|mensagem|entrar em contato|escrever)\\b.{0,120}\\b(?:em breve|assim que possivel|o mais (?:breve|rapido) possivel|responderemos|retornaremos|nossa equipe|nosso horario|horario|no momento)\\b|\\b(?:recebemos|ja recebemos) (?:a )?sua mensagem\\b|\\b(?:no momento|neste momento|estou|estarei)(?: (?:nao|estou|estamos))* (?:ausente|podemos|estamos|indisponivel|fora)\\b.{0,60}\\b(?:respond\\w+|retorn\\w+|atend\\w+|horario|volt\\w+)\\b|\\bno momento nao (?:estamos|podemos)\\b|\\bfora do (?:escritorio|horario)\\b',
  // French
  '\\b(?:message|reponse) automatique\\b|\\bmerci (?:de|pour) (?:votre|ton|nous avoir|m ?avoir|nous)\\b.{0,140}\\b(?:des que possible|dans les plus brefs delais|rapidement|bientot|notre equipe|nous (?:vous )?(?:repondrons|recontacterons|reviendrons)|nos horaires|actuellement|vous (?:repondrons|recontacterons))\\b|\\bnous avons bien recu votre (?:message|demande)\\b|\\bje suis (?:en (?:conge|conges|vacances)|absente?)\\b.{0,60}\\b(?:repondrai|reponds|retour|urgence)\\b|\\bvotre (?:message|demande) a (?:bien )?ete (?:recue?|enregistree?)\\b|\\b(?:absent|absente)(?: du bureau)? jusqu\\w*|\\bnous sommes (?:actuellement )?(?:fermes?|absents|indisponibles)\\b',
  // German
  '\\bautomatische (?:antwort|nachricht)\\b|\\babwesenheits(?:notiz|nachricht|assistent)\\b|\\b(?:vielen dank|danke)(?: schon)? fur (?:deine|ihre|die|eure) (?:nachricht|anfrage|kontaktaufnahme|mail)\\b.{0,140}\\b(?:melden uns|so schnell wie moglich|so bald wie moglich|schnellstmoglich|in kurze|antworten|geschaftszeiten|unser team|derzeit|momentan|bald)\\b|\\bunsere (?:buro|geschafts|offnungs)zeiten\\b|\\bwir haben (?:deine|ihre) (?:nachricht|anfrage) erhalten\\b|\\b(?:nicht im buro|ausser haus)\\b.{0,60}\\b(?:bis|ab|wieder|keinen zugriff)\\b|\\bbis .{1,30}(?:nicht im buro|ausser haus|im urlaub)\\b|\\bim urlaub\\b.{0,40}\\b(?:melde mich|antworte|danach|keinen zugriff)\\b|\\bwir sind (?:derzeit|momentan|aktuell|gerade) nicht (?:erreichbar|verfugbar|da)\\b',
  // Italian
  '\\b(?:messaggio|risposta) automatic[oa]\\b|\\bgrazie (?:per|di) (?:averci|il (?:tuo|suo|vostro)|aver|la (?:tua|sua))\\b.{0,140}\\b(?:al piu presto|il prima possibile|appena possibile|a breve|risponderemo|ricontatteremo|il nostro team|i nostri orari|in questo momento)\\b|\\babbiamo ricevuto il (?:tuo|suo|vostro) messaggio\\b|\\bfuori (?:ufficio|sede) fino\\b|\\b(?:al|in questo) momento non (?:siamo|possiamo)\\b|\\bgrazie (?:per il|del) (?:messaggio|contatto)\\b.{0,80}\\b(?:risponderemo|ricontatteremo|siamo chiusi)\\b|\\b(?:in ferie|assente|fuori) (?:fino|sino) a\\w*\\b.{0,60}\\b(?:rispondero|al (?:mio )?rientro|urgen\\w+)\\b|\\bassente dal lavoro\\b',
  // Dutch, Polish
  '\\bautomatisch (?:bericht|antwoord)\\b|\\bbedankt voor (?:je|uw|jouw) bericht\\b.{0,120}\\b(?:zo snel mogelijk|zo spoedig mogelijk|binnenkort|ons team|we (?:nemen|reageren))\\b|\\bautomatyczna odpowiedz\\b|\\bdziekujemy za (?:wiadomosc|kontakt)\\b.{0,120}\\b(?:odpowiemy|wkrotce|jak najszybciej|skontaktujemy|godzin\\w*)\\b',
];
const machine = new RegExp(surely.join('|'), 'u');
/** Nobody sets up an auto-responder in the shorthand of a chat. */
const typedByHand =
  /\b(?:u|ur|rn|lol|lmao|haha|jaja|jeje|thx|thanx|pls|plz|gonna|wanna|gotta|idk|tbh|ttyl|xfa|porfa|bro|kk)\b/;

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
    !typedByHand.test(plain) &&
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
