import { characters } from '@spotter/language/text/characters';
import { createTokenizer } from '@spotter/language/text/tokens';

/** What agents ask of every lead, whatever the words. */
export const askedSlots = ['email', 'phone', 'zone', 'budget', 'days', 'start', 'tried', 'obstacle', 'goal'] as const;
export type AskedSlot = (typeof askedSlots)[number];

/** The slots of the fields that every agent knows. */
export const slotOfField: Record<string, AskedSlot> = {
  email: 'email',
  phone: 'phone',
  time_zone: 'zone',
  city: 'zone',
  budget_fit: 'budget',
  training_days: 'days',
  start_when: 'start',
  tried_before: 'tried',
  obstacle: 'obstacle',
  goal: 'goal',
};

const asking =
  'what whats which que cual cuales qual quais quel quelle quoi was welches cosa quale wat jaki jakie co o';
const places = 'where donde ou wo dove onde waar gdzie';
const live = 'you ur live located based vives estas eres habites wohnst vivi mora moras woon woont mieszkasz';
const soon = 'when soon cuando quand wann quando wanneer kiedy';

/** Ways to ask, each with its lines: a question holds a word of every line. `word*` is how one begins. */
const ways: Record<AskedSlot, string[][]> = {
  email: [['email emails mail e-mail correo courriel mailadresse']],
  phone: [
    ['phone whatsapp telefono telefone telephone telefonnummer celular telefoonnummer'],
    ['number numero', 'your tu'],
  ],
  zone: [
    ['city town timezone zone ciudad zona huso ville fuseau stadt zeitzone citta fuso cidade stad miasto'],
    [places, live],
  ],
  budget: [['budget presupuesto orcamento budzet invest* invert* investier* afford spend gastar']],
  days: [
    [
      'day* time* dia* veces hour* hora* vezes jour* fois tag* mal giorn* volte dagen keer dni razy often',
      'week* seman* semaine woche settiman* tydzien tygodni*',
    ],
  ],
  start: [
    [
      soon,
      'start* begin* empezar empiezas comenzar arrancar commencer anfangen loslegen iniziare comecar beginnen zaczac',
    ],
  ],
  tried: [
    [
      'tried try trying probado probaste intentado tentado tentou essaye probiert versucht provato geprobeerd probowal*',
      `have did already before far ever has hast ${asking}`,
    ],
  ],
  obstacle: [
    [
      'stopping holding keeping blocking way obstacle* hurdle struggle* hardest challenge* impide frena detiene cuesta obstaculo* dificil* atrapalha bloque hindert ostacolo houdt przeszkadza',
      asking,
    ],
  ],
  goal: [
    [
      'goal* objetivo* meta metas objectif ziel* obiettivo doel cel change achieve reach accomplish improve cambiar lograr conseguir alcanzar mudar changer erreichen cambiare bereiken osiagnac',
      asking,
    ],
  ],
};
/** Words of a question about a call and its time. */
const ofCalls = [
  'call zoom book time times day morning afternoon evening tonight today tomorrow work works suit suits fit fits either',
  'slot move cancel invite invitation monday tuesday wednesday thursday friday saturday sunday weekday weekdays weekend',
  'llamada cita hora horas horario horarios dia dias lunes martes miercoles jueves viernes sabado domingo manana tarde queda',
  'conviene viene reserv* agend* chamada segunda terca quarta quinta sexta amanha appel heure jour lundi mardi mercredi jeudi',
  'vendredi demain matin termin uhr tag passt montag dienstag mittwoch donnerstag freitag morgen chiamata ora giorno lunedi',
  'martedi mercoledi giovedi venerdi domani afspraak tijd dag maandag dinsdag woensdag donderdag vrijdag rozmowa godzina',
  'dzien poniedzialek wtorek sroda czwartek piatek jutro pasuje',
  // A choice among the times that were just offered.
  'which cual cuales lequel laquelle qual quais welcher welche welches quale quali welke ktory ktora ktore',
].flatMap((line) => line.split(' '));
const digits = characters('0-9');
const compiled = Object.entries(ways).map(([slot, found]) => ({
  slot,
  found: found.map((lines) => lines.map((line) => line.split(' '))),
}));
const { wordsOf } = createTokenizer(String.raw`\p{L}\p{N}\-`);

/** Returns what a question asks for, folded; null: something else. */
export function slotAsked(question: string): AskedSlot | null {
  const asked = wordsOf(question.replaceAll("'", ''));
  const found = compiled.find((each) => each.found.some((lines) => lines.every((line) => holds(asked, line))));
  return askedSlots.find((slot) => slot === found?.slot) ?? null;
}

/** Whether a question is about a call, its time, or the spelling of an address. */
export function asksOfCall(question: string): boolean {
  return question.includes('@') || digits.areIn(question) || holds(wordsOf(question.replaceAll("'", '')), ofCalls);
}

function holds(asked: string[], line: string[]): boolean {
  return line.some((word) =>
    word.endsWith('*') ? asked.some((each) => each.startsWith(word.slice(0, -1))) : asked.includes(word),
  );
}
