import type { Phrases } from './phrases.ts';

/** Words of an answer that promise how it will turn out, for which no source can stand. */
export const outcomePromisePhrases: Phrases = {
  en: [
    '!cant/cannot/wont/not/nobody/nothing/no (guarantee/guarantees/guaranteed)',
    '(i/we/ill/well) [can/do] (promise/swear) unless promise i wont, promise i will not, promise we wont',
    '(work/works/worked) (for/on/with) [absolutely/literally/just about] (everyone/everybody/anyone/anybody/every body) unless not work, doesnt work, dont work, didnt work',
    'you (cant/cannot/can not/wont/couldnt/simply cant) (fail/go wrong/lose)',
    '(itll/it will/theyll/they will/will/gonna) [literally/just] (double/triple/melt/fall off/drop off/melt off/come off/be gone/disappear) unless double check, triple check',
    '(never/havent/not) [ever/yet/once] (had/seen/met) [a/one/any/single] (client/person/member/athlete/anyone/anybody/somebody/someone/woman/guy) .. (not/didnt/doesnt/fail/fails/failed)',
    '(everyone/each one/every single one/all) of (our/my) .. (finish/finishes/lose/loses/lost/makes it/gets there/gets results/sees results/reaches/hits)',
    'all (our/my) (clients/members/athletes/runners/people/ladies/guys) (finish/lose/lost/make it/get there/get results/see results/reach/hit)',
    '(youll/you will/got you there/get you there/weve got you/we got you) .. (no doubt/without a doubt/for sure/100 percent)',
    '(you have my word/my word on it/give you my word/put my name on it/put my name on that)',
    '(a sure thing/in the bag/as good as done)',
    'like clockwork',
    '(risk free/zero risk/no risk at all)',
    '(you will/youll/youre going to/youre gonna) (lose/drop/shed/gain/burn/be down/see results/get results/look like/have abs)',
    'you (never/wont ever) (gain/regain/put) (it/them/the weight) [back/on/all] (back/again/on)',
  ],
  es: [
    '!no/nada/nadie (garantizo/garantizamos/garantizado/garantizada/garantizados/garantizan)',
    '!no (te/les/os) (prometo/juro/aseguro que)',
    '(funciona/funcionan/sirve/resulta) (a/para/con) (todas/todos/todo el mundo/cualquiera/absolutamente todas) unless no',
    'no (puedes/vas a/podes/se puede) (fallar/fracasar)',
    'no (vuelves/vas a volver/volves) a (subir/engordar/recuperarlo/recuperarlos)',
    'vas a (perder/bajar/ganar/adelgazar/ver resultados)',
    '(todas/todos) (mis/nuestras/nuestros/las/los) (clientas/clientes/alumnas/alumnos) (lo logran/logran/bajan/pierden/consiguen/lo consiguen)',
    '(te doy mi palabra/tienes mi palabra/palabra de honor)',
  ],
  pt: [
    '!nao/nada/ninguem (garanto/garantimos/garantido/garantida/garantidos)',
    '!nao (te/lhe/eu) (prometo/juro)',
    '(funciona/serve/da certo) (para/pra/com) (todas/todos/todo mundo/qualquer um/qualquer pessoa) unless nao',
    'voce vai (perder/emagrecer/secar/ganhar)',
    '(nao tem erro/nao tem como dar errado/dou minha palavra)',
  ],
  fr: [
    '!pas/rien/aucun/personne (garanti/garantie/garantis/garantit)',
    'je (te/vous) (promets/jure/garantis que)',
    '(marche/fonctionne) (pour/avec/sur) (tout le monde/toutes/tous) unless pas',
    'tu (vas/va) (perdre/maigrir/fondre)',
    '(tu ne peux pas echouer/tu as ma parole/sans aucun doute tu)',
  ],
  de: [
    '!nicht/nichts/keine/niemand (garantiert/garantie/garantiere/garantieren)',
    '(ich/wir) (verspreche/versprechen) unless nicht, nichts, kein, keine',
    '(funktioniert/klappt/wirkt) bei (allen/jedem/jeder) unless nicht',
    '(du wirst/sie werden) .. (abnehmen/verlieren)',
    '(du kannst nicht scheitern/mein wort drauf/hast mein wort)',
  ],
  it: [
    '!non/niente/nessuno (garantito/garantita/garantiti/garantisco/garantiamo)',
    '!non (ti/vi) (prometto/giuro)',
    'funziona (per/con) (tutti/tutte/chiunque) unless non',
  ],
  nl: [
    '!niet/niets/geen (gegarandeerd/garandeer/garantie)',
    'ik beloof unless niet, niets, geen',
    'werkt (voor/bij) iedereen unless niet',
  ],
  pl: [
    '!nie/nic (gwarantuje/gwarantujemy/gwarantowane/gwarantowany)',
    '!nie obiecuje unless nie',
    'dziala (u/na/dla) (kazdego/wszystkich) unless nie',
  ],
};
