import type { PhraseExamples } from '../example-types.ts';

export const minorOtherExamples: PhraseExamples = {
  'minor/pt: (tenho/fiz/faco/fazer) ({teen-age}) (|/anos/e/aninhos) unless kg, quilos, filhos, anos de (treino/casad*), {grownup}': ['tenho 16, minha mãe deixa', 'tenho 36 anos'],
  'minor/pt: (sou menor/menor de idade/ensino medio/no colegio/nono ano/oitavo ano/primeiro ano do medio/estou na escola/depois da escola/da minha escola/intervalo da escola) unless professor*, filho, filha, trabalho': ['só consigo falar depois da escola', 'sou professora, depois da escola treino'],
  'minor/pt: (minha mae/meu pai/meus pais) .. (deixa/deixam/deixar/paga/pagam/permite/autoriza/autorizar/sabe) unless casa, luz': ['minha mãe não deixa', 'minha mae cozinha'],
  'minor/fr: (jai/vais avoir/viens davoir/jaurai) ({minor-aged}/{teen-age}) [ans] unless {grownup}, enfants, kilos, ans (de sport/dexperience)': ["j'ai 14 ans et je veux des abdos", "j'ai 34 ans"],
  'minor/fr: (mineur/mineure/au college/au lycee/en seconde/en troisieme/en quatrieme/en premiere/en terminale/apres les cours/collegien*/lyceen*) unless prof, enseigne, fils, fille, secondes': ['je suis au lycée', 'je suis prof au lycee'],
  'minor/fr: (mes parents/ma mere/mon pere) .. (veulent pas/veut pas/dacord/doit signer/payer/paye/paient/laisse/laissent) unless leur': ['mes parents veulent pas que je mette la carte', 'mes parents sont a paris'],
  'minor/fr: (argent de poche)': ['je peux payer avec mon argent de poche ?', "de l'argent en poche"],
  'minor/de: (bin/werde/bin erst/ich bin/hab) ({teen-age}) (|/jahre/und/jahre alt) unless kg, kilo, uhr, meine tochter, mein sohn, tage, wochen': ['bin 16 und geh in die 10. klasse', 'bin 36 jahre'],
  'minor/de: (minderjahrig/noch nicht 18/unter 18/in der schule/nach der schule/klasse am gymnasium/10 klasse/9 klasse/8 klasse/7 klasse/11 klasse/schuler/schulerin/taschengeld) unless lehrer*, arbeite, mein sohn, meine tochter, prozent': ['nach der schule hab ich zeit', 'arbeite nach der schule als lehrerin'],
  'minor/de: (meine eltern/meine mama/mein papa/meine mutter/mein vater) .. (erlauben/erlaubt/zahlen/zahlt/unterschreiben/nicht erfahren/dagegen/sagt nein/sagen nein)': ['meine eltern erlauben das nicht', 'meine eltern sind alt'],
  'minor/it: (ho/compio/faccio/compiro/sto per compiere) ({minor-aged}/{teen-age}) [anni] unless figli, kg, chili, anni di (palestra/esperienza), {grownup}': ['ho quattordici anni quanto costa', 'ho trentasei anni'],
  'minor/it: (minorenne/alle medie/terza media/prima superiore/seconda superiore/al liceo/alle superiori/dopo scuola/paghetta) unless prof, insegno, figlio, figlia': ['faccio la terza media', 'insegno alle medie'],
  'minor/it: (i miei/mia mamma/mia madre/mio padre/i miei genitori) .. (permesso/pagano/paga/vogliono/vuole/firmare/lasciano/lascia/sanno) unless casa': ['i miei mi pagano la palestra', 'i miei muscoli'],
  'minor/de: (darf unter der woche/bis 20 uhr ans handy/handyverbot/hausarrest)': ['darf unter der woche nur bis 20 uhr ans handy', 'darf ich fragen'],
  "minor/fr: (couvre feu/privee de telephone/prive de telephone/recre/mon prof de sport) unless j'enseigne": ['je suis privé de téléphone cette semaine', 'prive de dessert'],
  'minor/it: (sufficienza/interrogazione/verifica di/ricreazione/compito in classe) unless insegno': ['se prendo la sufficienza in mate', 'sono insufficiente'],
  'minor/de: (in der/in die/bin in/der/die) {number} [te/ten] klasse unless lehrer*, tochter, sohn, erste klasse, mein kind': ['bin in der 9 klasse', 'kurs der klasse b'],
};
