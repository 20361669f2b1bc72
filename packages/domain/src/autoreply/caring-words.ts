import type { ChatLanguage } from './chat-language.ts';
import type { SevereReason } from './reply-decision.ts';

// No numbers, no advice, no programme, nothing to buy. The coach's own words can name a help line of their region.
const defaults: Record<SevereReason, Record<ChatLanguage, string>> = {
  'red-flag': {
    en: "Thank you for telling me this. What you are going through matters more than any training, and you don't have to carry it alone. Please talk to somebody you trust or to a doctor today, and if you feel unsafe right now, call the emergency services where you are. I have let the coach know, who will write to you in person.",
    es: 'Gracias por contármelo. Lo que estás viviendo importa más que cualquier entrenamiento y no tienes que llevarlo a solas. Por favor, habla hoy con alguien de confianza o con un médico, y si ahora mismo sientes que corres peligro, llama a los servicios de emergencia de tu zona. Ya le avisé al coach, que te escribirá en persona.',
    pt: 'Obrigado por me contar isso. O que você está vivendo importa mais do que qualquer treino, e você não precisa passar por isso sem ajuda. Por favor, converse hoje com alguém de confiança ou com um médico e, se sentir que está em perigo agora, ligue para o serviço de emergência da sua região. Já avisei o coach, que vai escrever para você pessoalmente.',
    fr: "Merci de me l'avoir dit. Ce que tu vis compte plus que n'importe quel entraînement, et tu n'as pas à porter cela sans aide. Parle aujourd'hui à quelqu'un de confiance ou à un médecin et, si tu te sens en danger maintenant, appelle les urgences là où tu es. J'ai prévenu le coach, qui t'écrira en personne.",
    de: 'Danke, dass du mir das sagst. Wie es dir geht, ist wichtiger als jedes Training, und du musst das nicht allein tragen. Bitte sprich heute mit jemandem, dem du vertraust, oder mit einer Ärztin oder einem Arzt. Wenn du gerade in Gefahr bist, ruf den Notruf an. Ich habe dem Coach Bescheid gegeben, der dir persönlich schreibt.',
    it: 'Grazie per avermelo detto. Quello che stai vivendo conta più di qualsiasi allenamento e non devi affrontarlo senza aiuto. Parla oggi con qualcuno di cui ti fidi o con un medico e, se ora senti di essere in pericolo, chiama i servizi di emergenza della tua zona. Ho avvisato il coach, che ti scriverà di persona.',
    nl: 'Dank je dat je me dit vertelt. Hoe het met je gaat is belangrijker dan welke training ook, en je hoeft dit niet alleen te dragen. Praat vandaag met iemand die je vertrouwt of met een arts, en bel de hulpdiensten als je nu in gevaar bent. Ik heb de coach ingelicht, die je persoonlijk schrijft.',
    pl: 'Dziękuję, że mi o tym mówisz. To, co przeżywasz, jest ważniejsze niż jakikolwiek trening, i nie musisz tego dźwigać bez pomocy. Porozmawiaj dziś z kimś, komu ufasz, albo z lekarzem, a jeśli czujesz teraz zagrożenie, zadzwoń na numer alarmowy. Trener już wie i napisze do ciebie osobiście.',
  },
  minor: {
    en: 'Thank you for being honest about that. So that everything is done right, please ask a parent or guardian to write to us here. The coach will gladly talk it over with them.',
    es: 'Gracias por tu sinceridad. Para hacer las cosas bien, pídele por favor a tu mamá, tu papá o tu tutor que nos escriba por aquí. El coach lo hablará con gusto con ellos.',
    pt: 'Obrigado pela sinceridade. Para fazermos tudo certo, peça por favor que sua mãe, seu pai ou responsável escreva para nós por aqui. O coach vai conversar com eles com prazer.',
    fr: "Merci pour ta franchise. Pour faire les choses bien, demande s'il te plaît à un parent ou à un tuteur de nous écrire ici. Le coach en parlera volontiers avec eux.",
    de: 'Danke für deine Ehrlichkeit. Damit alles seine Ordnung hat, bitte deine Eltern oder Erziehungsberechtigten, uns hier zu schreiben. Der Coach bespricht es gern mit ihnen.',
    it: 'Grazie per la sincerità. Per fare le cose per bene, chiedi per favore a un genitore o a un tutore di scriverci qui. Il coach ne parlerà volentieri con loro.',
    nl: 'Dank je voor je eerlijkheid. Vraag alsjeblieft een ouder of voogd om ons hier te schrijven, zodat alles goed geregeld is. De coach bespreekt het graag met hen.',
    pl: 'Dziękuję za szczerość. Żeby wszystko było jak trzeba, poproś proszę rodzica lub opiekuna, aby napisał do nas tutaj. Trener chętnie z nimi porozmawia.',
  },
};

/**
 * The one message that answers a severe flag: the coach's own words where the coach wrote some, else ours in the contact's
 * language. It sells nothing, advises nothing and names no number.
 */
export function caringWords(language: ChatLanguage, reason: SevereReason, coachWords: string | null): string {
  const own = coachWords?.trim() ?? '';
  return own === '' ? defaults[reason][language] : own;
}
