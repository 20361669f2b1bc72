import { anyOf } from '../text/linear-expression.ts';

/**
 * Sentences that only machines write, folded and without apostrophes, in the six languages of the opt-out and in Dutch and
 * Polish. Each entry is one such sentence; `.{0,80}` stands for what is said in between.
 */

const w = String.raw;

const thanksFor = anyOf(
  'your (?:message|inquiry|enquiry|interest|email|dm)|your patience',
  'contacting|reaching out|getting in touch|messaging|writing(?: to)?',
);
const weWillAnswer = anyOf(
  'we(?:ll| will|re| are|ve| have)|our (?:team|business|office|staff)',
  w`as soon as (?:possible|we can|i can)|within \d+|business (?:days?|hours)`,
  'let us know|representative|shortly',
);
const someone = anyOf(
  '(?:a|one of our|our|another) (?:representatives?|agents?)',
  '(?:a|one of our|our|another) (?:members?(?: of (?:our|the) (?:team|staff))?|team members?|team)',
);
const willAnswer = anyOf('respond|reply|contact|call|assist|get back|be with|be in touch|reach out');
const iAmAway = anyOf('i am|im|ill be|i will be|were|we are');
const away = anyOf(
  w`on (?:\w+ )?(?:vacation|holidays?|leave|pto|a break)|away(?: from \w+ \w+)?`,
  'traveling|travelling|unavailable',
);
const untilThen = anyOf(
  '(?:will|ill|well) (?:respond|reply|answer|get back|be back in touch|return)',
  '(?:limited|no|without) access|(?:upon|on) my return|urgent|for bookings',
  'please (?:contact|email|call|reach)',
);

const untilBack = anyOf('until|till|back|return|returning|limited|access|from|through|urgent|respond|reply');
const notThere = anyOf('closed|away|unavailable|offline|not (?:here|available|open)');
const someTime = anyOf('will|well|hours|back|soon|until|open|respond|reply');
const english = [
  w`(?:this is|you(?:re| are) receiving) an? auto(?:mat(?:ed|ic))?[ -]?(?:generated )?(?:message|reply|response|answer)\b`,
  w`auto(?:matic)?[ -]?(?:reply|response|responder)\b|(?:sent|generated) automatically\b`,
  w`(?:i am|im|i will be|were|we are) (?:currently |now )?out of (?:the |my )?office\b.{0,80}\b${untilBack}\b`,
  w`(?:thank(?:s| you)(?: so much| very much)?) for ${thanksFor}\b.{0,120}\b${weWillAnswer}\b`,
  w`we(?:ve| have) (?:received|got) your (?:message|inquiry|enquiry|request|email|dm)\b`,
  w`your (?:message|request|ticket|inquiry) (?:has been|was) (?:received|logged|forwarded|created)\b`,
  w`(?:we are|were) (?:currently |now |right now )?${notThere}\b.{0,80}\b${someTime}\b`,
  w`our (?:business|office|opening|working) hours are\b`,
  w`(?:our|the) (?:office|store|shop|studio|clinic|business) (?:is|will be) (?:currently |now )?closed\b` +
    w`.{0,60}\b(?:re-?open|will|until|back)\b`,
  w`(?:a|one of our|our) (?:representatives?|agents?|team members?|team) (?:will|should) ` +
    w`(?:be (?:in touch|with you)|get back|reply|respond|contact you|assist)\b`,
  w`driving with (?:driving )?(?:focus|do not disturb)\b`,
  w`(?:please )?do not reply to this (?:message|email|number)\b`,
  w`this (?:inbox|mailbox|account|number) is not monitored\b`,
  w`(?:well|we will) be back in \d+ ?(?:h|hours?|hrs)\b`,
  // Away for days: only machines tell at once how long, and what happens to the message until then.
  w`${iAmAway}(?: (?:currently|now|presently|out|away|traveling|travelling))* ${away}\b.{0,90}\b${untilThen}\b`,
  w`(?:we|i) (?:(?:usually|typically|normally|generally|aim to|try to|strive to) )+(?:respond|reply|answer|get back)\b` +
    w`.{0,40}\b(?:within|in|by)\b`,
  w`(?:high|large) (?:volume|number) of (?:messages|inquiries|requests|dms|emails)\b`,
  w`please allow (?:up to |us )?(?:\d+|a few|some|one|two)\b.{0,20}\b(?:hours?|days?|time)\b`,
  w`your (?:message|inquiry|call) is (?:very )?important to us\b|youve reached\b|you have reached\b`,
  w`${someone}(?: \w+)? will (?:\w+ )?${willAnswer}\b`,
  w`please leave (?:your|a) (?:name|number|message|email)\b.{0,60}\b(?:well|we will|ill)\b`,
];

