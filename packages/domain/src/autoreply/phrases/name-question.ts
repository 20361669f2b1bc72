import type { Phrases } from './phrases.ts';

/** Words of contacts who ask for the name of the agent or of the coach. */
export const nameQuestionPhrases: Phrases = {
  en: [
    '| [and] {your-en} name |',
    '(what/whats/wat/wats/tell me/may i know/can i know) [is/are/s] {your-en} [full/first/real] (name/names) |',
    '(what/whats/wat/wats/tell me) [is/are/s] the [coach/coachs/trainer/trainers] [full/first/real] (name/names) [of/for] [the/your/my] [coach/trainer/assistant/agent] |',
    '(how/what) (do/should/can/may/shall/would/could) i call {you-en} |',
    '(what/how) (are/is/r) {you-en} (called/named) |',
    'do {you-en} have a name |',
  ],
  es: [
    '| [y] (tu/su) nombre |',
    '(como/cual) [es] [que] (te/se/os) (llamas/llama/llamais) [usted/vos/tu/el/la/mi] [coach/entrenador/entrenadora/asistente] |',
    '(cual/como/dime/me dices) [es] (tu/su/el) nombre [de/del] [tu/la/el/mi] [coach/entrenador/entrenadora/asistente] |',
    '(como/de que manera) (te llamo/le llamo/puedo llamarte/te puedo llamar/debo llamarte/te digo) |',
  ],
  pt: [
    '| [e] (seu/teu) nome |',
    'como (voce/tu/o coach/a coach/o treinador/a treinadora) se chama |',
    'como (te chamas/se chama o coach/se chama a coach/se chama o treinador/se chama a treinadora/se chama voce) |',
    '(qual/como) [e/eh] (o/a) [seu/teu] nome [do/da] [coach/treinador/treinadora/assistente] |',
    'como (te chamo/posso te chamar/devo te chamar/posso chamar voce) |',
  ],
  fr: [
    '(tu tappelles/vous vous appelez) comment |',
    '(comment/cest quoi) (tu tappelles/tappelles tu/vous vous appelez/vous appelez vous/tu te nommes) |',
    'comment (sappelle/se nomme) (le coach/la coach/ton coach/ta coach/lentraineur/lentraineuse) |',
    '(quel/cest quoi) [est] (ton/votre/le) [pre] (nom/prenom) [du/de] [la/ton/votre] [coach/lentraineur/lassistant] |',
    'comment (je tappelle/je peux tappeler/puis je tappeler/dois je tappeler) |',
  ],
  de: [
    '| [und] (dein/ihr) name |',
    'wie (heisst/heissen/heist/heisse) (du/sie/der coach/die coach/dein coach/deine coach/der trainer/die trainerin/dein trainer) |',
    '(was/wie/wer) (ist/lautet/war) (dein/ihr/der) [richtiger] (name/vorname) [des/der/vom/von] [deinem] [coach/coaches/coachs/trainers/trainerin/trainer] |',
    'wie (soll/kann/darf) ich (dich/sie) nennen |',
  ],
  it: [
    '| [e] [il] (tuo/suo) nome |',
    'come (ti chiami/si chiama lei) |',
    'come si chiama (il/la/il tuo/la tua/l) (coach/allenatore/allenatrice/assistente/lallenatore/lallenatrice) |',
    '(qual/quale/come) [e] (il/il tuo/il suo) nome [del/della/dell] [coach/allenatore/allenatrice] |',
    'come (posso/devo) (chiamarti/chiamarla) |',
  ],
  nl: [
    '| [en] (je/jouw/uw) naam |',
    'hoe (heet/heten/heette) (je/jij/u/de coach/je coach/jouw coach/de trainer) |',
    '(wat/hoe) is (je/jouw/uw/de) (naam/voornaam) [van] [de/je/jouw] [coach/trainer/assistent] |',
    'hoe (kan/mag/moet/zal) ik (je/jou/u) noemen |',
  ],
  pl: [
    '| [a] twoje imie |',
    'jak (sie nazywasz/masz na imie/ci na imie/pan sie nazywa/pani sie nazywa) |',
    'jak (sie nazywa/ma na imie/nazywa sie) (trener/trenerka/twoj trener/twoja trenerka/coach/moj trener) |',
    '(jakie/jak/podaj) [jest] (twoje/masz) imie |',
    'jak (mam/moge) (sie do ciebie zwracac/cie nazywac) |',
  ],
};
