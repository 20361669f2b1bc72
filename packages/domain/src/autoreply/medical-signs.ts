import { emergencySigns } from './emergency-signs.ts';
import type { HandOverSign } from './hand-over-sign.ts';
import { speaksOfPregnancy } from './pregnancy-signs.ts';

const joint =
  '(?:(?:lower |upper |right |left |bad |entire |whole )*(?:knees?|neck|back|shoulders?|hips?|ankles?|wrists?|elbows?|groin|achilles|spine|chest|heart|sciatic(?: nerve)?|hamstrings?|hammy|rotator cuff|shins?|foot|feet|heels?|toe|ribs?|jaw|tailbone|joints|forearms?|si joint))';
const articulacion =
  '(?:rodillas?|cuello|cervical(?:es)?|espalda(?: baja)?|lumbar(?:es)?|lumbago|hombros?|caderas?|tobillos?|munecas?|codos?|ingle|talon(?:es)?|columna|pecho|corazon|pies?|costillas?|pelvis|cintura|articulacion(?:es)?|tendon(?:es)?|menisco|ligamentos?)';
const body = '(?:foot|ankle|leg|arm|wrist|hand|back|hip|collarbone|toe|finger|rib|ribs|nose|neck|shoulder|elbow|knee)';
const wrecked =
  '(?:acl|mcl|pcl|lcl|menis[ck]us|rotator(?: cuff)?|labrum|ligaments?|tendons?|muscle|hamstring|hammy|achilles|calf|quad|pec|biceps?|triceps?|groin|hip flexor|disc|disk|cartilage)';