const respondemos = w`respond\w+|contest\w+|atend\w+`;
const teAtenderemos = anyOf(
  '(?:te|le) (?:responderemos|contestaremos|atenderemos)',
  'en breve|a la brevedad|lo antes posible|nos pondremos|en cuanto|pronto',
);
const asesor = anyOf(
  'asesor[a]?|ejecutiv[oa]|agente|representante|companer[oa]|operador[a]?',
  'miembro de nuestro equipo',
);
const contactar = anyOf('contactar(?:nos|te|se)?|comunicar[ts]e|escribir(?:nos)?|poner[ts]e en contacto');
const ofrecemos = anyOf(
  'responderemos|contestaremos|atenderemos|nuestro|nosotros|como podemos',
  w`dinos|haznos|ahora mismo|disponib\w+`,
);
const spanish = [
  w`(?:este es un|esta es una|respuesta|mensaje) (?:mensaje |respuesta )?automatic[oa]\b|respuesta automatica\b`,
  w`fuera de (?:la |mi )?oficina\b.{0,80}\b(?:hasta|regres\w+|vuelv\w+|respond\w+|desde|acceso)\b`,
  w`gracias por (?:tu|su|el|vuestro) (?:mensaje|interes|consulta|correo|paciencia)\b.{0,120}` +
    w`\b(?:${teAtenderemos}|nuestro (?:equipo|horario)|estamos|no estamos)\b`,
  w`gracias por ${contactar}\b.{0,120}\b(?:${teAtenderemos}|${ofrecemos})\b`,
  w`(?:hemos recibido|recibimos) (?:tu|su|vuestro) (?:mensaje|consulta|solicitud|correo)\b`,
  w`(?:nuestro horario|el horario) de atencion\b`,
  w`en (?:este|estos) momentos? ` + w`(?:no (?:estamos|podemos|nos encontramos)|estamos (?:cerrados|fuera|ausentes))\b`,
  w`est(?:oy|are|aremos|amos) (?:de vacaciones|de viaje|de baja|de permiso|fuera|ausente)\b.{0,60}\b` +
    anyOf(
      'respondere|contestare|te respondo a mi|sin acceso',
      w`a (?:mi|la|nuestra|nuestro) (?:regreso|vuelta)|urgen\w+`,
    ) +
    w`\b`,
  w`por el momento no (?:podemos|estamos|nos encontramos)\b`,
  w`no podemos (?:atenderte|atenderle|responder(?:te|le)?) (?:en este|ahora|por)\b`,
  w`un[oa]? ${asesor}(?: \w+){0,2} (?:te|le|se|lo|la) ` +
    w`(?:atendera|respondera|contestara|contactara|comunicara|pondra)\b`,
  w`se (?:comunicara|pondra en contacto) contigo\b`,
  w`(?:estamos|nos encontramos) (?:cerrados|fuera de horario)\b.{0,60}` +
    w`\b(?:horario|atendemos|abrimos|volvemos|respond\w+|contest\w+)\b`,
  w`atendemos de (?:\w+ a \w+|\d+)\b`,
  w`dej(?:a|anos|e|enos) (?:tu|su|un) (?:mensaje|consulta)\b.{0,40}\b(?:${respondemos})\b`,
];

const emBreve = anyOf(
  'em breve|assim que possivel|o mais (?:breve|rapido) possivel|responderemos|retornaremos',
  'nossa equipe|nosso horario|horario|no momento',
);
const ausente = anyOf('ausente|podemos|estamos|indisponivel|fora');
const responderemos = anyOf(w`respond\w+|retorn\w+|atend\w+|horario|volt\w+`);
const portuguese = [
  w`(?:mensagem|resposta) automatica\b`,
  w`(?:obrigad[oa]|agradecemos)\b.{0,20}\b(?:por|pel[oa]|seu|sua|o)\b.{0,10}` +
    w`\b(?:contat\w+|contact\w+|mensagem|entrar em contato|escrever)\b.{0,120}\b${emBreve}\b`,
  w`(?:recebemos|ja recebemos) (?:a )?sua mensagem\b`,
  w`(?:no momento|neste momento|estou|estarei)(?: (?:nao|estou|estamos))* ${ausente}\b.{0,60}\b${responderemos}\b`,
  w`no momento nao (?:estamos|podemos)\b|fora do (?:escritorio|horario)\b`,
];

