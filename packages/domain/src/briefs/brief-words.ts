// Closed lists of words, folded and without apostrophes. A brief is written in English; other languages are
// quoted.

function words(...lines: string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}

/** Words without a content, which any sentence may have. */
export const plainWords = words(
  'a an the to of in on for with at it its this that these those and or so as is are was were be been being am has have had do',
  'does did will would can could should by from about into out up if whether how what when where which who why than there here',
  'them they their he his him she her hers i my me we our us you your yours too also very per each one s t ll d re ve im id ive',
  'ill youll youre theyre theyll shes hes its thats himself herself themselves some any around roughly approximately hed shed theyd',
);

/** Who is meant by a sentence about the lead, or about the coach's side. */
export const leadWords = words('she he they lead');
export const businessWords = words('coach agent you we i assistant team');
const always = [...leadWords, ...businessWords, 'call chat'].join(' ');

/** Verbs of wanting and asking, in a brief and in messages. */
export const wantWords = words(
  'want wants wanted wanting wanna need needs needed hope hopes hoping wish wishes looking look interested interest goal goals',
  'please pls plz trying try tryna ready prefer prefers love quiero quisiera quieres necesito necesitas busco gustaria quero preciso',
);
export const askWords = words('ask asks asked asking wonder wonders wondering question questions know');

/** How a sentence of what to do next begins: the closed list of moves. */
export const moves = words(
  'answer reply respond tell send call book confirm offer explain check talk follow give share schedule discuss address ask',
  'let help propose suggest remind clarify find keep get see say make set pick decide',
);

/** What a sentence of each part may say without a message that says so. */
export const partWords = {
  wants: words(always, [...wantWords, ...askWords, 'like likes would get getting go'].join(' ')),
  promised: words(always, 'promise promised promises told said says offered agreed going get gets receive receives'),
  next: words(
    always,
    [...moves].join(' '),
    'know back question questions worry concern message promised promise time first now open still asked',
  ),
} as const;

/** What can be said of a lead who was promised something: they get it, they do not do it. */
export const receiving = words('promised told offered get gets receive receives have has given');

/** Words that deny. */
const denials = words(
  'not no never none nothing nobody cant cannot dont doesnt didnt wont isnt arent wasnt werent havent hasnt hadnt wouldnt',
  'couldnt shouldnt aint without neither nor hardly barely nunca sin nada nadie tampoco jamas ni nao nem pas jamais rien sans',
  'kein keine keinen nicht ohne non senza niet geen nie bez',
);

/**
 * Words that change what follows them in their clause, each with what it does: a sentence that leaves one out
 * says something else than the message.
 */
export const modifiers: ReadonlyMap<string, string> = new Map(
  Object.entries({
    deny: [...denials].join(' '),
    hedge: 'maybe might perhaps possibly probably guess quizas talvez',
    fear: 'scared afraid fear fears worried worry worries nervous anxious',
    dislike: 'hate hates hated dislike dislikes detest',
    stop: 'stop stops stopped quit quits quitting',
    avoid: 'avoid avoids avoiding skip skips skipping instead except besides excluding',
    cancel: 'cancel cancels cancelled canceled cancelling canceling',
    lack: 'lack lacks lacking unable refuse refuses refused',
    doubt: 'doubt doubts unsure',
    tired: 'tired sick',
    allergy: 'allergic intolerant',
    before: 'before until till prior',
    after: 'after since following',
    habit: 'used',
    ...Object.fromEntries(
      [
        'husband wife sister brother mom mum mother dad father son daughter kid kids friend friends boyfriend girlfriend partner',
        'doctor physio trainer boss colleague cousin aunt uncle people clients client others everyone everybody someone somebody',
        'nobody esposo esposa marido mujer hermana hermano mama papa hijo hija amiga amigo novio novia',
      ]
        .flatMap((line) => line.split(' '))
        .map((word) => [`person ${word}`, word]),
    ),
  }).flatMap(([what, line]) => line.split(' ').map((word): [string, string] => [word, what])),
);

/** Words right before a number that make it another one. */
export const bounds = words(
  'less fewer under below over above more least most max maximum minimum min only almost nearly upto',
);

