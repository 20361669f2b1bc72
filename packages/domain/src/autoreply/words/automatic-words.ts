import type { WordClasses } from '@spotter/language/patterns/exact/wording-list';
import type { ChatLanguage } from '@spotter/language/detection/chat-language';

/**
 * Sentences that only machines write, folded and without apostrophes, in the six languages of the opt-out and in
 * Dutch and Polish, one per line (docs/autoreply/wordings.md).
 */
export const automaticSentences: Record<ChatLanguage, string[]> = {
  en: [
    '(this is/youre receiving/you are receiving) (a/an) {automatic} [generated] (message/reply/response/answer)',
    '(this is/youre receiving/you are receiving) (a/an) (autoreply/automessage/autoresponse)',
    '(auto/automatic) [-] (reply/response/responder)',
    '(autoreply/autoresponse/autoresponder)',
    '(sent/generated) automatically',
    '(i am/im/i will be/were/we are) [currently/now] out of [the/my] office <80> {until-back}',
    '(thanks/thank you) [so much/very much] for {thanked-for} <120> {we-will-answer}',
    '(weve/we have) (received/got) your (message/inquiry/enquiry/request/email/dm)',
    'your (message/request/ticket/inquiry) (has been/was) (received/logged/forwarded/created)',
    '(we are/were) [currently/now/right now] {not-there} <80> {some-time}',
    'our (business/office/opening/working) hours are',
    '(our/the) {office} (is/will be) [currently/now] closed <60> (reopen/re - open/will/until/back)',
    '(a/one of our/our) {representative} (will/should) {be-in-touch}',
    'driving with [driving] (focus/do not disturb)',
    'do not reply to this (message/email/number)',
    'this (inbox/mailbox/account/number) is not monitored',
    '(well/we will) be back in (#h/#hour/#hours/#hrs/# h/# hour/# hours/# hrs)',
    // Away for days: only machines say at once how long, and what happens to the message until then.
    '{i-am-away} [currently/now/presently/out/away/traveling/travelling]* {away} <90> {until-then}',
    '(we/i) {usually} [{usually}]* (respond/reply/answer/get back) <40> (within/in/by)',
    '(high/large) (volume/number) of (messages/inquiries/requests/dms/emails)',
    'please allow [up to/us] (#/a few/some/one/two) <20> (hour/hours/day/days/time)',
    'your (message/inquiry/call) is [very] important to us',
    '(youve/you have) reached',
    '{someone} [_] will [_] (respond/reply/contact/call/assist/get back/be with/be in touch/reach out)',
    'please leave (your/a) (name/number/message/email) <60> (well/we will/ill)',
  ],
  es: [
    '(este es un/esta es una/respuesta/mensaje) [mensaje/respuesta] (automatico/automatica)',
    'fuera de [la/mi] oficina <80> (hasta/regres*/vuelv*/respond*/desde/acceso)',
    'gracias por (tu/su/el/vuestro) (mensaje/interes/consulta/correo/paciencia) <120> {estamos}',
    'gracias por {contactar} <120> {ofrecemos}',
    '(hemos recibido/recibimos) (tu/su/vuestro) (mensaje/consulta/solicitud/correo)',
    '(nuestro/el) horario de atencion',
    'en (este/estos) (momento/momentos) (no estamos/no podemos/no nos encontramos)',
    'en (este/estos) (momento/momentos) estamos (cerrados/fuera/ausentes)',
    '(estoy/estare/estaremos/estamos) {ausente-es} <60> {a-mi-regreso}',
    'por el momento no (podemos/estamos/nos encontramos)',
    'no podemos (atenderte/atenderle/responder/responderte/responderle) (en este/ahora/por)',
    '(un/una/uno) {asesor} ..2 (te/le/se/lo/la) (atendera/respondera/contestara/contactara/comunicara/pondra)',
    'se (comunicara/pondra en contacto) contigo',
    '(estamos/nos encontramos) (cerrados/fuera de horario) <60> {atendemos}',
    'atendemos de (_ a _/#)',
    '(deja/dejanos/deje/dejenos) (tu/su/un) (mensaje/consulta) <40> (respond*/contest*/atend*)',
  ],
  pt: [
    '(mensagem/resposta) automatica',
    '{obrigado} <20> (por/pelo/pela/seu/sua/o) <10> {contato} <120> {em-breve}',
    '[ja] recebemos [a] sua mensagem',
    '{no-momento} [nao/estou/estamos]* {ausente-pt} <60> (respond*/retorn*/atend*/horario/volt*)',
    'no momento nao (estamos/podemos)',
    'fora do (escritorio/horario)',
  ],
  fr: [
    '(message/reponse) automatique',
    'merci (de/pour) (votre/ton/nous avoir/m avoir/mavoir/nous) <140> {des-que-possible}',
    'nous avons bien recu votre (message/demande)',
    'je suis (en conge/en conges/en vacances/absent/absente) <60> (repondrai/reponds/retour/urgence)',
    'votre (message/demande) a [bien] ete (recu/recue/enregistre/enregistree)',
    '(absent/absente) [du bureau] jusqu*',
    'nous sommes [actuellement] (ferme/fermes/absents/indisponibles)',
  ],
  de: [
    'automatische (antwort/nachricht)',
    '(abwesenheitsnotiz/abwesenheitsnachricht/abwesenheitsassistent)',
    '(vielen dank/danke) [schon] fur (deine/ihre/die/eure) {nachricht} <140> {baldmoglichst}',
    'unsere (burozeiten/geschaftszeiten/offnungszeiten)',
    'wir haben (deine/ihre) (nachricht/anfrage) erhalten',
    '(nicht im buro/ausser haus) <60> (bis/ab/wieder/keinen zugriff)',
    'bis _ <25> (nicht im buro/ausser haus/im urlaub)',
    'im urlaub <40> (melde mich/antworte/danach/keinen zugriff)',
    'wir sind (derzeit/momentan/aktuell/gerade) nicht (erreichbar/verfugbar/da)',
  ],
  it: [
    '(messaggio/risposta) (automatico/automatica)',
    'grazie (per/di) (averci/il tuo/il suo/il vostro/aver/la tua/la sua) <140> {al-piu-presto}',
    'abbiamo ricevuto il (tuo/suo/vostro) messaggio',
    'fuori (ufficio/sede) fino',
    '(al/in questo) momento non (siamo/possiamo)',
    'assente dal lavoro',
    'grazie (per il/del) (messaggio/contatto) <80> (risponderemo/ricontatteremo/siamo chiusi)',
    '(in ferie/assente/fuori) (fino/sino) a* <60> (rispondero/al rientro/al mio rientro/urgen*)',
  ],
  nl: ['automatisch (bericht/antwoord)', 'bedankt voor (je/uw/jouw) bericht <120> {zo-snel-mogelijk}'],
  pl: ['automatyczna odpowiedz', 'dziekujemy za (wiadomosc/kontakt) <120> {odpowiemy}'],
};

