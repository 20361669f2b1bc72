import { expect, test } from 'vitest';
import { findingIn } from '../autoreply/decision/hand-over-rules.ts';
import { judgeSafety } from './judge-safety.ts';

const now = new Date('2026-11-20T12:00:00Z');

test('a threat by the one who writes ends the talk', () => {
  const threats = [
    'watch your back, i know where you park',
    "you're dead if you don't refund me",
    'gonna put a bullet in you',
    'te voy a partir la cara cuando te vea',
    'te voy a matar, estafador',
    'je sais où tu habites, je vais te casser la gueule',
    'ik weet waar je woont en ik sla je in elkaar',
  ];
  expect(threats.filter((text) => findingIn(text, now) === null)).toEqual([]);
});

test('strong words among friends do not', () => {
  const friendly = [
    'this workout is killing me, you monster',
    'i will crush you on the leaderboard haha',
    'te voy a matar de risa jaja',
    'ich bring dich um den Schlaf mit meinen Fragen haha',
    'i would kill for abs like yours',
    'vou te matar de orgulho',
  ];
  expect(friendly.filter((text) => findingIn(text, now) !== null)).toEqual([]);
});

test('the rules name who will be hurt, and how, in eight languages', () => {
  const threats = [
    "i'm going to find where you live and hurt you",
    'i will come to your gym and break your legs',
    "i'll burn your studio down",
    'sé dónde vives y voy a ir por ti',
    'ich weiß wo du wohnst, ich komm vorbei und schlag dich zusammen',
    'ich bring dich um wenn du nicht zahlst',
    'je vais te tuer',
    'so dove abiti, ti spacco la faccia',
    'sei onde você mora, vou te quebrar na porrada',
    'vou te matar',
    'ik maak je af',
    'wiem gdzie mieszkasz, połamię ci nogi',
    'zabiję cię',
    'ti ammazzo se non mi ridai i soldi',
    'I am going to beat my brother up tonight, I have the bat ready',
    'gonna stab my neighbor when he gets home',
    'im gonna shoot my boss tomorrow i swear',
    'i will strangle my stepdad tonight',
    'voy a golpear a mi hermano esta noche, ya tengo el bate',
    'hoy le parto la cara a mi vecino',
    'voy a apuñalar a mi ex',
    'vou bater no meu irmão hoje, já tô com o taco',
    'vou esfaquear meu vizinho',
    'hoje eu mato meu padrasto',
    "je vais frapper mon frère ce soir, j'ai la batte",
    'je vais planter mon voisin',
    'ce soir je tabasse mon ex',
    'ich werde meinen bruder heute verprügeln, der schläger liegt bereit',
    'heute stech ich meinen nachbarn ab',
    'ich schlag meinen ex heute zusammen',
    'stasera picchio mio fratello, ho la mazza pronta',
    'accoltello il mio vicino, giuro',
    'ammazzo il mio ex stasera',
    'ik ga mijn broer vanavond in elkaar slaan, ik heb de knuppel klaar',
    'ik ga mijn buurman neersteken',
    'vanavond maak ik mijn ex af',
    'dziś pobiję brata, mam już kij',
    'zadźgam sąsiada',
    'dziś zabiję ojczyma, przysięgam',
    'te voy a romper las piernas',
    'vou ai te quebrar inteiro',
    'je vais te casser les jambes',
    'ti rompo le gambe',
    'ik breek je benen',
  ];
  expect(threats.filter((text) => judgeSafety(text, now)?.category !== 'abuse')).toEqual([]);
});

test('to beat somebody at a game is no threat', () => {
  const contests = [
    "i'm gonna kill this workout",
    'beat my brother at tennis',
    'im gonna beat my brother at tennis tonight',
    'gonna crush my boss in padel',
    "i'll smash my record tonight",
    'i will destroy you in the plank challenge',
    'ich werde meinen bruder im tennis schlagen',
    'ich schlag meinen bruder beim wettlauf heute',
    'ich will meinen rekord schlagen',
    'heute bring ich dich zum lachen',
    'voy a ganarle a mi hermano en el tenis',
    'voy a matar esa rutina',
    'voy a romper mi récord',
    'vou bater meu recorde',
    'vou bater meu irmão no tênis',
    'vou matar esse treino',
    'je vais battre mon frère au tennis',
    'je vais tuer cette séance',
    'je vais exploser mon record',
    'stasera batto mio fratello a tennis',
    'ammazzo questo allenamento',
    'ti ammazzo di messaggi ahah',
    'ik ga mijn broer verslaan met tennis',
    'ik ga die training slopen',
    'ik breek mijn record vanavond',
    'pobiję brata w tenisa',
    'pobiję swój rekord',
    'zabiję ten trening',
    'zabijesz mnie tymi przysiadami haha',
    'tu vas me tuer avec tes squats',
    'me vas a matar con esas sentadillas',
    'mi ammazzi con questi squat',
    'my brother beat me up the hill',
    "i'd kill for abs like yours",
    'my boss is killing me with overtime',
    'te voy a matar jajaja qué dolor de piernas',
    'we killed it at the game tonight',
    'gonna hit the gym with my brother tonight',
    "i'm going to hit leg day tonight",
    'i will hit you up tomorrow',
    'ill shoot you a message tonight',
    'going to shoot some hoops with my neighbor',
    'vou quebrar tudo no treino',
    'je vais frapper des balles avec mon frère',
    'ich schlage vor wir telefonieren',
    'ik sla vandaag over',
    'ik sla mijn broer met schaken',
  ];
  expect(contests.filter((text) => judgeSafety(text, now)?.category === 'abuse')).toEqual([]);
});