/** Signs that an answer would be medical advice: pregnancy, injury, illness, medicine, and whatever cannot wait. */
export const medicalSigns: HandOverSign[] = [
  ...emergencySigns,
  { name: 'pregnancy and birth', found: speaksOfPregnancy },
  {
    name: 'injury',
    found: new RegExp(
      [
        '\\b(?:injur\\w*|injry|injerd|lesion(?:es|ad[oa]s?|e|arme)?)\\b',
        `\\b${wrecked} (?:tears?|tore|torn|ruptur\\w*|sprain\\w*|strain\\w*|injur\\w*|repair|reconstruction|popp?\\w*|snapped|issues?)\\b|\\b(?:acl|mcl|pcl|labrum|menis[ck]us|meniscos?|lca|ligamento cruzado|manguito rotador)\\b`,
        `\\b(?:torn|tore|tear in|ruptured?|pulled|strained|desgarr\\w*|rotura de) (?:(?:my|a|the|up my|mi|de|un|el) )*${wrecked}\\b|\\bdesgarr[eo]\\b`,
        `\\b(?:broke|fractured|broken|dislocated|sprained|twisted|hurt|injured) (?:my |a )?(?:\\w+ )?${body}\\b|\\b(?:i|ive|have) hurt my ?self\\b`,
        '\\b(?:fractur(?:e|ed|a|ad[oa])|sprain(?:ed)?|dislocat\\w*|esguince|luxa\\w*|herniat\\w*|hernias?|slipped dis[ck]|bulging dis[ck]|sciatica|ciatic[ao]|tend[io]n[io]ti\\w*|tendin\\w*|bursitis|plantar fas\\w*|fas?citis|hernia\\w*|pinzamiento|contractura|pubalgia|epicondilitis|tennis elbow|golfers elbow|carpal tunnel|tunel carpiano|shin splints?|runners knee|whiplash|latigazo cervical|me (?:rompi|fracture|quebre|torci|disloque))\\b',
      ].join('|'),
    ),
  },
  {
    name: 'pain',
    found: new RegExp(
      [
        `\\bmy ${joint} (?:\\w+ ){0,3}?(?:hurts?|hurtin\\w*|aches?|aching|clicks?|clicking|pops?|popping|cracks|kills? (?:me|when)|(?:is|are|been) killing me|pain\\w*|gives? out|swollen|swells?|inflamed|acting up|locks up|(?:is|are|r|feels?|been|got|gets?) (?:(?:all|so|really|totally|kinda|pretty|still) )*(?:messed up|fucked|screwed|jacked|shot|busted|wrecked|trashed|bothering me|giving me|torn|stiff and))\\b`,
        `\\b${joint} (?:pain|pains|issues?|problems?|surgery|replacement|hurts?|acting up|flare\\w*|injur\\w*)\\b|\\b(?:frozen|busted|dodgy|wonky|messed up|fucked up|swollen|inflamed|unstable|arthritic) ${joint}\\b|\\bpain in (?:my |the )?${joint}\\b(?<!\\b(?:is|its|are|was|such|being|real|huge|total)(?: (?:such|a|real|huge))* pain in the (?:neck|back))|\\b${joint} braces?\\b|\\b(?:sharp|chronic|shooting|stabbing|severe) pain\\b|\\bbad (?:knees?|back|shoulders?|hips?|dis[ck]s?|neck|ankles?|elbows?|wrists?|heart|lungs?)\\b(?! (?:day|exercise|workout|shot|pump))|\\b(?:back|muscle|neck|leg)? ?spasms?\\b|\\bespasmos?\\b|\\bimpingement\\b|\\bpinched nerve\\b|\\bnervio (?:pinzado|ciatico)\\b`,
        `\\b(?:threw|throw|put|tweaked|pinched|messed up|fucked up|screwed up|blew|busted|popped)(?: out)? my ${joint}\\b|\\bmy ${joint} (?:gave|went|goes|keeps going|popped|locked) (?:out|up)\\b|\\btore (?:something|a muscle|my)\\b|\\bthink i (?:tore|pulled|strained|sprained|broke) (?:something|my|a)\\b`,
        '\\bhurts? when i\\b|\\bwhats wrong (?:w|with) (?:it|my)\\b',
        `\\bme (?:lastim\\w+|lesion\\w+|fastidi\\w+|chingue|jodi|desgarr\\w+|truen\\w+|tron\\w+|cruj\\w+|molest\\w+|inflam\\w+) (?:\\w+ ){0,2}?${articulacion}\\b|\\bse me (?:sali\\w*|sale|zaf\\w+|inflam\\w+|hinch\\w+|trab\\w+) (?:\\w+ ){0,2}?${articulacion}\\b|\\b${articulacion} (?:muy |toda |bien )?(?:lastimad|jodid|inflamad|lesionad|operad|hinchad|rot|chuec|adolorid|mal)[oa]s?\\b`,
        `\\bme duelen? (?:\\w+ ){0,3}?${articulacion}\\b|\\bdolor(?:es)? (?:\\w+ ){0,2}?(?:de|en) (?:la |el |las |los |mi )?${articulacion}\\b|\\bdolor (?:cronico|fuerte|lumbar|agudo)\\b|\\b${articulacion} me duelen?\\b`,
      ].join('|'),
    ),
  },
  {
    name: 'surgery',
    found:
      /(?<!\b(?:friend|sister|brother|mom|dad|mother|father|wife|husband|neighbor|cousin|aunt|uncle|boss|coworker|buddy) (?:just |had |recently |needs |got |is having |having )*)\b(?:surger(?:y|ies)|surgury|surgry|sergery|surjery|post[- ]?op|had an operation|after (?:my|an) operation|(?:hip|knee) replacement|bypass|gastric (?:sleeve|band)|bariatric|pacemaker|stent|cirugias?|cirujia|sirugia|me (?:oper[eo]|operaron|operan|(?:van|tengo que|tienen que|debo) (?:a )?operar(?:me)?|sacaron (?:la|el) (?:vesicula|apendice|utero|matriz))|operacion de|operad[oa] de|recien operad[oa]|tengo que operarme|post ?operatorio|quirofano|manga gastrica|bariatrica|marcapasos)\b/,
  },
  {
    name: 'illness',
    found: new RegExp(
      [
        '\\b(?:diabet\\w*|pre ?-?diabet\\w*|insulin|insulina|hypertens\\w*|hipertens\\w*|high blood pressure|low blood pressure|presion (?:alta|baja)|thyroid\\w*|h[yi]pothyroid\\w*|hyperthyroid\\w*|hashimotos?|tiroides|hipotiroid\\w*|pcos|sop|ovarios? poliquisticos?|resistencia a la insulina|insulin resistan\\w*|endometrio\\w*|asthma\\w*|asma|asmatic[oa])\\b',
        '\\b(?:had|have|has|got|beat|survived|survivor|breast|colon|skin|prostate|ovarian|thyroid|lung|brain|fighting|with|tuve|tengo|sobrevivi) (?:\\w+ )?(?:cancer|tumou?r)\\b|\\bcancer (?:survivor|treatment|patient|de)\\b|\\bchemo\\w*|\\bquimio\\w*|\\bremission\\b',
        '\\b(?:arthritis|artritis|artrosis|osteo\\w*|scoliosis|escoliosis|lupus|fibromialgia|fibromyalgia|have ms|multiple sclerosis|esclerosis|crohns?|colitis|ibs|celiac|celiac[oa]|kidney (?:disease|stones?|problems?|failure)|liver (?:disease|problems?)|fatty liver|higado graso|anemi[ac]|high cholesterol|colesterol alto|trigliceridos altos|gout|migran?[ie]\\w*|psoriasis|hepatitis|cirrhosis|cirrosis|hiv|vih|parkinsons?|cerebral palsy|spina bifida|muscular dystrophy|neuropath?[iy]\\w*|gastritis|reflujo|gerd|long covid|long haul covid|lymphedema|lipedema|ehlers|vertigo|bipolar|clinically depressed|schizo\\w*)\\b',
        '\\b(?:l[1-5]|c[1-7]|t\\d{1,2}|s1)[ /-]?(?:and )?(?:l[1-5]|c[1-7]|s1)\\b|\\bspinal fusion\\b|\\b(?:im|i am|have|with|soy|tengo)(?: \\w+)? (?:a )?(?:type|tipo) ?(?:1|2|i|ii|one|two|uno|dos)\\b(?! (?:fun|of|muscle|fibers?))|\\b(?:my|car|motorcycle|bike|work) accident\\b|\\btuve un accidente\\b',
        '\\b(?:chronic|autoimmune|medical|health) (?:illness|disease|conditions?|issues?|problems?)\\b|\\b(?:enfermedad|condicion medica|problemas? de salud)\\b|\\b(?:diagnosed|diagnosticad[oa]|diagnosticaron)\\b',
      ].join('|'),
    ),
  },
  {
    name: 'medicine',
    found:
      /\b(?:blood ?-?thinn?ers?|anti ?coag\w*|warfarin|eliquis|medications?|medicacion|medicamentos?|on meds|my meds|for my meds|(?:anxiety|adhd|heart|thyroid|bp|psych|depression|pain) (?:meds?|pills?|medicine)|(?:take|taking) (?:meds|pills|medicine) for|(?:blood pressure|presion) (?:pills?|meds?|medicine|pastillas?)|beta blockers?|statins?|metformin\w*|antidepress\w*|antidepresiv\w*|ssris?|prednisone|steroid (?:shot|injection)s?|cortisone|accutane|(?<!\bread (?:\w+ ){0,3}|heard (?:\w+ ){0,3}|everyone (?:\w+ ){0,3}|saw (?:\w+ ){0,3})ozempic|wegovy|mounjaro|semaglutid\w*|tirzepatid\w*|zepbound|levothyroxine|levotiroxina|insulin|gabapentin\w*|lithium|zoloft|prozac|lexapro|wellbutrin|xanax|adderall|vyvanse|ritalin|concerta|synthroid|lipitor|humira|losartan\w*|trt|hrt|(?:on|take|taking|started|prescribed) (?:testosterone|steroids|hormones|diuretics)|medicad[oa]|birth control|anticonceptiv\w*|pastillas para|prescri(?:bed|ption)|receto|recetaron)\b/,
  },
  {
    // The names of medicines end as their class does, in English and Spanish.
    name: 'medicine by its ending',
    found:
      /\b[a-z]{3,}(?:sartan|statina?|prazole?|oxetin[ea]|alopram|tralin[ea]|azepam|zolam|gliptina?|gliflozina?|glutid[ea]?|triptylin[ea]|triptilina|mycin|cillin[ae]?|cicilina|cyclin[ea]|(?:th|t)[yi]roxin[ea]|pril)\b|\b(?:metopro|ateno|proprano|bisopro|carvedi)lol\b/,
  },
  {
    name: 'symptom',
    found:
      /\b(?:dizzy(?! with (?:joy|excitement|happiness))|dizziness|light ?headed|lost my period|no period|missed (?:my )?periods?|me mare\w+|mare(?:os?|ada|ado)|sin regla|se me fue la regla)\b/,
  },
  {
    name: 'a doctor is involved',
    found:
      /^(?:doctor|doc|dr) (?:says?|said|told)\b(?! (?:that |me |its |i )*(?:im|i am|is|all)? ?(?:\w+ )?(?:healthy|fine|good|great|in (?:great|good) shape))|\b(?:my|the|a) (?:doctor|docter|doc|dr|gp|physio\w*|physical therapist|cardiologist|surgeon|chiro\w*|obgyn|ob gyn|gyno|specialist) (?:\w+ )?(?:says?|said|told|wants?|thinks?|put|gave|advised|recommend\w*|cleared|prescribed|wont|diagnosed|doesnt)\b|\b(?:cleared|clearance) (?:by|from) (?:my|a|the) (?:doctor|doc|dr|gp|physio)\b|\bask my (?:doctor|doc|dr|gp)\b|\b(?:mi|el|la) (?:medic[oa]|doctora?|cardiolog[oa]|fisio\w*|ginecolog[oa]|traumatolog[oa]) (?:me |no |ya )*(?:dij|dic|mand|recet|recomend|prohib|quier|dio|diagnostic|autoriz)\w*/,
  },
];

const denied =
  /\b(?:never|not|no)(?: been)? on (?:any )?(?:meds|medications?)\b|\b(?:no|without|any|zero|never|dont|didnt|havent|avoid(?:ing)?|prevent(?:ing)?|sin|ningun[ao]?|nunca|evit\w+|preven\w+)(?: (?:want to get|want to be|wanna get|quiero|any|real|major|current|serious|past|previous|known|other|have|had|got|tengo|tuve|he tenido|un|una|ningun[ao]?|injuries or|injuries and|injuries|lesiones o|lesiones y|lesiones ni|or|ni|y|health|medical|problemas?|condicion(?:es)?))* (?:injur\w*|lesion\w*|surger(?:y|ies)|(?:medical|health) (?:issues?|conditions?|problems?)|medications?|meds|cirugias?|operaciones|enfermedad(?:es)?|problemas? de salud|medicamentos?)\b|\binjury[- ](?:free|prevention|proof)\b|\bprevencion de lesiones\b/g;

/** The text without what it denies: "no injuries, no meds" is good news, and no question for a doctor. */
export function withoutDenials(plain: string): string {
  return plain.replace(denied, ' ');
}
