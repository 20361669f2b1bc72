import type { Phrases } from './phrases.ts';

/** Words of the business side that say that a machine writes. */
export const disclosurePhrases: Phrases = {
  en: [
    '(im/am/is/are/its/yes/yep/yeah/truthfully/correct) [a/an/the/his/her/my/your/only/dana*] [friendly/virtual/digital/little/chat/own] [coach] {machine} unless {not} [a/an/the] {machine}',
    '(im/am/is/are/talking to/chatting with/writing with/speaking with/texting with/by) .. {machine} unless {not} .. {machine}, sound like, do i, are you asking',
    '(automated/virtual/ai/digital) assistant unless {not} .. (automated/virtual/ai) assistant',
  ],
  es: [
    '(soy/es/hablas con/hablando con/escribe/responde/si/por) .. {maquina} unless no [soy/es/hablas con] [un/una/ningun/ninguna] {maquina}, pareces, parezco, sueno',
    '(asistente) (automatico/virtual/de ia/digital/automatica) unless no soy',
  ],
  pt: [
    '(sou/e/falando com/fala com/escreve/responde/sim) .. {robo} unless nao (sou/e) .. {robo}, pareco',
    '(assistente) (automatico/virtual/de ia/digital/automatica) unless nao sou',
  ],
  fr: [
    '(suis/cest/parles a/parles avec/ecris a/oui/est) .. {machin} unless pas .. {machin}, lair dun',
    '(assistant/assistante) (automatique/virtuel/ia/virtuelle/numerique) unless pas',
  ],
  de: [
    '(bin/ist/schreibt/schreibst mit/sprichst mit/ja/hier) .. {maschine} unless (kein/keine/nicht) .. {maschine}, klinge',
    '(automatischer/automatische/automatischen/virtueller/digitaler/ki) (assistent/assistenten/assistentin) unless kein, nicht',
  ],
  it: [
    '(sono/e/parli con/parlando con/scrive/si) .. {macchina} unless non (sono/e) .. {macchina}, sembro',
    '(assistente) (automatico/virtuale/ia/digitale/automatica) unless non sono',
  ],
  nl: [
    '(ben/is/praat met/chat met/ja/dit) .. {machien} unless (geen/niet) .. {machien}, klink',
    '(automatische/virtuele/digitale/ai) assistent unless geen, niet',
  ],
  pl: [
    '(jestem/to/pisze/rozmawiasz z/tak) .. {maszyna} unless nie (jestem/to) .. {maszyna}, brzmie',
    '(automatycznym/automatyczny/wirtualnym/wirtualny/cyfrowym) (asystentem/asystent) unless nie jestem',
  ],
};
