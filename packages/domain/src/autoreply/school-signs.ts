const grade =
  '(?:(?:(?:6|7|8|9|10|11|12)(?:st|nd|rd|th)|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|freshman|sophomore) ?grade(?:r)?|grade (?:[6-9]|1[0-2])(?! ?(?:\\d|bolts?|steel|titanium|results)))';
const school =
  '(?:high ?-?school(?:er)?|hs|middle ?-?school(?:er)?|secondary(?: school)?|junior high|jr high|sixth form|6th form|gcses?|gcse year)';
const underclass = '(?:freshm[ae]n|sopho?mo+re?)';
const year = '(?:year|yr|y) ?(?:[7-9]|1[0-3])';
const escuela =
  '(?:secundari[ao]|secu|sec|prepa|bach|insti|preparatoria|bachillerato|bachiller|bachi|liceo|primaria|cole|colegio|bachilleres|cetis|cbtis|conalep|cch)';
const ordinal =
  '(?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|septimo|octavo|noveno|decimo|undecimo|onceavo|\\d{1,2} ?(?:ro|do|to|mo|vo|no|er|o|a|ero|era|da|ra|ta|°)?)';

/** Whoever leaves later is not yet at school. */
const schoolYears = 12;

/** In a sentence of one's own schooldays as they are now. */
const goes = [
  `\\b(?:im|i am|ill be|i will be)(?: (?:only|just|still|currently|a|in|at|the|my|going|into|starting|entering|about|to|be))* (?:${grade}|${school}|${year})\\b`,
  `\\b(?:i|im|just|still|currently|be)(?: (?:just|still|currently|only))* ?(?:go|goes|going|attend|attending|started|starting|start|finished|finishing|finish|entering|enter|in|into|left)(?: (?:to|in|into|the|my|a|at|with))* (?:${grade}|${school}|${year})\\b`,
  `^(?:(?:going|just|still|in|into|at|starting|started|start|entering|finishing|finished|currently|rising|a|an|the|in the|hey|hi) )*(?:${grade}|(?:sophomore|freshman) (?:in|at) (?:high ?school|hs|\\w+ (?:high|hs)\\b)|(?:high ?school|hs) (?:freshman|sophomore|junior|senior|student|kid|athlete)|${year})(?! (?:of|in) (?!high|hs|school|secondary|the (?:uk|us)|uk|england))(?! (?:teacher|boys|girls|basketball|football|soccer|track|math|science|english|reunion|coach|class (?:of )?kids|curriculum|kids|students)\\b)`,
  `\\b(?:in|into|a|an|im|starting|entering|finishing) (?:the )?(?:${grade})\\b(?! (?:teacher|boys|girls|math|science|english|reunion|curriculum|kids|students)\\b)`,
  `\\b${underclass}\\b.{0,25}\\b\\w+ high\\b(?! (?:protein|intensity|rep|carb))|\\b(?:junior|senior) (?:in|at) \\w+ high\\b`,
  `(?<!\\bmy )\\b(?:${underclass}|junior|senior)(?: (?:yr|year))?(?: (?:in|at|of))? (?:high ?school|hs)\\b|\\b(?:high ?school|hs) (?:${underclass}|junior|senior|student|kid|athlete|player|wrestler|swimmer|runner)s?\\b`,
  `\\b(?:im|i am|i play|i play on|i made|on)(?: (?:a|on|in|the|my))* (?:jv|junior varsity)\\b|\\b(?:just got|getting|got|moving) (?:in|up )?(?:in)?to (?:${school})\\b`,
  `\\bsoy de (?:la )?${escuela}(?= *$|[,.]| y)`,
  `\\b(?:soy|como) (?:(?:un|una) )?(?:estudiante|alumn[oa]) de (?:(?:la|el|${ordinal}|de) )*(?:${escuela}|eso)\\b|\\b(?:estoy|sigo|voy|todavia|aun) en (?:la )?eso\\b(?! de)(?<=\\bla eso)`,
  `\\b(?:tengo |mis )?clases? en (?:el|la) ${escuela}\\b|\\b(?:on|for|in) (?:my|the) (?:high ?school|hs|school)s? (?:\\w+ )?(?:team|squad|band)\\b|\\b(?:im |^)(?:a )?homeschool(?:ed|er)\\b|\\b(?:${grade}|freshman|middle school|high ?school|hs) (?:\\w+ )?tryouts?\\b`,
  `^(?:still |currently |just |only )*(?:in|at) (?:${school})\\b`,
  `\\b(?:im|i am)(?: (?:a|an|just|only|currently|still))* (?:${underclass}|junior|senior)(?: (?:in|at|year|of|\\w+))* (?:high ?school|hs|high)\\b`,
  `\\b${underclass} (?:in|at) (?:hs|high ?school|\\w+ high)\\b`,
  // Prom is for those who go to it.
  `\\b(?:my|before|for|b4|til|till|until|to) (?:prom|homecoming)\\b(?! (?:dress(?:es)? (?:again|from)|\\d{4}))`,
  `\\bmy (?:gcses?|pe (?:class|teacher)|p e (?:class|teacher)|gym class|school (?:dance|bully|bullies)|high ?school (?:dance|team|tryouts))\\b|\\b(?:have|got|taking|sitting|doing|revising for)(?: my)? gcses?\\b`,
  `\\bim grounded\\b|\\bmy curfew\\b`,
  `\\b(?:voy|ando|vamos|entro|asisto|salgo|saliendo|regreso)(?: (?:a|de|en|la|el|al|del|los))* ${escuela}\\b`,
  `\\b(?:estoy|estudio|curso|paso|entro|voy|empiezo|empece|termino|por terminar|terminando|ando|acabo|estudiando|cursando)(?: (?:en|a|el|la|al|de|del|ano|aun|todavia|apenas|entrar|pasar))*(?: ${ordinal})?(?: (?:ano|grado|semestre))?(?: (?:de|en|la|el))* ${escuela}\\b`,
  `\\b(?:estoy|voy|curso|paso|entro|en|empiezo)(?: (?:en|a|al|el|la))* ${ordinal}(?: (?:de|de la))? eso\\b`,
  `^(?:en )?${ordinal} (?:de )?(?:la )?(?:secundaria|prepa|preparatoria|bachillerato|eso)\\b|[,] ?${ordinal} (?:de )?(?:la )?(?:secundaria|prepa|eso|bachillerato)\\b`,
  `\\b(?:estoy|voy|curso|paso|entro|en)(?: (?:en|a|al|el|apenas))* ${ordinal} (?:grado|medio|basico)\\b`,
  `\\b(?:rising|incoming)? ?${underclass},? (?:\\w+ )?(?:linebacker|qb|quarterback|lineman|receiver|pitcher|catcher|shortstop|forward|guard|midfielder|keeper|goalie|wrestler|swimmer|runner|sprinter|lacrosse|football|soccer|basketball|baseball|softball|volleyball|track|hockey|wrestling)\\b`,
  `\\b(?:start|starting|finish|finishing|finished|in|at|going (?:in)?to) (?:sixth|6th) form\\b|\\bi go to (?:\\w+ ){1,2}high(?= *$)`,
  `\\b(?:im|i am|just) (?:still |only |just )?(?:in|entering|starting|finished|finishing|done with) (?:the )?(?:[789]|1[0-2])th(?= *$|[,.]| (?:and|so|but|rn|now)\\b)`,
].map((sign) => new RegExp(sign));

