import type { ChatLanguage } from '@spotter/language/detection/chat-language';
import type { AskingScope } from '../decision/booking-phase.ts';

/** What the product says where a model only asks what must not be asked; the second in case the first was said. */
const words: Record<ChatLanguage, Record<AskingScope, [string, string]>> = {
  en: {
    anything: ['Good to know, thank you. Ask me anything you want about it.', 'Thanks for telling me that.'],
    booking: ['Which day and time would suit you for the call?', 'Tell me a day and a time, and I will look it up.'],
    nothing: ["No stress at all. I'm here whenever you want to pick this up.", 'All good, take your time.'],
  },
  es: {
    anything: ['Gracias por contármelo. Pregúntame lo que quieras.', 'Gracias por decírmelo.'],
    booking: ['¿Qué día y a qué hora te queda bien la llamada?', 'Dime un día y una hora, y lo reviso.'],
    nothing: ['Sin problema. Aquí estoy cuando quieras retomarlo.', 'Todo bien, tómate tu tiempo.'],
  },
  pt: {
    anything: ['Obrigado por me contar. Pode me perguntar o que quiser.', 'Obrigado por me dizer isso.'],
    booking: ['Que dia e horário ficam bons para a chamada?', 'Me diga um dia e um horário, e eu vejo.'],
    nothing: ['Sem problema. Estou aqui quando você quiser retomar.', 'Tudo bem, no seu tempo.'],
  },
  fr: {
    anything: ['Merci de me le dire. Tu peux me demander ce que tu veux.', 'Merci pour ces précisions.'],
    booking: ["Quel jour et quelle heure t'iraient pour l'appel ?", 'Dis-moi un jour et une heure, et je regarde.'],
    nothing: ['Pas de souci. Je suis là quand tu voudras reprendre.', 'Tout va bien, prends ton temps.'],
  },
  de: {
    anything: ['Danke, gut zu wissen. Frag mich gern alles dazu.', 'Danke, dass du mir das sagst.'],
    booking: [
      'Welcher Tag und welche Uhrzeit passen dir für das Gespräch?',
      'Sag mir Tag und Uhrzeit, und ich sehe nach.',
    ],
    nothing: ['Kein Stress. Ich bin hier, wenn du weitermachen willst.', 'Alles gut, nimm dir Zeit.'],
  },
  it: {
    anything: ['Grazie per avermelo detto. Chiedimi pure quello che vuoi.', 'Grazie di avermelo raccontato.'],
    booking: ['Che giorno e a che ora ti andrebbe bene la chiamata?', 'Dimmi un giorno e un orario, e controllo.'],
    nothing: ['Nessun problema. Sono qui quando vuoi riprendere.', 'Va bene, prenditi il tuo tempo.'],
  },
  nl: {
    anything: ['Fijn om te weten, dank je. Vraag me gerust alles.', 'Dank je dat je dat vertelt.'],
    booking: ['Welke dag en tijd passen jou voor het gesprek?', 'Noem een dag en een tijd, dan kijk ik het na.'],
    nothing: ['Geen stress. Ik ben er als je verder wilt.', 'Helemaal goed, neem je tijd.'],
  },
  pl: {
    anything: ['Dzięki, dobrze wiedzieć. Pytaj, o co chcesz.', 'Dzięki, że mi to mówisz.'],
    booking: ['Jaki dzień i godzina pasują Ci na rozmowę?', 'Podaj dzień i godzinę, a sprawdzę.'],
    nothing: ['Bez stresu. Jestem tu, gdy zechcesz wrócić do tematu.', 'W porządku, nie ma pośpiechu.'],
  },
};

/** Returns what is said instead of a draft that only asks what must not be asked; null where both were said. */
export function scopeWords(scope: AskingScope, language: ChatLanguage, earlierReplies: string[]): string | null {
  return words[language][scope].find((each) => !earlierReplies.some((reply) => reply.includes(each))) ?? null;
}
