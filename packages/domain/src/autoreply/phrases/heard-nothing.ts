import type { Phrases } from './phrases.ts';

/** Words of contacts who miss our messages, or want to miss none: the opposite of a wish for silence. */
export const heardNothingPhrases: Phrases = {
  en: [
    '(havent/never/nothing) .. (got/gotten/received/heard) .. (you/messages/anything/back/answer/reply) unless asked, signed',
    'didnt .. (get/receive/hear) .. (you/messages/anything/back/answer/reply) unless ask',
    '(heard/got/received) (nothing/no) .. (you/messages/answer/reply/back)',
    '(dont want to/wont/cant/not to) miss',
    'did you stop (messaging/writing/texting/posting/sending)',
  ],
  es: [
    'no [me/he] (supe/recibi/escuche/llego/recibido/sabido/sabia) .. (nada/mas/mensajes/respuesta)',
    'no [me/quiero/me quiero] (quiero perder/perderme/perder) (nada/ningun*)',
  ],
  pt: ['nao (recebi/ouvi/soube/chegou/tive) .. (mais/nada/mensagens/resposta)', 'nao quero perder (nada/nenhum*)'],
  fr: [
    '(pas/plus/rien/jamais) (recu/eu/entendu) .. (nouvelle/nouvelles/message/messages/reponse/toi/vous)',
    'rien (rater/louper/manquer)',
  ],
  de: [
    '(nichts/nix/keine nachricht/keine nachrichten/keine antwort) .. (gehort/bekommen/gelesen/erhalten) unless will, mochte',
    'nichts (verpassen/versaumen)',
  ],
  it: ['non ho .. (sentito/ricevuto/avuto)', 'non voglio (perdermi/perdere)'],
  nl: [
    '(niks/niets/geen bericht/geen berichten/geen antwoord) .. (gehoord/ontvangen/gekregen) unless wil',
    '(niks/niets) .. (missen/overslaan)',
    'hoor [al] (niks/niets)',
  ],
  pl: [
    'nie (slyszalam/slyszalem/dostalam/dostalem/otrzymalam/otrzymalem/mialam/mialem) .. (nic/wiadomosci/odpowiedzi)',
    'nie chce .. (przegapic/ominac/przeoczyc)',
  ],
};