/** Others' schooldays, one's own long ago, and schools as places of work. */
const otherwise =
  /\b(?:my|our|his|her|the|a) (?:\d+ ?\w* ?\w* )?(?:sons?|daughters?|kids?|boys?|girls?|child|children|brothers?|sisters?|nephews?|nieces?|students?|cousins?|wife|husband|oldest|youngest|teens?|teenagers?)\b|\b(?:teach|teaches|teaching|teacher|coaching|counselor|chaperon\w*|principal|work (?:at|in)|sub at|drive)\b|\bcoach (?:a|at|the|my|high|football|track|girls|boys)\b|\b(?:since|back in|was in|were in|used to|after|out of|from) (?:\w+ )?(?:high ?school|hs|school|college|middle|my)\b|\bi (?:was|played|ran|wrestled|swam|did) |\b(?:college|university|uni|grad school|ago|reunion|jeans|sweetheart|law school|med school)\b|\b(?:mi|mis|su|sus|un|el|la) (?:hij[oa]s?|herman[oa]s?|sobrin[oa]s?|nin[oa]s?|alumn[oa]s?|nieto|nieta|espos[oa]|novi[oa])\b|\b(?:profe\w*|maestr[oa]|docente|doy clases?|trabajo en|enseno|desde|cuando (?:estaba|iba|era)|hace \w+ anos|recog\w+|llev(?:o|ar) a)\b/;

/** Whether the contact goes to a school that one leaves at 18. */
export function goesToSchool(plain: string, now: Date): boolean {
  return plain
    .split('\n')
    .some(
      (sentence) =>
        (goes.some((sign) => sign.test(sentence)) || leavesSchoolLater(sentence, now)) &&
        !otherwise.test(withoutTeachers(sentence)),
    );
}

/** "Class of 2030": the year in which the one who writes leaves school. A college class may say the same; asking once too often does less harm. */
function leavesSchoolLater(sentence: string, now: Date): boolean {
  const written = /\bclass of ((?:20)?[23]\d)\b(?! (?:people|students|kids|girls|boys|us|women|men))/.exec(
    sentence,
  )?.[1];
  const yearsToGo = Number(written?.slice(-2)) + 2000 - now.getUTCFullYear();
  return yearsToGo > 0 && yearsToGo < schoolYears;
}

/** Those who teach the one who writes are a sign, not an objection. */
function withoutTeachers(sentence: string): string {
  return sentence.replace(/\bmy (?:\w+ )?(?:teachers?|coach)(?: (?:at|from|in) (?:my )?school)?\b/g, '');
}
