import type { HandOverSign } from './hand-over-sign.ts';

// "this class makes me want to die" is how people talk about training.
const training =
  '(?:gym|gimnasio|crossfit|workouts?|training|train|class|clase|cardio|leg ?day|squats?|burpees|session|sesion|treadmill|hiit|spin(?:ning)?|run(?:ning)?|entren\\w*|pierna|rutina)';
const aboutTraining = new RegExp(`\\b${training}\\b`);

/** Signs that the contact may hurt or kill themselves, in English or Spanish. */
export const selfHarmSigns: HandOverSign[] = [
  {
    name: 'suicide',
    found: new RegExp(
      [
        // Suicide runs are a drill.
        '\\b(?:suicid[ae]l?|sucid[ae]l?|suisid[ae]l?|suicidio|suicid(?:ar|arme|arse|o))\\b(?! (?:runs?|sprints?|drills?|grip|squad|push))',
        `\\bkill(?:ing|ed)? my ?self\\b(?! (?:in|at|with|on|doing|over) (?:\\w+ ){0,2}?(?:${training}|work))(?! to (?:get|lose|look|fit|make|finish|stay))`,
        '\\b(?:wanna|want to|gonna|going to|should|might|ima|imma|thinking (?:of|about)|feel like) kms\\b|\\bunalive (?:my ?self|me)\\b|\\b(?:off|offing) my ?self\\b',
        '\\bend(?:ing|ed)? (?:it all|my (?:own )?life)\\b|\\b(?:took|tak(?:e|ing)) my (?:own )?life\\b(?! (?:back|seriously|in))',
        '\\b(?:think\\w*|thought\\w*|ready|want|wanna|going|gonna|plan\\w*) (?:(?:of|about|to|on) )?(?:just )?end(?:ing)? (?:it|things|everything)(?= *(?:$|[,.]|all|for good|tonight|soon|lately|sometimes|again|but|and))',
        '\\b(?:better off (?:dead|(?:if )?(?:i was|i were|im) (?:dead|gone))|no reason (?:to live|to keep (?:living|going)|for living)|wish i (?:was|were) (?:dead|never born|not alive))\\b|\\bwish i (?:wasnt|was never|werent|had never been) (?:born|alive|here)\\b',
        '\\b(?:every ?(?:one|body)|they|all|people|family|kids|husband|wife|parents|world|friends?)\\b.{0,20}\\bbetter off without me\\b|\\bno ?(?:one|body)\\b.{0,20}\\b(?:care|notice|miss me|mind)\\b.{0,14}\\b(?:gone|dead|died|die|disappear\\w*|not here|vanished)\\b',
        '\\b(?:dont|do not|no longer|didnt)(?: \\w+)? (?:want to|wanna|wnna) (?:live(?! (?:like|in|with|at|on|off|my))|be alive|exist|be here(?= *(?:$|any ?more|no more|on this))|wake up(?= *(?:$|any ?more|tomorrow|again)))\\b|\\bcan(?:t|not) go on living\\b|\\bnot being here\\b|\\b(?:want to|wanna|wish i could|wish i would|wanted to|could) (?:just )?(?:disappear|vanish|cease to exist)\\b(?! (?:to|into|on|from (?:social|instagram|ig)))',
        '\\b(?:wish|hope|hoping|pray|rather|wanna|want to|if i)\\b.{0,22}\\b(?:not|never|dont|didnt|wouldnt|couldnt|wont) (?:ever )?(?:wake up|woke up|wake)\\b',
        '\\b(?:sleep|close my eyes)(?: forever)? and (?:never|not) wake\\b',
        '\\bpoint (?:of|in)(?: me)? (?:living|being (?:alive|here)|life|going on|staying alive|existing)\\b',
        '\\bwant to be dead\\b|\\bwanna be dead\\b|\\bwish(?:ing)? (?:to be|i were|i was) dead\\b',
        '\\b(?:i|ive) (?:od(?:ed)?|overdosed)\\b(?! on (?:caffeine|coffee|sugar|carbs|pizza|pre ?workout|tacos|candy|chocolate|cake|protein))|\\bi od ?d\\b|\\b(?:an|my) overdose\\b|\\boverdos(?:ed|ing) on (?:\\w+ )?(?:pills|meds|tablets|my)\\b',
        '\\b(?:quitarme la vida|quitar(?:me)? la vida|acabar con mi vida|no quiero (?:seguir )?(?:vivir|viviendo|existir|despertar)|ganas de (?:morir(?:me)?|vivir mas no)|no tengo ganas de (?:vivir|seguir viviendo)|no vale la pena (?:seguir )?viv\\w+|mejor muert[oa]|estar muert[oa](?! de))\\b|\\bganas de vivir\\b(?<=\\b(?:no|sin|perdi las|perdido las)(?: tengo)?(?: las)? ganas de vivir)',
        '\\b(?:no (?:le |les )?(?:veo|encuentro|hallo|tiene)|sin|perdi el|que)(?: (?:el|ya|mas|ningun))* sentido(?: (?:a|de|tiene|ya|la|mi|el))* (?:vida|vivir|seguir viviendo|existir|existencia|estar viv[oa])\\b',
        '\\b(?:quiero|quisiera|prefiero|preferiria|ojala|deseo|espero|para)\\b.{0,12}\\bno (?:volver a )?(?:despert\\w+|levantarme (?:nunca|jamas))\\b',
        '(?<!\\bno )\\b(?:quiero|quisiera|deseo|ganas de|me gustaria)(?: \\w+)? desaparecer(?:me)?\\b(?! (?:la|el|los|las|esta|este|mi|mis|de (?:las redes|instagram)))',
        '\\b(?:mejor sin mi|estarian mejor sin mi|a nadie le importa(?:ria)? si (?:me muero|muero|no estoy|desaparezco|falto)|nadie me (?:extranaria|echaria de menos))\\b',
        `\\b(?:quiero|quise|quisiera|voy a|pienso|pensado|pensando|pense|piense|ganas de|intente|intentado|trate de|a)(?: (?:en|seriamente|mucho|de|veces))* (?:matarme|ahorcarme|colgarme|envenenarme|suicidarme)\\b(?! (?:a|en|con|de) (?:\\w+ ){0,2}?${training})(?! (?:entrenando|de risa|haciendo))`,
        '\\b(?:quiero|pienso en|pensado en|quisiera|voy a) acabar con (?:todo|mi)(?= *(?:$|[,.]|ya|de una|para siempre|vida|existencia))',
      ].join('|'),
      'm',
    ),
  },
  {
    name: 'wish to die',
    found: (plain) =>
      plain
        .split('\n')
        .some(
          (sentence) =>
            /(?<!\b(?:dont|not|didnt) )\b(?:(?:want|wanted|wanting) to|wanna) die\b(?! (?:for|of|laughing|young))|(?<!\bno (?:me )?)\bqui(?:ero|siera) morir(?:me)?\b(?! (?:de|por) )/.test(
              sentence,
            ) && !aboutTraining.test(sentence),
        ),
  },
  {
    name: 'self-harm',
    found: new RegExp(
      [
        '\\bself[- ]?harm\\w*|\\bself[- ]?injur\\w*|\\bautolesi\\w*|\\b(?:i|been|keep) sh(?:ing)? (?:again|to|when|every)\\b',
        '\\bcut(?:ting)? my ?self(?= *(?:$|[,.!?]|again|because|when|every|at night|and|lately|last|to|if|after|bc|cuz))|\\b(?:cut|cuts|cutting|slit|slice) my (?:wrists?|arms?|thighs?|skin|legs?)\\b(?! (?:day|workout|fat|in half))|\\bcuts on my (?:arms?|wrists?|thighs?|legs?)\\b|\\b(?:by|with|relapsed? (?:and|into|on)|addicted to|urge to|urges to|clean from|clean of) cut(?:ting)?\\b(?! (?:carbs|weight|calories|sugar|fat|season|phase))',
        '\\b(?:burn|burning|burnt|burned|hurt|hurting|hit|hitting|punch|punching|scratch|scratching) (?:my ?self)(?: (?:on purpose|when|because|again|every|until|so|if|after|at night|lately|to feel|to cope|bc)|$)(?<!\\b(?:dont|not|didnt|never|without) (?:\\w+ ){0,3}(?:my ?self)[^\\n]{0,12})|\\b(?:burn|burning|cut|carve|pick at) my (?:own )?skin\\b',
        '(?<!\\b(?:dont|not|didnt) )\\b(?:want to|wanna|urge to|urges to|thoughts? (?:of|about)|thinking (?:of|about)|feel like|feeling like) hurt(?:ing)? my ?self\\b',
        '\\b(?:cortarme|me corto|me corte|cortandome) (?:las? |los? |el |mis )?(?:venas|munecas?|brazos?|piernas|muslos|piel)\\b|\\bme corto (?:cuando|si|otra vez|por|para|porque|cada)\\b|\\b(?:volvi|vuelvo|volver|empece|sigo|vuelto|recai|recaida|ganas|necesidad)(?: (?:a|y|en|de|otra|vez))* (?:cortarme|cortar me|me corte|cortandome)\\b(?! (?:el (?:pelo|cabello)|las unas))',
        '\\bme (?:hago|hice|hacia|he hecho) (?:cortes|cortadas|dano|heridas)(?= *(?:$|[,.]|en|cuando|a mi|a proposito|otra|porque|si|cada|por|para|con))|(?<!\\bno )\\b(?:quiero|quisiera|ganas de) (?:hacerme dano|lastimarme)\\b|\\bme (?:lastimo|quemo|golpeo|pego)(?: \\w+)? (?:a proposito|adrede|a mi mism[oa]|la piel|cuando (?:como|me siento|me veo|estoy))',
      ].join('|'),
      'm',
    ),
  },
];
