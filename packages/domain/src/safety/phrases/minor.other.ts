import type { PhraseList } from '../safety-categories.ts';

export const minorElsewhere: PhraseList[] = [
  {
    category: 'minor',
    language: 'pt',
    severity: 'severe',
    hinted: false,
    phrases: [
      '(tenho/fiz/faco/fazer) ({teen-age}) (|/anos/e/aninhos) unless kg, quilos, filhos, anos de (treino/casad*), {grownup}',
      '(sou menor/menor de idade/ensino medio/no colegio/nono ano/oitavo ano/primeiro ano do medio/estou na escola/depois da escola/da minha escola/intervalo da escola) unless professor*, filho, filha, trabalho',
      '(minha mae/meu pai/meus pais) .. (deixa/deixam/deixar/paga/pagam/permite/autoriza/autorizar/sabe) unless casa, luz',
      '{child-pt} & {minor-age} & (quer/pode/treinar/inscrever/emagrecer/entrar/aceita/treina) unless eu quero, cuido',
    ],
  },
  {
    category: 'minor',
    language: 'fr',
    severity: 'severe',
    hinted: false,
    phrases: [
      '(jai/vais avoir/viens davoir/jaurai) ({minor-aged}/{teen-age}) [ans] unless {grownup}, enfants, kilos, ans (de sport/dexperience)',
      '(mineur/mineure/au college/au lycee/en seconde/en troisieme/en quatrieme/en premiere/en terminale/apres les cours/collegien*/lyceen*) unless prof, enseigne, fils, fille, secondes',
      '(mes parents/ma mere/mon pere) .. (veulent pas/veut pas/dacord/doit signer/payer/paye/paient/laisse/laissent) unless leur',
      '(argent de poche)',
      '{child-fr} & {minor-age} & (veut/peut/sinscrire/inscrire/maigrir/entrainer/programme/commencer) unless je veux, garde',
    ],
  },
  {
    category: 'minor',
    language: 'de',
    severity: 'severe',
    hinted: false,
    phrases: [
      '(bin/werde/bin erst/ich bin/hab) ({teen-age}) (|/jahre/und/jahre alt) unless kg, kilo, uhr, meine tochter, mein sohn, tage, wochen',
      '(minderjahrig/noch nicht 18/unter 18/in der schule/nach der schule/klasse am gymnasium/10 klasse/9 klasse/8 klasse/7 klasse/11 klasse/schuler/schulerin/taschengeld) unless lehrer*, arbeite, mein sohn, meine tochter, prozent',
      '(meine eltern/meine mama/mein papa/meine mutter/mein vater) .. (erlauben/erlaubt/zahlen/zahlt/unterschreiben/nicht erfahren/dagegen/sagt nein/sagen nein)',
      '(bin/ich bin/werde/erst) .. {minor-aged} (|/alt/und) unless verheiratet, dabei, tochter, sohn, selbststandig, im gym, zusammen',
      '{child-de} & {minor-age} & (will/kann/mochte/abnehmen/mitmachen/trainieren/anmelden/programm) unless ich will',
    ],
  },
  {
    category: 'minor',
    language: 'it',
    severity: 'severe',
    hinted: false,
    phrases: [
      '(ho/compio/faccio/compiro/sto per compiere) ({minor-aged}/{teen-age}) [anni] unless figli, kg, chili, anni di (palestra/esperienza), {grownup}',
      '(minorenne/alle medie/terza media/prima superiore/seconda superiore/al liceo/alle superiori/dopo scuola/paghetta) unless prof, insegno, figlio, figlia',
      '(i miei/mia mamma/mia madre/mio padre/i miei genitori) .. (permesso/pagano/paga/vogliono/vuole/firmare/lasciano/lascia/sanno) unless casa',
      '(faccio/frequento/sono al/vado al/vado alle/sono in) .. (liceo/medie/superiori/scuola media/terza/seconda superiore) unless insegn*, prof, mio figlio, mia figlia',
      '{child-it} & {minor-age} & (vuole/puo/dimagrire/allenarsi/iscriver*/programma/iniziare) unless io voglio',
    ],
  },
  {
    category: 'minor',
    language: 'de',
    severity: 'severe',
    hinted: true,
    phrases: ['(darf unter der woche/bis 20 uhr ans handy/handyverbot/hausarrest)'],
  },
  {
    category: 'minor',
    language: 'fr',
    severity: 'severe',
    hinted: true,
    phrases: ["(couvre feu/privee de telephone/prive de telephone/recre/mon prof de sport) unless j'enseigne"],
  },
  {
    category: 'minor',
    language: 'it',
    severity: 'severe',
    hinted: true,
    phrases: ['(sufficienza/interrogazione/verifica di/ricreazione/compito in classe) unless insegno'],
  },
];
