import type { HandOverWords } from './hand-over-matters.ts';

export const dutch: HandOverWords = {
  language: 'nl',
  call: {
    known: 'bel nu {number}',
    guessed: 'bel nu het alarmnummer van je land ({country}: {number})',
    unknown: 'bel nu het alarmnummer van je land',
  },
  lines: {
    known: 'Hier luistert en helpt iemand: {line}.',
    guessed: 'Hier luistert en helpt iemand: {line} ({country}). In een ander land staat op {directory} wie dat doet.',
    unknown: 'Op {directory} vind je wie bij jou in de buurt luistert en helpt.',
  },
  matters: {
    'medical-emergency': 'Stop alsjeblieft meteen met de training en {call}. Wacht hier niet op een antwoord.',
    'self-harm':
      'Dank je dat je me dit vertelt. Jij bent belangrijker dan welke training ook, en je hoeft dit niet alleen te dragen. {lines} Als je nu niet veilig bent, {call}. De coach leest deze chat en antwoordt persoonlijk.',
    abuse:
      'Dank je dat je me dit vertelt. Niemand hoeft met geweld te leven, en er is hulp. {lines} Als jij of iemand anders nu in gevaar is, {call}. De coach leest deze chat en antwoordt persoonlijk.',
    'eating-disorder':
      'Dank je dat je me dit vertelt. Jij bent belangrijker dan welk doel ook, en je hoeft dit niet alleen te dragen. Praat er alsjeblieft over met een arts of iemand die je vertrouwt. {lines} De coach leest deze chat en antwoordt persoonlijk.',
    danger:
      'Dank je dat je me dit vertelt. Hoe het met je gaat is belangrijker dan welke training ook, en je hoeft dit niet alleen te dragen. Praat vandaag met iemand die je vertrouwt of met een arts. Als je nu niet veilig bent, {call}. De coach leest deze chat en antwoordt persoonlijk.',
    minor:
      'Dank je voor je eerlijkheid. Vraag alsjeblieft een ouder of voogd om ons hier te schrijven, zodat alles goed geregeld is. De coach bespreekt het graag met hen.',
    medical:
      'Dit is iets voor de coach en, als je je zorgen maakt, voor een arts, niet voor mij. Ik geef het door, en de coach antwoordt hier persoonlijk.',
    pregnancy:
      'Hier wil ik niet naar raden: wat je arts of verloskundige zegt gaat voor. Ik geef het door aan de coach, die hier persoonlijk antwoordt.',
    medication:
      'Daar kan ik je geen raad over geven: vraag het alsjeblieft aan een arts of apotheker voordat je iets verandert. Ik geef het door aan de coach, die hier persoonlijk antwoordt.',
    payment:
      'Dit is iets voor de coach, niet voor mij. Ik geef het door, en de coach kijkt ernaar en antwoordt persoonlijk.',
    anger: 'Ik hoor je, en het spijt me. Ik stop hier en geef het door aan de coach, die persoonlijk antwoordt.',
    person:
      'Natuurlijk. Ik ben de automatische assistent; ik geef dit door aan de coach, die deze chat leest en persoonlijk antwoordt.',
    unheard:
      'Ik kon je spraakbericht niet verstaan. Ik geef het door aan de coach, die hier persoonlijk antwoordt; als je wilt, typ het even kort.',
    picture:
      'Bedankt voor de foto. Die is voor de ogen van de coach, niet voor de mijne: ik geef hem door, en de coach antwoordt hier persoonlijk.',
    other: 'Dit is iets voor de coach, niet voor mij. Ik geef het door, en de coach antwoordt hier persoonlijk.',
  },
};
