import type { HandOverWords } from './hand-over-matters.ts';

export const polish: HandOverWords = {
  language: 'pl',
  call: {
    known: 'zadzwoń teraz pod {number}',
    guessed: 'zadzwoń teraz na numer alarmowy w swoim kraju ({country}: {number})',
    unknown: 'zadzwoń teraz na numer alarmowy w swoim kraju',
  },
  lines: {
    known: 'Tutaj ktoś wysłucha i pomoże: {line}.',
    guessed: 'Tutaj ktoś wysłucha i pomoże: {line} ({country}). W innym kraju {directory} podaje, kto to robi.',
    unknown: 'Na {directory} znajdziesz, kto wysłucha i pomoże tam, gdzie mieszkasz.',
  },
  matters: {
    'medical-emergency': 'Proszę, przerwij natychmiast trening i {call}. Nie czekaj tu na odpowiedź.',
    'self-harm':
      'Dziękuję, że mi o tym mówisz. Twoje życie jest ważniejsze niż jakikolwiek trening i nie musisz dźwigać tego bez pomocy. {lines} Jeśli nie czujesz się teraz bezpiecznie, {call}. Trener czyta ten czat i odpowiada osobiście.',
    abuse:
      'Dziękuję, że mi o tym mówisz. Nikt nie powinien żyć z przemocą, a pomoc istnieje. {lines} Jeśli tobie lub komuś innemu grozi teraz niebezpieczeństwo, {call}. Trener czyta ten czat i odpowiada osobiście.',
    'eating-disorder':
      'Dziękuję, że mi o tym mówisz. Twoje zdrowie jest ważniejsze niż jakikolwiek cel i nie musisz dźwigać tego bez pomocy. Proszę, porozmawiaj o tym z lekarzem albo z kimś, komu ufasz. {lines} Trener czyta ten czat i odpowiada osobiście.',
    danger:
      'Dziękuję, że mi o tym mówisz. To, co przeżywasz, jest ważniejsze niż jakikolwiek trening i nie musisz dźwigać tego bez pomocy. Porozmawiaj dziś z kimś, komu ufasz, albo z lekarzem. Jeśli nie czujesz się teraz bezpiecznie, {call}. Trener czyta ten czat i odpowiada osobiście.',
    minor:
      'Dziękuję za szczerość. Żeby wszystko było jak trzeba, poproś proszę rodzica lub opiekuna, aby napisał do nas tutaj. Trener chętnie z nimi porozmawia.',
    medical:
      'To pytanie do trenera, a jeśli cię to niepokoi, do lekarza, nie do mnie. Przekazuję je dalej, a trener odpowiada tu osobiście.',
    pregnancy:
      'W tej sprawie nie chcę zgadywać: najważniejsze jest to, co mówi lekarz lub położna. Przekazuję to trenerowi, który odpowiada tu osobiście.',
    medication:
      'W tej sprawie nie mogę doradzać: proszę, zapytaj lekarza lub farmaceutę, zanim coś zmienisz. Przekazuję to trenerowi, który odpowiada tu osobiście.',
    payment: 'To sprawa dla trenera, nie dla mnie. Przekazuję ją dalej, a trener na to spojrzy i odpowie osobiście.',
    anger: 'Rozumiem cię i przykro mi. Na tym kończę i przekazuję to trenerowi, który odpowiada osobiście.',
    person:
      'Oczywiście. Jestem automatycznym asystentem; przekazuję to trenerowi, który czyta ten czat i odpowiada osobiście.',
    unheard:
      'Nie udało mi się zrozumieć twojej wiadomości głosowej. Przekazuję ją trenerowi, który odpowie tu osobiście; jeśli chcesz, napisz to krótko.',
    picture:
      'Dziękuję za zdjęcie. To coś dla oczu trenera, nie dla moich: przekazuję je, a trener odpowie tu osobiście.',
    other: 'To sprawa dla trenera, nie dla mnie. Przekazuję ją dalej, a trener odpowiada tu osobiście.',
  },
};
