import type { SpokenLanguage } from '@spotter/domain/booking';

/** The sentences about a change of a call that was made outside of the chat. */
export type LateSentences = {
  stands: (when: string) => string;
  fell: (when: string) => string;
  stays: (when: string) => string;
  moved: (when: string) => string;
  /** `reason`: empty, or the coach's words after a space. */
  cancelled: (when: string, reason: string) => string;
  /** Offers times that are open instead. */
  offer: (others: string) => string;
  /** Used when no open time is known. */
  ask: string;
  or: string;
};

export const lateSentences: Record<SpokenLanguage, LateSentences> = {
  en: {
    stands: (when) => `Calendar confirmed: your call is booked for ${when}. See you then!`,
    fell: (when) => `I'm sorry, ${when} didn't work out after all, so no call is booked.`,
    stays: (when) => `I'm sorry, I couldn't move your call, so it's still on ${when}.`,
    moved: (when) => `Your call has a new time: ${when}. If that doesn't work for you, just tell me.`,
    cancelled: (when, reason) => `Your call on ${when} is canceled.${reason} If you want another time, just tell me.`,
    offer: (others) => `I could do ${others} instead. Does one of these work?`,
    ask: 'Which other day would work for you?',
    or: 'or',
  },
  es: {
    stands: (when) => `La agenda ya respondió: tu llamada está reservada para el ${when}. ¡Nos vemos!`,
    fell: (when) => `Lo siento, al final el ${when} no se pudo, así que no hay llamada reservada.`,
    stays: (when) => `Lo siento, no se pudo cambiar tu llamada, así que sigue siendo el ${when}.`,
    moved: (when) => `Tu llamada cambió de hora: ahora es el ${when}. Si no te viene bien, dímelo.`,
    cancelled: (when, reason) => `Tu llamada del ${when} está cancelada.${reason} Si quieres otra hora, dímelo.`,
    offer: (others) => `En su lugar podría ${others}. ¿Te sirve alguna?`,
    ask: '¿Qué otro día te vendría bien?',
    or: 'o',
  },
  pt: {
    stands: (when) => `A agenda já respondeu: sua chamada está marcada para ${when}. Até lá!`,
    fell: (when) => `Sinto muito, este horário acabou não dando certo: ${when}. Nenhuma chamada está marcada.`,
    stays: (when) => `Sinto muito, não deu para mudar sua chamada, então ela continua em: ${when}.`,
    moved: (when) => `Sua chamada mudou de horário, agora é: ${when}. Se não for bom para você, me avise.`,
    cancelled: (when, reason) => `Sua chamada foi cancelada: ${when}.${reason} Se quiser outro horário, é só me dizer.`,
    offer: (others) => `Em vez disso eu poderia: ${others}. Algum serve para você?`,
    ask: 'Que outro dia seria bom para você?',
    or: 'ou',
  },
  fr: {
    stands: (when) => `L'agenda a répondu : ton appel est réservé pour ${when}. À bientôt !`,
    fell: (when) => `Désolé, finalement ce créneau n'est pas possible : ${when}. Aucun appel n'est réservé.`,
    stays: (when) => `Désolé, ton appel n'a pas pu être déplacé, il reste prévu ${when}.`,
    moved: (when) => `Ton appel a été déplacé, il est maintenant prévu ${when}. Si ça ne te va pas, dis-le-moi.`,
    cancelled: (when, reason) => `Ton appel est annulé : ${when}.${reason} Si tu veux un autre créneau, dis-le-moi.`,
    offer: (others) => `À la place, je pourrais ${others}. Est-ce que ça te va ?`,
    ask: "Quel autre jour t'irait ?",
    or: 'ou',
  },
  de: {
    stands: (when) => `Der Kalender hat geantwortet, dein Gespräch ist gebucht: ${when}. Bis dann!`,
    fell: (when) => `Leider hat diese Zeit doch nicht geklappt: ${when}. Es ist also kein Gespräch gebucht.`,
    stays: (when) => `Leider ließ sich dein Gespräch nicht verschieben, es bleibt beim alten Termin: ${when}.`,
    moved: (when) => `Dein Gespräch wurde verschoben, es ist jetzt am ${when}. Wenn dir das nicht passt, sag es mir.`,
    cancelled: (when, reason) =>
      `Dein Gespräch ist abgesagt: ${when}.${reason} Wenn du eine andere Zeit möchtest, sag es mir.`,
    offer: (others) => `Stattdessen ginge es am ${others}. Passt dir das?`,
    ask: 'Welcher andere Tag würde dir passen?',
    or: 'oder am',
  },
  it: {
    stands: (when) => `Il calendario ha risposto, la tua chiamata è prenotata: ${when}. A presto!`,
    fell: (when) => `Mi dispiace, alla fine questo orario non è possibile: ${when}. Nessuna chiamata è prenotata.`,
    stays: (when) => `Mi dispiace, la tua chiamata non si è potuta spostare e resta ${when}.`,
    moved: (when) => `La tua chiamata è stata spostata, ora è ${when}. Se non ti va bene, dimmelo.`,
    cancelled: (when, reason) => `La tua chiamata è annullata: ${when}.${reason} Se vuoi un altro orario, dimmelo.`,
    offer: (others) => `In alternativa potrei ${others}. Ti va bene?`,
    ask: 'Quale altro giorno ti andrebbe bene?',
    or: 'o',
  },
  nl: {
    stands: (when) => `De agenda heeft geantwoord, je gesprek is geboekt: ${when}. Tot dan!`,
    fell: (when) => `Sorry, deze tijd lukte toch niet: ${when}. Er is dus geen gesprek geboekt.`,
    stays: (when) => `Sorry, je gesprek kon niet worden verzet, het blijft op ${when}.`,
    moved: (when) => `Je gesprek is verzet, het is nu op ${when}. Als dat je niet uitkomt, zeg het me.`,
    cancelled: (when, reason) =>
      `Je gesprek is geannuleerd: ${when}.${reason} Als je een andere tijd wilt, zeg het me.`,
    offer: (others) => `In plaats daarvan kan ik op ${others}. Komt dat uit?`,
    ask: 'Welke andere dag komt je uit?',
    or: 'of op',
  },
  pl: {
    stands: (when) => `Kalendarz odpowiedział, twoja rozmowa jest zarezerwowana: ${when}. Do usłyszenia!`,
    fell: (when) => `Przykro mi, ten termin jednak się nie udał: ${when}. Żadna rozmowa nie jest zarezerwowana.`,
    stays: (when) => `Przykro mi, rozmowy nie dało się przełożyć, termin zostaje: ${when}.`,
    moved: (when) => `Twoja rozmowa została przełożona, nowy termin: ${when}. Jeśli nie pasuje, napisz.`,
    cancelled: (when, reason) => `Twoja rozmowa jest odwołana: ${when}.${reason} Jeśli chcesz inny termin, napisz.`,
    offer: (others) => `Możliwy inny termin: ${others}. Czy któryś pasuje?`,
    ask: 'Jaki inny dzień by pasował?',
    or: 'lub',
  },
};
