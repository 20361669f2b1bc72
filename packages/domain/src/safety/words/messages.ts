/** Writing, what is written, and how people ask for no more of it. */
export const messagesWords: Record<string, string[]> = {
  write: [
    'message, messaging, messages, text, texting, texts, dm, dms, dming, write, writing, contact, contacting',
    'email, emailing, emails, spam, spamming, bother, bothering, harass, harassing, reply, replying, pester',
    'pestering, reach out, reaching out, hit me up, ping, pinging, bug, bugging, chase, chasing, follow up',
    'following up, notify, blow up, blowing up, sending, send, hitting',
  ],
  messages: [
    'messages, message, texts, text, dms, dm, spam, emails, email, updates, offers, notifications, promos',
    'ads, followups, follow ups, newsletter, promotions, stuff, these, pitches, sales pitch, automated, msgs',
    'reminders, contact',
  ],
  'being-written-to': [
    'messages, texts, dms, emails, updates, offers, notifications, promos, to be contacted, you to contact',
    'you to message, you to write, you to text, hear from you, be messaged, be texted, these messages',
    'your messages, communication, newsletter, being messaged, being contacted, you writing, you messaging',
    'you texting, to receive anything, to get anything from you, your spam, any contact, followups',
    'follow ups, hear from any, hear from yall, hear from ya',
  ],
  'recibir-mensajes': [
    'mas mensajes, recibir, que me escriban, que me escribas, que me manden, que me contacten, tus mensajes',
    'sus mensajes, mensajes, que me envien, que me busquen, que me vuelvan, que me hablen, mas publicidad',
    'publicidad, mas correos, mas informacion, ser contactado, ser contactada, saber nada de ustedes',
    'saber mas de ustedes, mas nada, que me llamen, que me molesten',
  ],
  'stop-alone': [
    'stop, stopp, stopppp, stopall, unsubscribe, unsub, optout, opt out, enough, basta, quit, end',
    'remove, leave alone, remove off, take off, no stop, stop not interested, stop no, stop leave alone',
    'stop stop, stop unsubscribe, stop or block, stop spam, leave',
  ],
  'own-data': [
    'my number, my contact, my info, my information, my data, my details, my personal, my phone, my account',
    'my conversation, my chat, my messages, everything about me, everything you have, all you have',
    'my records, my profile',
  ],
  schreiben: [
    'schreib, schreibe, schreibt, schreiben sie, schick, schicke, schickt, schicken sie, kontaktier',
    'kontaktiere, kontaktiert, kontaktieren sie, sende, senden sie, nerv, nervt, belastige, belastigen sie',
    'melde, meldet, melden sie',
  ],
  escribir: [
    'escribir, mandar, enviar, molestar, contactar, spamear, hablar, joder, insistir, escribirme, mandarme',
    'enviarme, molestarme, contactarme, hablarme, acosarme, acosar, hacer spam, llamarme, hostigar, enviarnos',
    'mensajear',
  ],
  escribas: [
    'escribas, escriban, escriba, mandes, manden, mande, envies, envien, contactes, contacten, molestes',
    'molesten, hables, hablen, spamees, llamen, llames, busques, busquen, insistas, insistan, respondas',
  ],
  mande: [
    'mande, manda, mandem, envie, enviem, escreva, escrevam, escreve, contate, contatem, perturbe, incomode',
    'chame, chama, chamem, procure, procurem, ligue, liguem, encha, mandar, incomodem, perturbem',
  ],
  ecrivez: [
    'ecrivez, ecris, contactez, contacte, relancez, relance, derangez, derange, envoyez, envoie, mecrivez',
    'mecris, menvoyez, menvoie, sollicitez, recontactez, harcelez, mappelez, textez, mecrire',
  ],
  eliminenme: [
    'eliminame, eliminenme, borrame, borrenme, quitame, quitenme, sacame, saquenme, sacadme, borren, saques',
    'saquen, quiten, borres, eliminen, salir, retirenme, quitarme, sacarme, borrarme',
  ],
  ecrire: [
    'mecrire, ecrire, menvoyer, envoyer, contacter, harceler, mharceler, deranger, embeter, spammer, spam',
    'messages, relancer, solliciter, dm, mails, mappeler, relances',
  ],
  'mailing-list': [
    'list, lists, database, broadcast, dms, messages, inbox, texts, emails, system, this, here, contacts',
    'chat, crm, funnel, thing, everything, your, mailing, campaign',
  ],
  mandar: [
    'mandar, enviar, escrever, incomodar, perturbar, contatar, chamar, encher, mensagens, procurar, mandarem',
    'insistir, me, ligar, spam, importunar, escreverem',
  ],
  scrivere: [
    'scrivermi, scrivere, mandarmi, mandare, inviarmi, inviare, contattarmi, contattare, disturbarmi',
    'disturbare, messaggi, spam, insistere, assillarmi',
  ],
  tirar: [
    'tira, tire, tirem, tirar, remova, remove, remover, retire, retira, exclua, exclui, excluir, apague',
    'apaga, apaguem, sair, descadastre, descadastrar',
  ],
  'mis-datos': [
    'mi numero, mi contacto, mi cuenta, mi perfil, mi nombre, mis datos, mi informacion, mi telefono',
    'mi conversacion, este chat, mis mensajes',
  ],
  writes: [
    'message, text, dm, write, contact, email, spam, bother, reply, respond, hit, ping, msg, send, call',
    'approach, disturb',
  ],
  borren: [
    'borra, borren, elimina, eliminen, borrar, eliminar, elimine, borre, supriman, suprimir, olvida, olviden',
    'pierdan',
  ],
  'lista-de-envio': [
    'lista, listas, base, contactos, contacto, grupo, chat, aqui, registros, difusion, mensajes, publicidad',
    'correos',
  ],
  'nicht-mehr': ['nicht mehr, nie mehr, nie wieder, keine nachrichten, nichts mehr, nicht, keine weiteren, keine mehr'],
};
