import type { PhraseExamples } from '../../../safety/__fixtures__/example-types.ts';

export const heardNothingExamples: PhraseExamples = {
  'heard-nothing/en: (havent/never/nothing) .. (got/gotten/received/heard) .. (you/messages/anything/back/answer/reply) unless asked, signed': ['I never got an answer from you', 'I never asked to get messages from you'],
  'heard-nothing/en: didnt .. (get/receive/hear) .. (you/messages/anything/back/answer/reply) unless ask': ["I didn't hear back", "I didn't ask to get messages"],
  'heard-nothing/en: (heard/got/received) (nothing/no) .. (you/messages/answer/reply/back)': ['I heard nothing back', 'I got a new bike'],
  'heard-nothing/en: (dont want to/wont/cant/not to) miss': ["I don't want to miss a post", 'I miss my couch'],
  'heard-nothing/en: did you stop (messaging/writing/texting/posting/sending)': ['Why did you stop writing?', 'Did you stop smoking?'],
  'heard-nothing/es: no [me/he] (supe/recibi/escuche/llego/recibido/sabido/sabia) .. (nada/mas/mensajes/respuesta)': ['No supe nada más de ustedes', 'No quiero saber nada de ustedes'],
  'heard-nothing/es: no [me/quiero/me quiero] (quiero perder/perderme/perder) (nada/ningun*)': ['No me quiero perder nada', 'No quiero perder peso'],
  'heard-nothing/pt: nao (recebi/ouvi/soube/chegou/tive) .. (mais/nada/mensagens/resposta)': ['Não recebi mais nada de vocês', 'Não quero receber mais nada'],
  'heard-nothing/pt: nao quero perder (nada/nenhum*)': ['Não quero perder nada', 'Não quero perder músculo'],
  'heard-nothing/fr: (pas/plus/rien/jamais) (recu/eu/entendu) .. (nouvelle/nouvelles/message/messages/reponse/toi/vous)': ["Je n'ai plus eu de nouvelles de toi", 'Je ne veux plus de nouvelles de toi'],
  'heard-nothing/fr: rien (rater/louper/manquer)': ['Je veux rien rater', 'Je veux rien de vous'],
  'heard-nothing/de: (nichts/nix/keine nachricht/keine nachrichten/keine antwort) .. (gehort/bekommen/gelesen/erhalten) unless will, mochte': ['Ich habe nichts mehr von euch gehört', 'Ich will nichts mehr von euch hören'],
  'heard-nothing/de: nichts (verpassen/versaumen)': ['Ich will nichts verpassen', 'Ich will nichts mehr'],
  'heard-nothing/it: non ho .. (sentito/ricevuto/avuto)': ['Non ho più sentito niente da voi', 'Non voglio più sentire niente da voi'],
  'heard-nothing/it: non voglio (perdermi/perdere)': ['Non voglio perdermi nulla', 'Non voglio correre'],
  'heard-nothing/nl: (niks/niets/geen bericht/geen berichten/geen antwoord) .. (gehoord/ontvangen/gekregen) unless wil': ['Ik heb niks meer van jullie gehoord', 'Ik wil niks meer van jullie horen'],
  'heard-nothing/nl: (niks/niets) .. (missen/overslaan)': ['Ik wil niks missen van jullie', 'Ik wil niks van jullie'],
  'heard-nothing/nl: hoor [al] (niks/niets)': ['Ik hoor niks van jullie', 'Ik wil niks horen'],
  'heard-nothing/pl: nie (slyszalam/slyszalem/dostalam/dostalem/otrzymalam/otrzymalem/mialam/mialem) .. (nic/wiadomosci/odpowiedzi)': ['Nie dostałam już nic od was', 'Nie chcę już nic od was dostawać'],
  'heard-nothing/pl: nie chce .. (przegapic/ominac/przeoczyc)': ['Nie chcę niczego przegapić', 'Nie chcę niczego od was'],
};