export const automaticWords: WordClasses = {
  automatic: ['auto, auto -, automatic, automatic -, automated, automated -'],
  'until-back': ['until, till, back, return, returning, limited, access, from, through, urgent, respond, reply'],
  'thanked-for': [
    'your (message/inquiry/enquiry/interest/email/dm/patience)',
    'contacting, reaching out, getting in touch, messaging, writing',
  ],
  'we-will-answer': [
    'well, we will, were, we are, weve, we have, our (team/business/office/staff)',
    'as soon as (possible/we can/i can), within #, business (day/days/hours), let us know, representative, shortly',
  ],
  'not-there': ['closed, away, unavailable, offline, not (here/available/open)'],
  'some-time': ['will, well, hours, back, soon, until, open, respond, reply'],
  office: ['office, store, shop, studio, clinic, business'],
  representative: ['representative, representatives, agent, agents, team member, team members, team'],
  'be-in-touch': ['be in touch, be with you, get back, reply, respond, contact you, assist'],
  'i-am-away': ['i am, im, ill be, i will be, were, we are'],
  away: ['on [_] (vacation/holiday/holidays/leave/pto/a break), away, traveling, travelling, unavailable'],
  'until-then': [
    '(will/ill/well) (respond/reply/answer/get back/be back in touch/return), (limited/no/without) access',
    '(upon/on) my return, urgent, for bookings, please (contact/email/call/reach)',
  ],
  usually: ['usually, typically, normally, generally, aim to, try to, strive to'],
  someone: [
    '(a/one of our/our/another) (representative/representatives/agent/agents/team member/team members/team)',
    '(a/one of our/our/another) (member/members) [of our team/of the team/of our staff/of the staff]',
  ],
  'te-atenderemos': [
    '(te/le) (responderemos/contestaremos/atenderemos), en breve, a la brevedad, lo antes posible',
    'nos pondremos, en cuanto, pronto',
  ],
  estamos: ['{te-atenderemos}, nuestro equipo, nuestro horario, estamos'],
  contactar: [
    'contactar, contactarnos, contactarte, contactarse, comunicarte, comunicarse, escribir, escribirnos',
    'ponerte en contacto, ponerse en contacto',
  ],
  ofrecemos: [
    '{te-atenderemos}, responderemos, contestaremos, atenderemos, nuestro, nosotros, como podemos, dinos, haznos',
    'ahora mismo, disponib*',
  ],
  'ausente-es': ['de vacaciones, de viaje, de baja, de permiso, fuera, ausente'],
  'a-mi-regreso': [
    'respondere, contestare, te respondo a mi, sin acceso, a (mi/la/nuestra/nuestro) (regreso/vuelta), urgen*',
  ],
  asesor: [
    'asesor, asesora, ejecutivo, ejecutiva, agente, representante, companero, companera, operador, operadora',
    'miembro de nuestro equipo',
  ],
  atendemos: ['horario, atendemos, abrimos, volvemos, respond*, contest*'],
  obrigado: ['obrigado, obrigada, agradecemos'],
  contato: ['contat*, contact*, mensagem, entrar em contato, escrever'],
  'em-breve': [
    'em breve, assim que possivel, o mais (breve/rapido) possivel, responderemos, retornaremos, nossa equipe',
    'horario, no momento',
  ],
  'no-momento': ['no momento, neste momento, estou, estarei'],
  'ausente-pt': ['ausente, podemos, estamos, indisponivel, fora'],
  'des-que-possible': [
    'des que possible, dans les plus brefs delais, rapidement, bientot, notre equipe, nos horaires, actuellement',
    'nous [vous] (repondrons/recontacterons/reviendrons), vous (repondrons/recontacterons)',
  ],
  nachricht: ['nachricht, anfrage, kontaktaufnahme, mail'],
  baldmoglichst: [
    'melden uns, so schnell wie moglich, schnellstmoglich, in kurze, antworten, geschaftszeiten',
    'unser team, derzeit, momentan, bald',
  ],
  'al-piu-presto': [
    'al piu presto, il prima possibile, appena possibile, a breve, risponderemo, ricontatteremo, il nostro team',
    'i nostri orari, in questo momento',
  ],
  'zo-snel-mogelijk': ['zo snel mogelijk, zo spoedig mogelijk, binnenkort, ons team, we nemen, we reageren'],
  odpowiemy: ['odpowiemy, wkrotce, jak najszybciej, skontaktujemy, godzin*'],
};

/** Chat menus: machines offer numbers to press. */
export const menus = [
  '(reply/press/type/send/text) [with] (#/yes/start/menu/help/stop) (for/to)',
  '(reply/press/type/send/text) [with] " (#/yes/start/menu/help/stop) " (for/to)',
  '(choose/select/pick) (an/one of the/from the) (option/options/following/menu/menus)',
  '(elige/elija/selecciona/seleccione/escoge) (una/la/un) (opcion/numero)',
  '(escribe/escriba/responde/responda/marca/marque/pulsa/pulse) [con] [el] # para',
  '(escribe/escriba/responde/responda/marca/marque/pulsa/pulse) [con] [el] " # " para',
];

/** Chat shorthand, which people do not use in an auto-responder. */
export const shorthand = [
  '(u/ur/rn/lol/lmao/haha/jaja/jeje)',
  '(thx/thanx/pls/plz)',
  '(gonna/wanna/gotta)',
  '(idk/tbh/ttyl)',
  '(xfa/porfa/bro/kk)',
];

/** Words before a question mark that make it no person's question. */
export const offersOfHelp = [
  'how (can/may) we help [you] ?',
  'como (podemos/te podemos/le podemos) (ayudar/ayudarte/ayudarle) ?',
];
