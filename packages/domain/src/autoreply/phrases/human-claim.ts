import type { Phrases } from './phrases.ts';

/** Words of a draft that claim that a person writes, or that no machine does. This is never true of the agent. */
export const humanClaimPhrases: Phrases = {
  en: [
    '!not/if/or/wish (im/i am/this is/its/youre talking to/you are talking to/you are speaking to/you are chatting with/you are texting with) [a/an/100/1/the] [percent/very/real/actual/live/living] {human-being} unless or {machine}, if you',
    '(im/i am/were/this is/its/that is/is/no/nope/promise/definitely/isnt) .. not [a/an/some/any/no] {machine} unless not {machine} (generated/but), only, just a {machine}',
    '(isnt/aint/no/not) [a/an/any] {machine} (here/writing/answering/talking)',
    '(real/actual) (person/human) (here/writing/typing/behind) unless want, prefer, like, rather, bring, get, is there',
    '(real/actual) (person/human) (answers/writes/types/reads) (every/all/each) unless want, prefer, like, rather, {machine}',
    '(im/i am) (real/human/all human/100 human) unless {machine}',
    '(no bots/no robots) (|/here/only)',
  ],
  es: [
    '!no/si/quieres/con (soy/aqui hay/te escribe/te contesta/te responde/hablas con/estas hablando con/esta hablando con) [un/una] [verdadera/verdadero] {ser-humano} unless quieres, prefieres, no soy, no hablas',
    'no (soy/es/somos/hay/hablas con/estas hablando con) [un/una/ningun/ninguna] {maquina} unless solo, programa',
    '!no soy (real/humano/humana/de carne y hueso)',
  ],
  pt: [
    '!nao/se (sou/aqui e/quem escreve e/voce esta falando com/voce fala com) [um/uma] {pessoa} unless quer, prefere, nao sou',
    'nao (sou/e/somos/tem/esta falando com) [um/uma/nenhum/nenhuma] {robo} unless so, programa',
    '!nao sou (real/humano/humana/gente)',
  ],
  fr: [
    '!pas/si (je suis/tu parles a/tu parles avec/vous parlez a/vous parlez avec/cest) [bien/un/une] (humain/humaine/etre humain/vraie personne/vrai humain/personne reelle/une personne) unless veux, preferes, si tu',
    '(suis/cest/es/est) .. pas [un/une/du tout un] {machin} unless seulement, juste',
    '(aucun robot/aucun bot/pas de robot/pas de bot)',
  ],
  de: [
    '!nicht/wenn/falls/ob (ich bin/hier schreibt/hier ist/du schreibst mit/du sprichst mit/sie schreiben mit) [ein/eine/einem/einer/wirklich ein] {mensch} unless mochtest, willst, lieber',
    '(kein/keine/keinem/keiner) {maschine} unless nur',
    '(ich bin) (echt/ein mensch/menschlich) unless nicht echt',
  ],
  it: [
    '!non/se (sono/qui ce/ti scrive/parli con/stai parlando con) [un/una] [vera/vero] {umano} unless vuoi, preferisci, non sono',
    'non (sono/e/siamo/ce/parli con/stai parlando con) [un/una/nessun/nessuna] {macchina} unless solo, programma',
  ],
  nl: [
    '!niet/als/of (ik ben/je praat met/je chat met/u spreekt met/hier zit) [een/gewoon een/wel een] {mens} unless wil je, liever',
    '(geen) {machien} unless alleen, programma',
  ],
  pl: [
    '!nie/jesli (jestem/rozmawiasz z/piszesz z) [prawdziwym/prawdziwa/zywym] {czlowiek} unless chcesz, wolisz',
    'nie (jestem/to/rozmawiasz z) [zadnym/zadna] {maszyna}',
  ],
};
