import type { WordingExamples } from '../examples-by-line.ts';

export const machineExamples: WordingExamples = {
  'a machine writes (en): ^ [{greets}] [there/nnn] {says} [{owner}] {machine} [{ends}] $': [
    'i m nnn s ai assistant', 'hi nnn i m an automated assistant of nnn', 'this is an automated assistant',
  ],
  'a machine writes (en): ^ [{greets}] [there/nnn] [{owner}] {writer} {writes} [{ends}] $': [
    'a machine writes this', 'hey there a bot answers',
  ],
  'a machine writes (en): ^ [{greets}] [there/nnn] {owner} {machine} [{ends}] here $': [
    'hey nnn s ai here',
  ],
  'a machine writes (en): ^ [{greets}] [there/nnn] {runs} $': [
    'this chat is automated',
  ],
  'a machine is said to write (en): !not/no/nobody/never/none/without/neither/nor/hardly/behind/against {says} [{owner}] [_] ({machine}/{virtual})': [
    'im a friendly bot', 'you re talking to my digital assistant',
  ],
  'a machine writes (es): ^ [{greets}] [there/nnn] {says} [{owner}] {machine} [{ends}] $': [
    'soy el asistente de ia de nnn', 'te responde la ia de nnn',
  ],
  'a machine writes (es): ^ [{greets}] [there/nnn] [{owner}] {writer} {writes} [{ends}] $': [
    'un bot responde aqui',
  ],
  'a machine writes (es): ^ [{greets}] [there/nnn] {runs} $': [
    'este chat es automatico',
  ],
  'a machine is said to write (es): !no/nadie/nunca/ningun/ninguna/ninguno/sin/jamas/ni {says} [{owner}] [_] ({machine}/{virtual})': [
    'soy un asistente virtual',
  ],
  'a machine writes (pt): ^ [{greets}] [there/nnn] {says} [{owner}] {machine} [{ends}] $': [
    'sou o assistente de ia da nnn', 'aqui responde a ia da nnn',
  ],
  'a machine writes (pt): ^ [{greets}] [there/nnn] [{owner}] {writer} {writes} [{ends}] $': [
    'um bot responde aqui',
  ],
  'a machine writes (pt): ^ [{greets}] [there/nnn] {runs} $': [
    'este chat e automatico',
  ],
  'a machine is said to write (pt): !nao/ninguem/nunca/nenhum/nenhuma/sem/jamais/nem {says} [{owner}] [_] ({machine}/{virtual})': [
    'sou um assistente virtual',
  ],
  'a machine writes (fr): ^ [{greets}] [there/nnn] {says} [{owner}] {machine} [{ends}] $': [
    'je suis l assistant ia de nnn', 'salut je suis un bot',
  ],
  'a machine writes (fr): ^ [{greets}] [there/nnn] [{owner}] {writer} {writes} [{ends}] $': [
    'un bot repond ici',
  ],
  'a machine writes (fr): ^ [{greets}] [there/nnn] {runs} $': [
    'ce chat est automatique',
  ],
  'a machine is said to write (fr): !pas/personne/jamais/aucun/aucune/sans/ni/non/nul {says} [{owner}] [_] ({machine}/{virtual})': [
    'je suis un assistant virtuel',
  ],
  'a machine writes (de): ^ [{greets}] [there/nnn] {says} [{owner}] {machine} [{ends}] $': [
    'ich bin der ki assistent von nnn', 'hier schreibt nnn bot',
  ],
  'a machine writes (de): ^ [{greets}] [there/nnn] [{owner}] {writer} {writes} [{ends}] $': [
    'eine maschine schreibt hier',
  ],
  'a machine writes (de): ^ [{greets}] [there/nnn] {runs} $': [
    'dieser chat ist automatisch',
  ],
  'a machine is said to write (de): !nicht/kein/keine/niemand/niemandes/nie/ohne/weder/keiner {says} [{owner}] [_] ({machine}/{virtual})': [
    'ich bin ein virtueller assistent',
  ],
  'a machine writes (it): ^ [{greets}] [there/nnn] {says} [{owner}] {machine} [{ends}] $': [
    'sono l assistente ia di nnn', 'qui risponde l ia di nnn',
  ],
  'a machine writes (it): ^ [{greets}] [there/nnn] [{owner}] {writer} {writes} [{ends}] $': [
    'un bot risponde qui',
  ],
  'a machine writes (it): ^ [{greets}] [there/nnn] {runs} $': [
    'questa chat e automatica',
  ],
  'a machine is said to write (it): !non/no/nessuno/nessun/nessuna/mai/senza/ne {says} [{owner}] [_] ({machine}/{virtual})': [
    'sono un assistente virtuale',
  ],
  'a machine writes (nl): ^ [{greets}] [there/nnn] {says} [{owner}] {machine} [{ends}] $': [
    'ik ben de ai assistent van nnn', 'hier antwoordt de ai van nnn',
  ],
  'a machine writes (nl): ^ [{greets}] [there/nnn] [{owner}] {writer} {writes} [{ends}] $': [
    'een machine schrijft dit',
  ],
  'a machine writes (nl): ^ [{greets}] [there/nnn] {runs} $': [
    'deze chat is automatisch',
  ],
  'a machine is said to write (nl): !niet/geen/niemand/niemands/nooit/zonder/noch {says} [{owner}] [_] ({machine}/{virtual})': [
    'ik ben een virtuele assistent',
  ],
  'a machine writes (pl): ^ [{greets}] [there/nnn] {says} [{owner}] {machine} [{ends}] $': [
    'jestem asystentem ai nnn', 'odpisuje tu ai nnn',
  ],
  'a machine writes (pl): ^ [{greets}] [there/nnn] [{owner}] {writer} {writes} [{ends}] $': [
    'bot odpowiada tu',
  ],
  'a machine writes (pl): ^ [{greets}] [there/nnn] {runs} $': [
    'ten czat jest automatyczny',
  ],
  'a machine is said to write (pl): !nie/nikt/nikogo/niczyj/niczyim/nigdy/zaden/bez/ani {says} [{owner}] [_] ({machine}/{virtual})': [
    'jestem wirtualny asystent',
  ],
};