/** What makes a whole sentence a condition. */
export const conditions = words('if unless provided falls wenn whenever whether');
/** What leaves open which of two it is. */
export const alternatives = words('or either o oder ou');
/** The same as a condition, where somebody follows: "once you pay". */
export const conditionsBefore = words('once when after');

/** A message that asks for something, and promises nothing: "send me", "let me know". */
export const requestVerbs = words(
  'send tell give show text dm message email share drop shoot fill sign check click watch pick choose come bring try eat take start',
  'go do follow use drink stay keep please pls let lemme dime mandame enviame cuentame dame pasame',
);
export const requestObjects = words('me us over your know');

/** In a lead's words these are somebody else. */
export const thirdPersons = words('she he they shes hes theyre theyll shell hell ella el');

/** They stand for what was said before. */
export const backward = words('it that this them those');

/** Which day or week is meant: "this Friday" is another one than "next Friday", and than every one. */
export const selectors: ReadonlyMap<string, string> = new Map(
  'this this,next next,coming next,following next,last last,past last,previous last,every every,each every,other other'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);
/** What they choose among, besides days of the week. */
export const spans = words(
  'day days week weeks weekend weekends month months year years morning mornings afternoon afternoons evening evenings night nights',
);

/** Between two clauses. "And" is one only where somebody follows. */
export const clauseSigns = words(', ; : . ! ? ( ) … –');
export const clauseWords = words('but because cause cuz bc so although though pero porque aunque sino');
export const joins = words('and or y o');
export const subjects = words('i we you they he she it im ill id ive youll youre theyre yo tu');

/** Another word for the same: each line is one. What a sentence says is looked for among them. */
export const synonyms: string[][] = [
  'price prices pricing cost costs costing fee fees rate rates charge charges precio cuesta cuanto',
  'begin start beginning starting begins starts',
  'call phone ring calls phones',
  'refund refunds moneyback',
  'program programs programme programmes',
  'photo photos picture pictures pic pics',
  'talk speak chat speaks talks chats speaking talking conversation',
  'write reply answer respond message text writes replies answers responds messages texts writing replying answering msg msging',
  'person human people',
  'email emails mail mails emailed',
  'belly stomach tummy waist',
  'exercise exercises workout workouts train training session sessions',
  'fat weight',
  'reduce lower lose drop shed losing loss',
  'build gain gaining building',
  'allow fit suit suits fits',
  'last final',
  'many several',
  'morning mornings',
  'evening evenings',
  'tonight tonite',
  'day days',
  'tmrw tomorrow tmr',
  'info information',
  'kilo kilos kg kgs kilogram kilograms',
  'pound pounds lb lbs',
  'week weeks wk wks',
  'hour hours hr hrs',
  'minute minutes min mins',
  'month months mo mos',
  'year years yr yrs',
  'time times',
  'move moved shift shifted reschedule rescheduled',
  'show shows explain explains demonstrate',
  'pain hurt hurts ache aches sore',
  'injury injured injuries',
  'child children kid kids',
  'group class',
  'celiac coeliac',
].map((line) => line.split(' '));

/** Verbs whose past is another word, with the word that they come from. */
export const pasts: ReadonlyMap<string, string> = new Map(
  [
    'lost lose,sent send,paid pay,told tell,met meet,felt feel,kept keep,bought buy,went go,gone go,gave give,given give,got get',
    'gotten get,made make,found find,thought think,began begin,begun begin,done do,came come,said say,spoke speak,spoken speak',
    'knew know,known know,left leave,ate eat,eaten eat,ran run,slept sleep,took take,taken take,wrote write,written write,saw see',
    'seen see,built build,spent spend,grew grow,broke break,broken break,tore tear,torn tear,fell fall,held hold,heard hear',
    'brought bring,caught catch,taught teach,won win,wore wear,drank drink,chose choose,chosen choose,forgot forget',
  ]
    .flatMap((line) => line.split(','))
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Endings of the forms of one word. */
export const endings = words('s es e ing y ies ies ly');
export const pastEndings = words('ed ied');
