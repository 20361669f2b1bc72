import type { HandOverSign } from './hand-over-sign.ts';

const joint =
  '(?:(?:lower |upper |right |left |bad )*(?:knees?|neck|back|shoulders?|hips?|ankles?|wrists?|elbows?|groin|achilles|spine|chest|heart|sciatic|hamstring|rotator cuff|shins?|foot|feet|toe|ribs?|jaw|tailbone))';
const articulacion =
  '(?:rodillas?|cuello|espalda(?: baja)?|lumbar(?:es)?|hombros?|caderas?|tobillos?|munecas?|codos?|ingle|talon(?:es)?|columna|pecho|corazon|pies?|costillas?|pelvis|cintura)';
const body = '(?:foot|ankle|leg|arm|wrist|hand|back|hip|collarbone|toe|finger|rib|ribs|nose|neck|shoulder|elbow|knee)';
const wrecked =
  '(?:acl|mcl|pcl|lcl|meniscus|rotator|labrum|ligament|tendon|muscle|hamstring|achilles|calf|quad|pec|bicep|groin)';

/** Signs that an answer would be medical advice: pregnancy, injury, illness, medicine. */
export const medicalSigns: HandOverSign[] = [
  {
    name: 'pregnancy and birth',
    found:
      /(?<!(?:wife|girlfriend|gf|sister|friend|partner|esposa|novia|hermana|amiga)(?: is|s| esta)? )\b(?:preg+nan\w*|preganant|pregnat|pregnent|pre[gp]+ers|prego|preggo|post ?-?part[ua]m|pos?t ?-?parto|c ?-?section|csection|cesaria|cesarea|embara[zs]ad[oa]|embara[zs]o|breast ?feed\w*|nursing my|lactancia|amamant\w*|dando pecho|miscarriage|gave birth|just had (?:a|my) baby|weeks pp|months pp|di a luz|dar a luz|acabo de (?:tener (?:un|mi) bebe|ser mama)|had (?:a|my|our) (?:baby|bb) (?:\w+ ){1,2}ago|ttc|(?:trying|try) to (?:conceive|get pregnant)|ivf|im nursing|fertility treatment|diastasis)\b/,
  },
  {
    name: 'injury',
    found: new RegExp(
      [
        '\\b(?:injur\\w*|injry|injerd|lesion(?:es|ad[oa]s?|e|arme)?)\\b',
        `\\b(?:torn|tore|tear in|ruptured?|pulled|strained|desgarr\\w*|rotura de) (?:(?:my|a|the|up my|mi|de|un|el) )*${wrecked}\\b|\\bdesgarr[eo]\\b`,
        `\\b(?:broke|fractured|broken|dislocated|sprained|twisted|hurt|injured) (?:my |a )?(?:\\w+ )?${body}\\b|\\b(?:i|ive|have) hurt my ?self\\b`,
        '\\b(?:fractur(?:e|ed|a|ad[oa])|sprain(?:ed)?|dislocat\\w*|esguince|luxa\\w*|herniat\\w*|hernias?|slipped dis[ck]|bulging dis[ck]|sciatica|ciatica|concussion|tendinitis|tendonitis|bursitis|plantar fasciitis|fascitis|me (?:rompi|fracture|quebre|torci|disloque))\\b',
      ].join('|'),
    ),
  },
  {
    name: 'pain',
    found: new RegExp(
      [
        `\\bmy ${joint} (?:\\w+ ){0,3}?(?:hurts?|hurting|aches?|aching|clicks?|clicking|pops?|popping|cracks|is killing me|are killing me|pain|gives? out|is messed up|is fucked|swollen)\\b`,
        `\\b${joint} (?:pain|pains|issues?|problems?|surgery|replacement|hurts?)\\b|\\bpain in (?:my |the )?${joint}\\b|\\b(?:sharp|chronic|shooting|stabbing|severe) pain\\b|\\bbad (?:knees?|back|shoulders?|hips?)\\b`,
        `\\b(?:threw|throw|put|tweaked|pinched|messed up|fucked up|screwed up|blew|busted|popped)(?: out)? my ${joint}\\b|\\bmy ${joint} (?:gave|went|goes|keeps going|popped|locked) (?:out|up)\\b|\\btore (?:something|a muscle|my)\\b|\\bthink i (?:tore|pulled|strained|sprained|broke) (?:something|my|a)\\b`,
        '\\bhurts? when i\\b|\\bwhats wrong (?:w|with) (?:it|my)\\b',
        `\\b(?:me (?:lastime|lesione|fastidie|chingue|jodi|desgarre)) (?:\\w+ )?${articulacion}\\b|\\b${articulacion} (?:muy |toda )?(?:lastimad|jodid|inflamad|lesionad|operad|mala|malo)[oa]?s?\\b`,
        `\\bme duelen? (?:\\w+ ){0,3}?${articulacion}\\b|\\bdolor(?:es)? (?:\\w+ ){0,2}?(?:de|en) (?:la |el |las |los |mi )?${articulacion}\\b|\\bdolor (?:cronico|fuerte|lumbar|agudo)\\b|\\b${articulacion} me duelen?\\b`,
      ].join('|'),
    ),
  },
  {
    name: 'surgery',
    found:
      /(?<!\b(?:friend|sister|brother|mom|dad|mother|father|wife|husband|neighbor|cousin|aunt|uncle|boss|coworker|buddy) (?:just |had |recently |needs |got |is having |having )*)\b(?:surger(?:y|ies)|surgury|surgry|sergery|surjery|post[- ]?op|had an operation|after (?:my|an) operation|(?:hip|knee) replacement|bypass|gastric (?:sleeve|band)|bariatric|pacemaker|stent|cirugias?|cirujia|sirugia|me (?:operaron|operan|van a operar|sacaron (?:la|el) (?:vesicula|apendice|utero|matriz))|operacion de|recien operad[oa]|manga gastrica|bariatrica|marcapasos)\b/,
  },
  {
    name: 'illness',
    found: new RegExp(
      [
        '\\b(?:diabet\\w*|pre ?-?diabet\\w*|insulin|insulina|hypertens\\w*|hipertens\\w*|high blood pressure|low blood pressure|presion (?:alta|baja)|heart (?:condition|disease|attack|problems?|murmur|failure|surgery)|cardiac|arrhythmi\\w*|arritmia|palpitations|palpitaciones|infarto|had a stroke|derrame|thyroid\\w*|h[yi]pothyroid\\w*|hyperthyroid\\w*|hashimotos?|tiroides|hipotiroid\\w*|pcos|sop|ovarios? poliquisticos?|resistencia a la insulina|insulin resistan\\w*|endometrio\\w*|asthma\\w*|asma|asmatic[oa]|epilep\\w*|seizures?|convulsiones)\\b',
        '\\b(?:had|have|has|got|beat|survived|survivor|breast|colon|skin|prostate|ovarian|thyroid|lung|brain|fighting|with|tuve|tengo|sobrevivi) (?:\\w+ )?(?:cancer|tumou?r)\\b|\\bcancer (?:survivor|treatment|patient|de)\\b|\\bchemo\\w*|\\bquimio\\w*|\\bremission\\b',
        '\\b(?:arthritis|artritis|artrosis|osteo\\w*|scoliosis|escoliosis|lupus|fibromialgia|fibromyalgia|multiple sclerosis|esclerosis|crohns?|colitis|ibs|celiac|celiac[oa]|kidney (?:disease|stones?|problems?|failure)|liver (?:disease|problems?)|fatty liver|higado graso|anemi[ac]|blood clots?|dvt|trombo\\w*|lymphedema|lipedema|ehlers|vertigo|bipolar|clinically depressed|schizo\\w*)\\b',
        '\\b(?:chronic|autoimmune|medical|health) (?:illness|disease|conditions?|issues?|problems?)\\b|\\b(?:enfermedad|condicion medica|problemas? de salud)\\b|\\b(?:diagnosed|diagnosticad[oa]|diagnosticaron)\\b',
      ].join('|'),
    ),
  },
  {
    name: 'medicine',
    found:
      /\b(?:blood ?-?thinn?ers?|anti ?coag\w*|warfarin|eliquis|medications?|medicacion|medicamentos?|on meds|my meds|for my meds|(?:anxiety|adhd|heart|thyroid|bp|psych|depression|pain) (?:meds?|pills?|medicine)|(?:take|taking) (?:meds|pills|medicine) for|(?:blood pressure|presion) (?:pills?|meds?|medicine|pastillas?)|beta blockers?|statins?|metformin\w*|antidepress\w*|antidepresiv\w*|ssris?|prednisone|steroid (?:shot|injection)s?|cortisone|accutane|(?<!\bread (?:\w+ ){0,3}|heard (?:\w+ ){0,3}|everyone (?:\w+ ){0,3}|saw (?:\w+ ){0,3})ozempic|wegovy|mounjaro|semaglutid\w*|tirzepatid\w*|zepbound|levothyroxine|levotiroxina|birth control|anticonceptiv\w*|pastillas para|prescri(?:bed|ption)|receto|recetaron)\b/,
  },
  {
    name: 'symptom',
    found:
      /\b(?:faint(?:ed|ing)|i faint|dizzy|dizziness|light ?headed|black(?:ed|ing)? out (?:when|during|after)|passed out (?:when|during|while|in the (?:gym|class))|short(?:ness)? of breath|cant breathe|chest (?:tight\w*|pain\w*|hurts)|numb(?:ness)?|tingling|lost my period|no period|missed (?:my )?periods?|blood in my|me desmay\w*|desmayos?|mare(?:os?|ada|ado)|me falta el aire|hormigueo|adormecid[oa]|sin regla|se me fue la regla)\b/,
  },
  {
    name: 'a doctor is involved',
    found:
      /^(?:doctor|doc|dr) (?:says?|said|told)\b|\b(?:my|the|a) (?:doctor|docter|doc|dr|gp|physio\w*|physical therapist|cardiologist|surgeon|chiro\w*|obgyn|ob gyn|gyno|specialist) (?:\w+ )?(?:says?|said|told|wants?|thinks?|put|gave|advised|recommend\w*|cleared|prescribed|wont|diagnosed|doesnt)\b|\b(?:cleared|clearance) (?:by|from) (?:my|a|the) (?:doctor|doc|dr|gp|physio)\b|\bask my (?:doctor|doc|dr|gp)\b|\b(?:mi|el|la) (?:medic[oa]|doctora?|cardiolog[oa]|fisio\w*|ginecolog[oa]|traumatolog[oa]) (?:me |no |ya )*(?:dij|dic|mand|recet|recomend|prohib|quier|dio|diagnostic|autoriz)\w*/,
  },
];

const denied =
  /\b(?:no|without|any|zero|never|dont|didnt|havent|avoid(?:ing)?|prevent(?:ing)?|sin|ningun[ao]?|nunca|evit\w+|preven\w+)(?: (?:want to get|want to be|wanna get|quiero|any|real|major|current|serious|past|previous|known|other|have|had|got|tengo|tuve|he tenido|un|una|ningun[ao]?|injuries or|injuries and|injuries|lesiones o|lesiones y|lesiones ni|or|ni|y|health|medical|problemas?|condicion(?:es)?))* (?:injur\w*|lesion\w*|surger(?:y|ies)|(?:medical|health) (?:issues?|conditions?|problems?)|medications?|meds|cirugias?|operaciones|enfermedad(?:es)?|problemas? de salud|medicamentos?)\b|\binjury[- ](?:free|prevention|proof)\b|\bprevencion de lesiones\b/g;

/** The text without what it denies: "no injuries, no meds" is good news, and no question for a doctor. */
export function withoutDenials(plain: string): string {
  return plain.replace(denied, ' ');
}