const desQuePossible = anyOf(
  'des que possible|dans les plus brefs delais|rapidement|bientot|notre equipe|nos horaires|actuellement',
  'nous (?:vous )?(?:repondrons|recontacterons|reviendrons)|vous (?:repondrons|recontacterons)',
);
const french = [
  w`(?:message|reponse) automatique\b`,
  w`merci (?:de|pour) (?:votre|ton|nous avoir|m ?avoir|nous)\b.{0,140}\b${desQuePossible}\b`,
  w`nous avons bien recu votre (?:message|demande)\b`,
  w`je suis (?:en (?:conge|conges|vacances)|absente?)\b.{0,60}\b(?:repondrai|reponds|retour|urgence)\b`,
  w`votre (?:message|demande) a (?:bien )?ete (?:recue?|enregistree?)\b`,
  w`(?:absent|absente)(?: du bureau)? jusqu\w*|nous sommes (?:actuellement )?(?:fermes?|absents|indisponibles)\b`,
];

const baldmoglichst = anyOf(
  'melden uns|so schnell wie moglich|so bald wie moglich|schnellstmoglich|in kurze|antworten',
  'geschaftszeiten|unser team|derzeit|momentan|bald',
);
const german = [
  w`automatische (?:antwort|nachricht)\b|abwesenheits(?:notiz|nachricht|assistent)\b`,
  w`(?:vielen dank|danke)(?: schon)? fur (?:deine|ihre|die|eure) (?:nachricht|anfrage|kontaktaufnahme|mail)\b.{0,140}` +
    w`\b${baldmoglichst}\b`,
  w`unsere (?:buro|geschafts|offnungs)zeiten\b|wir haben (?:deine|ihre) (?:nachricht|anfrage) erhalten\b`,
  w`(?:nicht im buro|ausser haus)\b.{0,60}\b(?:bis|ab|wieder|keinen zugriff)\b`,
  w`bis .{1,30}(?:nicht im buro|ausser haus|im urlaub)\b`,
  w`im urlaub\b.{0,40}\b(?:melde mich|antworte|danach|keinen zugriff)\b`,
  w`wir sind (?:derzeit|momentan|aktuell|gerade) nicht (?:erreichbar|verfugbar|da)\b`,
];

const alPiuPresto = anyOf(
  'al piu presto|il prima possibile|appena possibile|a breve|risponderemo|ricontatteremo',
  'il nostro team|i nostri orari|in questo momento',
);
const italian = [
  w`(?:messaggio|risposta) automatic[oa]\b`,
  w`grazie (?:per|di) (?:averci|il (?:tuo|suo|vostro)|aver|la (?:tua|sua))\b.{0,140}\b${alPiuPresto}\b`,
  w`abbiamo ricevuto il (?:tuo|suo|vostro) messaggio\b|fuori (?:ufficio|sede) fino\b`,
  w`(?:al|in questo) momento non (?:siamo|possiamo)\b|assente dal lavoro\b`,
  w`grazie (?:per il|del) (?:messaggio|contatto)\b.{0,80}\b(?:risponderemo|ricontatteremo|siamo chiusi)\b`,
  w`(?:in ferie|assente|fuori) (?:fino|sino) a\w*\b.{0,60}\b(?:rispondero|al (?:mio )?rientro|urgen\w+)\b`,
];

const dutch = [
  w`automatisch (?:bericht|antwoord)\b`,
  w`bedankt voor (?:je|uw|jouw) bericht\b.{0,120}` +
    w`\b(?:zo snel mogelijk|zo spoedig mogelijk|binnenkort|ons team|we (?:nemen|reageren))\b`,
];

const polish = [
  w`automatyczna odpowiedz\b`,
  w`dziekujemy za (?:wiadomosc|kontakt)\b.{0,120}` +
    w`\b(?:odpowiemy|wkrotce|jak najszybciej|skontaktujemy|godzin\w*)\b`,
];

export const automaticSentences = [
  ...english,
  ...spanish,
  ...portuguese,
  ...french,
  ...german,
  ...italian,
  ...dutch,
  ...polish,
];

/** Chat menus: machines offer numbers to press. */
export const menus = [
  w`\b(?:reply|press|type|send|text) (?:with )?["']?(?:\d|yes|start|menu|help|stop)["']? (?:for|to)\b`,
  w`\b(?:choose|select|pick) (?:an|one of the|from the) (?:option|following|menu)s?\b`,
  w`\b(?:elige|elija|selecciona|seleccione|escoge) (?:una|la|un) (?:opcion|numero)\b`,
  w`\b(?:escribe|escriba|responde|responda|marca|marque|pulsa|pulse) (?:con )?(?:el )?["']?\d["']? para\b`,
  w`\b(?:ticket|case|reference|caso|folio) (?:number|no|numero|id)?\.? ?[:#] ?\w*\d`,
];

/** Nobody sets up an auto-responder in the shorthand of a chat. */
export const shorthand = [
  'u|ur|rn|lol|lmao|haha|jaja|jeje|thx|thanx|pls|plz|gonna|wanna|gotta|idk|tbh|ttyl',
  'xfa|porfa|bro|kk',
];
