import type { WordingExamples } from '../examples-by-line.ts';

export const automaticExamples: WordingExamples = {
  'nothing but thanks: ^ [{additions}]* {thanks} [{thanks}/{additions}]* $': [
    'thanks', 'so much thanks', 'very much thanks', 'a lot thanks', 'a bunch thanks', 'a ton thanks',
    'a million thanks', 'again thanks', 'for everything thanks', 'for that thanks', 'de verdad thanks',
    'por todo thanks', 'de nuevo thanks', 'bro thanks', 'man thanks', 'mate thanks', 'dude thanks', 'coach thanks',
    'sir thanks', 'bestie thanks', 'crack thanks', 'amigo thanks', 'amiga thanks', 'hermano thanks', 'hahaa thanks',
    'jajaa thanks', 'lol thanks', 'many thanks', 'mil thanks', 'muchas thanks', 'muchisimas thanks', 'thank you',
    'thank u', 'thank ya', 'thankyou', 'thanku', 'gracias', 'grasias', 'thanx', 'thnx', 'thnks', 'thks', 'thx',
    'thxxa', 'tnx', 'ty', 'tysm', 'tyvm', 'cheers', 'grax', 'grcs', 'much appreciated', 'appreciate it',
    'i appreciate it', 'really appreciate it', 'appreciate you', 'appreciate that', 'te lo agradezco', 'te agradezco',
    'thanks thanks', 'thanks so much',
  ],
  'automatic sentences/en: (this is/youre receiving/you are receiving) (a/an) {automatic} [generated] (message/reply/response/answer)': [
    'this is a auto message', 'youre receiving a auto message', 'you are receiving a auto message',
    'this is an auto message', 'this is a auto-message', 'this is a automatic message', 'this is a automatic-message',
    'this is a automated message', 'this is a automated-message', 'this is a auto generated message',
    'this is a auto reply', 'this is a auto response', 'this is a auto answer',
  ],
  'automatic sentences/en: (this is/youre receiving/you are receiving) (a/an) (autoreply/automessage/autoresponse)': [
    'this is a autoreply', 'this is an autoreply', 'youre receiving an autoreply', 'you are receiving an autoreply',
    'this is an automessage', 'this is an autoresponse',
  ],
  'automatic sentences/en: (auto/automatic) [-] (reply/response/responder)': [
    'auto reply', 'automatic reply', 'auto-reply', 'auto response', 'auto responder',
  ],
  'automatic sentences/en: (autoreply/autoresponse/autoresponder)': [
    'autoreply', 'autoresponse', 'autoresponder',
  ],
  'automatic sentences/en: (sent/generated) automatically': [
    'sent automatically', 'generated automatically',
  ],
  'automatic sentences/en: (i am/im/i will be/were/we are) [currently/now] out of [the/my] office <80> {until-back}': [
    'i am out of office until', 'im out of office until', 'i will be out of office until', 'were out of office until',
    'we are out of office until', 'i am currently out of office until', 'i am now out of office until',
    'i am out of the office until', 'i am out of my office until', 'i am out of office now until',
    'i am out of office till', 'i am out of office back', 'i am out of office return', 'i am out of office returning',
    'i am out of office limited', 'i am out of office access', 'i am out of office from',
    'i am out of office through', 'i am out of office urgent', 'i am out of office respond',
    'i am out of office reply',
  ],
  'automatic sentences/en: (thanks/thank you) [so much/very much] for {thanked-for} <120> {we-will-answer}': [
    'thanks for your message well', 'thank you for your message well', 'thanks so much for your message well',
    'thanks very much for your message well', 'thanks for your inquiry well', 'thanks for your enquiry well',
    'thanks for your interest well', 'thanks for your email well', 'thanks for your dm well',
    'thanks for your patience well', 'thanks for contacting well', 'thanks for reaching out well',
    'thanks for getting in touch well', 'thanks for messaging well', 'thanks for writing well',
    'thanks for your message now well', 'thanks for your message we will', 'thanks for your message were',
    'thanks for your message we are', 'thanks for your message weve', 'thanks for your message we have',
    'thanks for your message our team', 'thanks for your message our business', 'thanks for your message our office',
    'thanks for your message our staff', 'thanks for your message as soon as possible',
    'thanks for your message as soon as we can', 'thanks for your message as soon as i can',
    'thanks for your message within 3', 'thanks for your message business day',
    'thanks for your message business days', 'thanks for your message business hours',
    'thanks for your message let us know', 'thanks for your message representative',
    'thanks for your message shortly',
  ],
  'automatic sentences/en: (weve/we have) (received/got) your (message/inquiry/enquiry/request/email/dm)': [
    'weve received your message', 'we have received your message', 'weve got your message',
    'weve received your inquiry', 'weve received your enquiry', 'weve received your request',
    'weve received your email', 'weve received your dm',
  ],
  'automatic sentences/en: your (message/request/ticket/inquiry) (has been/was) (received/logged/forwarded/created)': [
    'your message has been received', 'your request has been received', 'your ticket has been received',
    'your inquiry has been received', 'your message was received', 'your message has been logged',
    'your message has been forwarded', 'your message has been created',
  ],
  'automatic sentences/en: (we are/were) [currently/now/right now] {not-there} <80> {some-time}': [
    'we are closed will', 'were closed will', 'we are currently closed will', 'we are now closed will',
    'we are right now closed will', 'we are away will', 'we are unavailable will', 'we are offline will',
    'we are not here will', 'we are not available will', 'we are not open will', 'we are closed now will',
    'we are closed well', 'we are closed hours', 'we are closed back', 'we are closed soon', 'we are closed until',
    'we are closed open', 'we are closed respond', 'we are closed reply',
  ],
  'automatic sentences/en: our (business/office/opening/working) hours are': [
    'our business hours are', 'our office hours are', 'our opening hours are', 'our working hours are',
  ],
  'automatic sentences/en: (our/the) {office} (is/will be) [currently/now] closed <60> (reopen/re - open/will/until/back)': [
    'our office is closed reopen', 'the office is closed reopen', 'our store is closed reopen',
    'our shop is closed reopen', 'our studio is closed reopen', 'our clinic is closed reopen',
    'our business is closed reopen', 'our office will be closed reopen', 'our office is currently closed reopen',
    'our office is now closed reopen', 'our office is closed now reopen', 'our office is closed re-open',
    'our office is closed will', 'our office is closed until', 'our office is closed back',
  ],
  'automatic sentences/en: (a/one of our/our) {representative} (will/should) {be-in-touch}': [
    'a representative will be in touch', 'one of our representative will be in touch',
    'our representative will be in touch', 'a representatives will be in touch', 'a agent will be in touch',
    'a agents will be in touch', 'a team member will be in touch', 'a team members will be in touch',
    'a team will be in touch', 'a representative should be in touch', 'a representative will be with you',
    'a representative will get back', 'a representative will reply', 'a representative will respond',
    'a representative will contact you', 'a representative will assist',
  ],
  'automatic sentences/en: driving with [driving] (focus/do not disturb)': [
    'driving with focus', 'driving with driving focus', 'driving with do not disturb',
  ],
  'automatic sentences/en: do not reply to this (message/email/number)': [
    'do not reply to this message', 'do not reply to this email', 'do not reply to this number',
  ],
  'automatic sentences/en: this (inbox/mailbox/account/number) is not monitored': [
    'this inbox is not monitored', 'this mailbox is not monitored', 'this account is not monitored',
    'this number is not monitored',
  ],
  'automatic sentences/en: (well/we will) be back in (#h/#hour/#hours/#hrs/# h/# hour/# hours/# hrs)': [
    'well be back in 3h', 'we will be back in 3h', 'well be back in 3hour', 'well be back in 3hours',
    'well be back in 3hrs', 'well be back in 3 h', 'well be back in 3 hour', 'well be back in 3 hours',
    'well be back in 3 hrs',
  ],
  'automatic sentences/en: {i-am-away} [currently/now/presently/out/away/traveling/travelling]* {away} <90> {until-then}': [
    'i am on vacation will respond', 'im on vacation will respond', 'ill be on vacation will respond',
    'i will be on vacation will respond', 'were on vacation will respond', 'we are on vacation will respond',
    'i am currently on vacation will respond', 'i am now on vacation will respond',
    'i am presently on vacation will respond', 'i am out on vacation will respond',
    'i am away on vacation will respond', 'i am traveling on vacation will respond',
    'i am travelling on vacation will respond', 'i am on first vacation will respond', 'i am on holiday will respond',
    'i am on holidays will respond', 'i am on leave will respond', 'i am on pto will respond',
    'i am on a break will respond', 'i am away will respond', 'i am traveling will respond',
    'i am travelling will respond', 'i am unavailable will respond', 'i am on vacation now will respond',
    'i am on vacation ill respond', 'i am on vacation well respond', 'i am on vacation will reply',
    'i am on vacation will answer', 'i am on vacation will get back', 'i am on vacation will be back in touch',
    'i am on vacation will return', 'i am on vacation limited access', 'i am on vacation no access',
    'i am on vacation without access', 'i am on vacation upon my return', 'i am on vacation on my return',
    'i am on vacation urgent', 'i am on vacation for bookings', 'i am on vacation please contact',
    'i am on vacation please email', 'i am on vacation please call', 'i am on vacation please reach',
    'im currently traveling on vacation urgent', 'im now travelling away urgent',
  ],
  'automatic sentences/en: (we/i) {usually} [{usually}]* (respond/reply/answer/get back) <40> (within/in/by)': [
    'we usually respond within', 'i usually respond within', 'we typically respond within',
    'we normally respond within', 'we generally respond within', 'we aim to respond within',
    'we try to respond within', 'we strive to respond within', 'we usually usually respond within',
    'we usually reply within', 'we usually answer within', 'we usually get back within',
    'we usually respond now within', 'we usually respond in', 'we usually respond by',
  ],
  'automatic sentences/en: (high/large) (volume/number) of (messages/inquiries/requests/dms/emails)': [
    'high volume of messages', 'large volume of messages', 'high number of messages', 'high volume of inquiries',
    'high volume of requests', 'high volume of dms', 'high volume of emails',
  ],
  'automatic sentences/en: please allow [up to/us] (#/a few/some/one/two) <20> (hour/hours/day/days/time)': [
    'please allow 3 hour', 'please allow up to 3 hour', 'please allow us 3 hour', 'please allow a few hour',
    'please allow some hour', 'please allow one hour', 'please allow two hour', 'please allow 3 now hour',
    'please allow 3 hours', 'please allow 3 day', 'please allow 3 days', 'please allow 3 time',
  ],
  'automatic sentences/en: your (message/inquiry/call) is [very] important to us': [
    'your message is important to us', 'your inquiry is important to us', 'your call is important to us',
    'your message is very important to us',
  ],
  'automatic sentences/en: (youve/you have) reached': [
    'youve reached', 'you have reached',
  ],
  'automatic sentences/en: {someone} [_] will [_] (respond/reply/contact/call/assist/get back/be with/be in touch/reach out)': [
    'a representative will respond', 'one of our representative will respond', 'our representative will respond',
    'another representative will respond', 'a representatives will respond', 'a agent will respond',
    'a agents will respond', 'a team member will respond', 'a team members will respond', 'a team will respond',
    'a member will respond', 'one of our member will respond', 'our member will respond',
    'another member will respond', 'a members will respond', 'a member of our team will respond',
    'a member of the team will respond', 'a member of our staff will respond', 'a member of the staff will respond',
    'a representative first will respond', 'a representative will first respond', 'a representative will reply',
    'a representative will contact', 'a representative will call', 'a representative will assist',
    'a representative will get back', 'a representative will be with', 'a representative will be in touch',
    'a representative will reach out',
  ],
  'automatic sentences/en: please leave (your/a) (name/number/message/email) <60> (well/we will/ill)': [
    'please leave your name well', 'please leave a name well', 'please leave your number well',
    'please leave your message well', 'please leave your email well', 'please leave your name now well',
    'please leave your name we will', 'please leave your name ill',
  ],
  'automatic sentences/es: (este es un/esta es una/respuesta/mensaje) [mensaje/respuesta] (automatico/automatica)': [
    'este es un automatico', 'esta es una automatico', 'respuesta automatico', 'mensaje automatico',
    'este es un mensaje automatico', 'este es un respuesta automatico', 'este es un automatica',
  ],
  'automatic sentences/es: fuera de [la/mi] oficina <80> (hasta/regres*/vuelv*/respond*/desde/acceso)': [
    'fuera de oficina hasta', 'fuera de la oficina hasta', 'fuera de mi oficina hasta', 'fuera de oficina now hasta',
    'fuera de oficina regresa', 'fuera de oficina vuelva', 'fuera de oficina responda', 'fuera de oficina desde',
    'fuera de oficina acceso',
  ],
  'automatic sentences/es: gracias por (tu/su/el/vuestro) (mensaje/interes/consulta/correo/paciencia) <120> {estamos}': [
    'gracias por tu mensaje te responderemos', 'gracias por su mensaje te responderemos',
    'gracias por el mensaje te responderemos', 'gracias por vuestro mensaje te responderemos',
    'gracias por tu interes te responderemos', 'gracias por tu consulta te responderemos',
    'gracias por tu correo te responderemos', 'gracias por tu paciencia te responderemos',
    'gracias por tu mensaje now te responderemos', 'gracias por tu mensaje le responderemos',
    'gracias por tu mensaje te contestaremos', 'gracias por tu mensaje te atenderemos',
    'gracias por tu mensaje en breve', 'gracias por tu mensaje a la brevedad',
    'gracias por tu mensaje lo antes posible', 'gracias por tu mensaje nos pondremos',
    'gracias por tu mensaje en cuanto', 'gracias por tu mensaje pronto', 'gracias por tu mensaje nuestro equipo',
    'gracias por tu mensaje nuestro horario', 'gracias por tu mensaje estamos',
  ],
  'automatic sentences/es: gracias por {contactar} <120> {ofrecemos}': [
    'gracias por contactar te responderemos', 'gracias por contactarnos te responderemos',
    'gracias por contactarte te responderemos', 'gracias por contactarse te responderemos',
    'gracias por comunicarte te responderemos', 'gracias por comunicarse te responderemos',
    'gracias por escribir te responderemos', 'gracias por escribirnos te responderemos',
    'gracias por ponerte en contacto te responderemos', 'gracias por ponerse en contacto te responderemos',
    'gracias por contactar now te responderemos', 'gracias por contactar responderemos',
    'gracias por contactar contestaremos', 'gracias por contactar atenderemos', 'gracias por contactar nuestro',
    'gracias por contactar nosotros', 'gracias por contactar como podemos', 'gracias por contactar dinos',
    'gracias por contactar haznos', 'gracias por contactar ahora mismo', 'gracias por contactar disponiba',
    'gracias por contactar en breve',
  ],
  'automatic sentences/es: (hemos recibido/recibimos) (tu/su/vuestro) (mensaje/consulta/solicitud/correo)': [
    'hemos recibido tu mensaje', 'recibimos tu mensaje', 'hemos recibido su mensaje',
    'hemos recibido vuestro mensaje', 'hemos recibido tu consulta', 'hemos recibido tu solicitud',
    'hemos recibido tu correo',
  ],
  'automatic sentences/es: (nuestro/el) horario de atencion': [
    'nuestro horario de atencion', 'el horario de atencion',
  ],
  'automatic sentences/es: en (este/estos) (momento/momentos) (no estamos/no podemos/no nos encontramos)': [
    'en este momento no estamos', 'en estos momento no estamos', 'en este momentos no estamos',
    'en este momento no podemos', 'en este momento no nos encontramos',
  ],
  'automatic sentences/es: en (este/estos) (momento/momentos) estamos (cerrados/fuera/ausentes)': [
    'en este momento estamos cerrados', 'en estos momento estamos cerrados', 'en este momentos estamos cerrados',
    'en este momento estamos fuera', 'en este momento estamos ausentes',
  ],
  'automatic sentences/es: (estoy/estare/estaremos/estamos) {ausente-es} <60> {a-mi-regreso}': [
    'estoy de vacaciones respondere', 'estare de vacaciones respondere', 'estaremos de vacaciones respondere',
    'estamos de vacaciones respondere', 'estoy de viaje respondere', 'estoy de baja respondere',
    'estoy de permiso respondere', 'estoy fuera respondere', 'estoy ausente respondere',
    'estoy de vacaciones now respondere', 'estoy de vacaciones contestare', 'estoy de vacaciones te respondo a mi',
    'estoy de vacaciones sin acceso', 'estoy de vacaciones a mi regreso', 'estoy de vacaciones a la regreso',
    'estoy de vacaciones a nuestra regreso', 'estoy de vacaciones a nuestro regreso',
    'estoy de vacaciones a mi vuelta', 'estoy de vacaciones urgena',
  ],
  'automatic sentences/es: por el momento no (podemos/estamos/nos encontramos)': [
    'por el momento no podemos', 'por el momento no estamos', 'por el momento no nos encontramos',
  ],
  'automatic sentences/es: no podemos (atenderte/atenderle/responder/responderte/responderle) (en este/ahora/por)': [
    'no podemos atenderte en este', 'no podemos atenderle en este', 'no podemos responder en este',
    'no podemos responderte en este', 'no podemos responderle en este', 'no podemos atenderte ahora',
    'no podemos atenderte por',
  ],
  'automatic sentences/es: (un/una/uno) {asesor} ..2 (te/le/se/lo/la) (atendera/respondera/contestara/contactara/comunicara/pondra)': [
    'un asesor te atendera', 'una asesor te atendera', 'uno asesor te atendera', 'un asesora te atendera',
    'un ejecutivo te atendera', 'un ejecutiva te atendera', 'un agente te atendera', 'un representante te atendera',
    'un companero te atendera', 'un companera te atendera', 'un operador te atendera', 'un operadora te atendera',
    'un miembro de nuestro equipo te atendera', 'un asesor very very te atendera', 'un asesor le atendera',
    'un asesor se atendera', 'un asesor lo atendera', 'un asesor la atendera', 'un asesor te respondera',
    'un asesor te contestara', 'un asesor te contactara', 'un asesor te comunicara', 'un asesor te pondra',
  ],
  'automatic sentences/es: se (comunicara/pondra en contacto) contigo': [
    'se comunicara contigo', 'se pondra en contacto contigo',
  ],
  'automatic sentences/es: (estamos/nos encontramos) (cerrados/fuera de horario) <60> {atendemos}': [
    'estamos cerrados horario', 'nos encontramos cerrados horario', 'estamos fuera de horario horario',
    'estamos cerrados now horario', 'estamos cerrados atendemos', 'estamos cerrados abrimos',
    'estamos cerrados volvemos', 'estamos cerrados responda', 'estamos cerrados contesta',
  ],
  'automatic sentences/es: atendemos de (_ a _/#)': [
    'atendemos de first a first', 'atendemos de 3',
  ],
  'automatic sentences/es: (deja/dejanos/deje/dejenos) (tu/su/un) (mensaje/consulta) <40> (respond*/contest*/atend*)': [
    'deja tu mensaje responda', 'dejanos tu mensaje responda', 'deje tu mensaje responda',
    'dejenos tu mensaje responda', 'deja su mensaje responda', 'deja un mensaje responda',
    'deja tu consulta responda', 'deja tu mensaje now responda', 'deja tu mensaje contesta', 'deja tu mensaje atenda',
  ],
  'automatic sentences/pt: (mensagem/resposta) automatica': [
    'mensagem automatica', 'resposta automatica',
  ],
  'automatic sentences/pt: {obrigado} <20> (por/pelo/pela/seu/sua/o) <10> {contato} <120> {em-breve}': [
    'obrigado por contata em breve', 'obrigada por contata em breve', 'agradecemos por contata em breve',
    'obrigado now por contata em breve', 'obrigado pelo contata em breve', 'obrigado pela contata em breve',
    'obrigado seu contata em breve', 'obrigado sua contata em breve', 'obrigado o contata em breve',
    'obrigado por now contata em breve', 'obrigado por contacta em breve', 'obrigado por mensagem em breve',
    'obrigado por entrar em contato em breve', 'obrigado por escrever em breve', 'obrigado por contata now em breve',
    'obrigado por contata assim que possivel', 'obrigado por contata o mais breve possivel',
    'obrigado por contata o mais rapido possivel', 'obrigado por contata responderemos',
    'obrigado por contata retornaremos', 'obrigado por contata nossa equipe', 'obrigado por contata horario',
    'obrigado por contata no momento',
  ],
  'automatic sentences/pt: [ja] recebemos [a] sua mensagem': [
    'recebemos sua mensagem', 'ja recebemos sua mensagem', 'recebemos a sua mensagem',
  ],
  'automatic sentences/pt: {no-momento} [nao/estou/estamos]* {ausente-pt} <60> (respond*/retorn*/atend*/horario/volt*)': [
    'no momento ausente responda', 'neste momento ausente responda', 'estou ausente responda',
    'estarei ausente responda', 'no momento nao ausente responda', 'no momento estou ausente responda',
    'no momento estamos ausente responda', 'no momento podemos responda', 'no momento estamos responda',
    'no momento indisponivel responda', 'no momento fora responda', 'no momento ausente now responda',
    'no momento ausente retorna', 'no momento ausente atenda', 'no momento ausente horario',
    'no momento ausente volta', 'no momento estamos fora horario',
  ],
  'automatic sentences/pt: no momento nao (estamos/podemos)': [
    'no momento nao estamos', 'no momento nao podemos',
  ],
  'automatic sentences/pt: fora do (escritorio/horario)': [
    'fora do escritorio', 'fora do horario',
  ],
  'automatic sentences/fr: (message/reponse) automatique': [
    'message automatique', 'reponse automatique',
  ],
  'automatic sentences/fr: merci (de/pour) (votre/ton/nous avoir/m avoir/mavoir/nous) <140> {des-que-possible}': [
    'merci de votre des que possible', 'merci pour votre des que possible', 'merci de ton des que possible',
    'merci de nous avoir des que possible', 'merci de m avoir des que possible', 'merci de mavoir des que possible',
    'merci de nous des que possible', 'merci de votre now des que possible',
    'merci de votre dans les plus brefs delais', 'merci de votre rapidement', 'merci de votre bientot',
    'merci de votre notre equipe', 'merci de votre nos horaires', 'merci de votre actuellement',
    'merci de votre nous repondrons', 'merci de votre nous vous repondrons', 'merci de votre nous recontacterons',
    'merci de votre nous reviendrons', 'merci de votre vous repondrons', 'merci de votre vous recontacterons',
  ],
  'automatic sentences/fr: nous avons bien recu votre (message/demande)': [
    'nous avons bien recu votre message', 'nous avons bien recu votre demande',
  ],
  'automatic sentences/fr: je suis (en conge/en conges/en vacances/absent/absente) <60> (repondrai/reponds/retour/urgence)': [
    'je suis en conge repondrai', 'je suis en conges repondrai', 'je suis en vacances repondrai',
    'je suis absent repondrai', 'je suis absente repondrai', 'je suis en conge now repondrai',
    'je suis en conge reponds', 'je suis en conge retour', 'je suis en conge urgence',
  ],
  'automatic sentences/fr: votre (message/demande) a [bien] ete (recu/recue/enregistre/enregistree)': [
    'votre message a ete recu', 'votre demande a ete recu', 'votre message a bien ete recu',
    'votre message a ete recue', 'votre message a ete enregistre', 'votre message a ete enregistree',
  ],
  'automatic sentences/fr: (absent/absente) [du bureau] jusqu*': [
    'absent jusqua', 'absente jusqua', 'absent du bureau jusqua',
  ],
  'automatic sentences/fr: nous sommes [actuellement] (ferme/fermes/absents/indisponibles)': [
    'nous sommes ferme', 'nous sommes actuellement ferme', 'nous sommes fermes', 'nous sommes absents',
    'nous sommes indisponibles',
  ],
  'automatic sentences/de: automatische (antwort/nachricht)': [
    'automatische antwort', 'automatische nachricht',
  ],
  'automatic sentences/de: (abwesenheitsnotiz/abwesenheitsnachricht/abwesenheitsassistent)': [
    'abwesenheitsnotiz', 'abwesenheitsnachricht', 'abwesenheitsassistent',
  ],
  'automatic sentences/de: (vielen dank/danke) [schon] fur (deine/ihre/die/eure) {nachricht} <140> {baldmoglichst}': [
    'vielen dank fur deine nachricht melden uns', 'danke fur deine nachricht melden uns',
    'vielen dank schon fur deine nachricht melden uns', 'vielen dank fur ihre nachricht melden uns',
    'vielen dank fur die nachricht melden uns', 'vielen dank fur eure nachricht melden uns',
    'vielen dank fur deine anfrage melden uns', 'vielen dank fur deine kontaktaufnahme melden uns',
    'vielen dank fur deine mail melden uns', 'vielen dank fur deine nachricht now melden uns',
    'vielen dank fur deine nachricht so schnell wie moglich', 'vielen dank fur deine nachricht schnellstmoglich',
    'vielen dank fur deine nachricht in kurze', 'vielen dank fur deine nachricht antworten',
    'vielen dank fur deine nachricht geschaftszeiten', 'vielen dank fur deine nachricht unser team',
    'vielen dank fur deine nachricht derzeit', 'vielen dank fur deine nachricht momentan',
    'vielen dank fur deine nachricht bald',
  ],
  'automatic sentences/de: unsere (burozeiten/geschaftszeiten/offnungszeiten)': [
    'unsere burozeiten', 'unsere geschaftszeiten', 'unsere offnungszeiten',
  ],
  'automatic sentences/de: wir haben (deine/ihre) (nachricht/anfrage) erhalten': [
    'wir haben deine nachricht erhalten', 'wir haben ihre nachricht erhalten', 'wir haben deine anfrage erhalten',
  ],
  'automatic sentences/de: (nicht im buro/ausser haus) <60> (bis/ab/wieder/keinen zugriff)': [
    'nicht im buro bis', 'ausser haus bis', 'nicht im buro now bis', 'nicht im buro ab', 'nicht im buro wieder',
    'nicht im buro keinen zugriff',
  ],
  'automatic sentences/de: bis _ <25> (nicht im buro/ausser haus/im urlaub)': [
    'bis first nicht im buro', 'bis first now nicht im buro', 'bis first ausser haus', 'bis first im urlaub',
  ],
  'automatic sentences/de: im urlaub <40> (melde mich/antworte/danach/keinen zugriff)': [
    'im urlaub melde mich', 'im urlaub now melde mich', 'im urlaub antworte', 'im urlaub danach',
    'im urlaub keinen zugriff',
  ],
  'automatic sentences/de: wir sind (derzeit/momentan/aktuell/gerade) nicht (erreichbar/verfugbar/da)': [
    'wir sind derzeit nicht erreichbar', 'wir sind momentan nicht erreichbar', 'wir sind aktuell nicht erreichbar',
    'wir sind gerade nicht erreichbar', 'wir sind derzeit nicht verfugbar', 'wir sind derzeit nicht da',
  ],
  'automatic sentences/it: (messaggio/risposta) (automatico/automatica)': [
    'messaggio automatico', 'risposta automatico', 'messaggio automatica',
  ],
  'automatic sentences/it: grazie (per/di) (averci/il tuo/il suo/il vostro/aver/la tua/la sua) <140> {al-piu-presto}': [
    'grazie per averci al piu presto', 'grazie di averci al piu presto', 'grazie per il tuo al piu presto',
    'grazie per il suo al piu presto', 'grazie per il vostro al piu presto', 'grazie per aver al piu presto',
    'grazie per la tua al piu presto', 'grazie per la sua al piu presto', 'grazie per averci now al piu presto',
    'grazie per averci il prima possibile', 'grazie per averci appena possibile', 'grazie per averci a breve',
    'grazie per averci risponderemo', 'grazie per averci ricontatteremo', 'grazie per averci il nostro team',
    'grazie per averci i nostri orari', 'grazie per averci in questo momento',
  ],
  'automatic sentences/it: abbiamo ricevuto il (tuo/suo/vostro) messaggio': [
    'abbiamo ricevuto il tuo messaggio', 'abbiamo ricevuto il suo messaggio', 'abbiamo ricevuto il vostro messaggio',
  ],
  'automatic sentences/it: fuori (ufficio/sede) fino': [
    'fuori ufficio fino', 'fuori sede fino',
  ],
  'automatic sentences/it: (al/in questo) momento non (siamo/possiamo)': [
    'al momento non siamo', 'in questo momento non siamo', 'al momento non possiamo',
  ],
  'automatic sentences/it: assente dal lavoro': [
    'assente dal lavoro',
  ],
  'automatic sentences/it: grazie (per il/del) (messaggio/contatto) <80> (risponderemo/ricontatteremo/siamo chiusi)': [
    'grazie per il messaggio risponderemo', 'grazie del messaggio risponderemo',
    'grazie per il contatto risponderemo', 'grazie per il messaggio now risponderemo',
    'grazie per il messaggio ricontatteremo', 'grazie per il messaggio siamo chiusi',
  ],
  'automatic sentences/it: (in ferie/assente/fuori) (fino/sino) a* <60> (rispondero/al rientro/al mio rientro/urgen*)': [
    'in ferie fino aa rispondero', 'assente fino aa rispondero', 'fuori fino aa rispondero',
    'in ferie sino aa rispondero', 'in ferie fino aa now rispondero', 'in ferie fino aa al rientro',
    'in ferie fino aa al mio rientro', 'in ferie fino aa urgena',
  ],
  'automatic sentences/nl: automatisch (bericht/antwoord)': [
    'automatisch bericht', 'automatisch antwoord',
  ],
  'automatic sentences/nl: bedankt voor (je/uw/jouw) bericht <120> {zo-snel-mogelijk}': [
    'bedankt voor je bericht zo snel mogelijk', 'bedankt voor uw bericht zo snel mogelijk',
    'bedankt voor jouw bericht zo snel mogelijk', 'bedankt voor je bericht now zo snel mogelijk',
    'bedankt voor je bericht zo spoedig mogelijk', 'bedankt voor je bericht binnenkort',
    'bedankt voor je bericht ons team', 'bedankt voor je bericht we nemen', 'bedankt voor je bericht we reageren',
  ],
  'automatic sentences/pl: automatyczna odpowiedz': [
    'automatyczna odpowiedz',
  ],
  'automatic sentences/pl: dziekujemy za (wiadomosc/kontakt) <120> {odpowiemy}': [
    'dziekujemy za wiadomosc odpowiemy', 'dziekujemy za kontakt odpowiemy', 'dziekujemy za wiadomosc now odpowiemy',
    'dziekujemy za wiadomosc wkrotce', 'dziekujemy za wiadomosc jak najszybciej',
    'dziekujemy za wiadomosc skontaktujemy', 'dziekujemy za wiadomosc godzina',
  ],
  'shorthand: (u/ur/rn/lol/lmao/haha/jaja/jeje)': [
    'u', 'ur', 'rn', 'lol', 'lmao', 'haha', 'jaja', 'jeje',
  ],
  'shorthand: (thx/thanx/pls/plz)': [
    'thx', 'thanx', 'pls', 'plz',
  ],
  'shorthand: (gonna/wanna/gotta)': [
    'gonna', 'wanna', 'gotta',
  ],
  'shorthand: (idk/tbh/ttyl)': [
    'idk', 'tbh', 'ttyl',
  ],
  'shorthand: (xfa/porfa/bro/kk)': [
    'xfa', 'porfa', 'bro', 'kk',
  ],
  'menus: (reply/press/type/send/text) [with] (#/yes/start/menu/help/stop) (for/to)': [
    'reply 3 for', 'press 3 for', 'type 3 for', 'send 3 for', 'text 3 for', 'reply with 3 for', 'reply yes for',
    'reply start for', 'reply menu for', 'reply help for', 'reply stop for', 'reply 3 to',
  ],
  'menus: (reply/press/type/send/text) [with] " (#/yes/start/menu/help/stop) " (for/to)': [
    'reply "3" for', 'press "3" for', 'type "3" for', 'send "3" for', 'text "3" for', 'reply with "3" for',
    'reply "yes" for', 'reply "start" for', 'reply "menu" for', 'reply "help" for', 'reply "stop" for',
    'reply "3" to',
  ],
  'menus: (choose/select/pick) (an/one of the/from the) (option/options/following/menu/menus)': [
    'choose an option', 'select an option', 'pick an option', 'choose one of the option', 'choose from the option',
    'choose an options', 'choose an following', 'choose an menu', 'choose an menus',
  ],
  'menus: (elige/elija/selecciona/seleccione/escoge) (una/la/un) (opcion/numero)': [
    'elige una opcion', 'elija una opcion', 'selecciona una opcion', 'seleccione una opcion', 'escoge una opcion',
    'elige la opcion', 'elige un opcion', 'elige una numero',
  ],
  'menus: (escribe/escriba/responde/responda/marca/marque/pulsa/pulse) [con] [el] # para': [
    'escribe 3 para', 'escriba 3 para', 'responde 3 para', 'responda 3 para', 'marca 3 para', 'marque 3 para',
    'pulsa 3 para', 'pulse 3 para', 'escribe con 3 para', 'escribe el 3 para',
  ],
  'menus: (escribe/escriba/responde/responda/marca/marque/pulsa/pulse) [con] [el] " # " para': [
    'escribe "3" para', 'escriba "3" para', 'responde "3" para', 'responda "3" para', 'marca "3" para',
    'marque "3" para', 'pulsa "3" para', 'pulse "3" para', 'escribe con "3" para', 'escribe el "3" para',
  ],
  'offers of help: how (can/may) we help [you] ?': [
    'how can we help?', 'how may we help?', 'how can we help you?',
  ],
  'offers of help: como (podemos/te podemos/le podemos) (ayudar/ayudarte/ayudarle) ?': [
    'como podemos ayudar?', 'como te podemos ayudar?', 'como le podemos ayudar?', 'como podemos ayudarte?',
    'como podemos ayudarle?',
  ],
};
