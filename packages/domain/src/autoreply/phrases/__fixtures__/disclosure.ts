import type { PhraseExamples } from '../../../safety/__fixtures__/example-types.ts';

export const disclosureExamples: PhraseExamples = {
  'disclosure/en: (im/am/is/are/its/yes/yep/yeah/truthfully/correct) [a/an/the/his/her/my/your/only/dana*] [friendly/virtual/digital/little/chat/own] [coach] {machine} unless {not} [a/an/the] {machine}': ["Yep, Dana's virtual coach bot", "I'm not a bot"],
  'disclosure/en: (im/am/is/are/talking to/chatting with/writing with/speaking with/texting with/by) .. {machine} unless {not} .. {machine}, sound like, do i, are you asking': ["You're texting with a small friendly bot", "Do I sound like I'm a bot to you?"],
  'disclosure/en: (automated/virtual/ai/digital) assistant unless {not} .. (automated/virtual/ai) assistant': ['Your digital assistant here', "I'm no virtual assistant"],
  'disclosure/es: (soy/es/hablas con/hablando con/escribe/responde/si/por) .. {maquina} unless no [soy/es/hablas con] [un/una/ningun/ninguna] {maquina}, pareces, parezco, sueno': ['Hablas con un bot de Dana', 'No soy un bot'],
  'disclosure/es: (asistente) (automatico/virtual/de ia/digital/automatica) unless no soy': ['Asistente virtual de Dana', 'No soy asistente virtual'],
  'disclosure/pt: (sou/e/falando com/fala com/escreve/responde/sim) .. {robo} unless nao (sou/e) .. {robo}, pareco': ['Você está falando com um robô', 'Não sou um robô'],
  'disclosure/pt: (assistente) (automatico/virtual/de ia/digital/automatica) unless nao sou': ['Assistente virtual da Dana', 'Não sou assistente virtual'],
  'disclosure/fr: (suis/cest/parles a/parles avec/ecris a/oui/est) .. {machin} unless pas .. {machin}, lair dun': ['Tu parles avec un robot', 'Je ne suis pas un robot'],
  'disclosure/fr: (assistant/assistante) (automatique/virtuel/ia/virtuelle/numerique) unless pas': ['Assistante virtuelle de Dana', 'Pas une assistante virtuelle'],
  'disclosure/de: (bin/ist/schreibt/schreibst mit/sprichst mit/ja/hier) .. {maschine} unless (kein/keine/nicht) .. {maschine}, klinge': ['Du schreibst mit einem Bot', 'Hier schreibt kein Bot'],
  'disclosure/de: (automatischer/automatische/automatischen/virtueller/digitaler/ki) (assistent/assistenten/assistentin) unless kein, nicht': ['KI-Assistentin von Dana', 'Ich bin kein KI-Assistent'],
  'disclosure/it: (sono/e/parli con/parlando con/scrive/si) .. {macchina} unless non (sono/e) .. {macchina}, sembro': ['Sono un bot', 'Non sono un bot'],
  'disclosure/it: (assistente) (automatico/virtuale/ia/digitale/automatica) unless non sono': ['Assistente virtuale di Dana', 'Non sono un assistente virtuale'],
  'disclosure/nl: (ben/is/praat met/chat met/ja/dit) .. {machien} unless (geen/niet) .. {machien}, klink': ['Je praat met een bot', 'Ik ben geen bot'],
  'disclosure/nl: (automatische/virtuele/digitale/ai) assistent unless geen, niet': ['Danas digitale assistent', 'Geen digitale assistent'],
  'disclosure/pl: (jestem/to/pisze/rozmawiasz z/tak) .. {maszyna} unless nie (jestem/to) .. {maszyna}, brzmie': ['Rozmawiasz z botem', 'Nie jestem botem'],
  'disclosure/pl: (automatycznym/automatyczny/wirtualnym/wirtualny/cyfrowym) (asystentem/asystent) unless nie jestem': ['Wirtualny asystent Dany', 'Nie jestem wirtualny asystent'],
};
