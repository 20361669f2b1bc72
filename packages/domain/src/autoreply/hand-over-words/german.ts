import type { HandOverWords } from './hand-over-matters.ts';

export const german: HandOverWords = {
  language: 'de',
  call: {
    known: 'ruf jetzt die {number} an',
    guessed: 'ruf jetzt den Notruf an ({country}: {number})',
    unknown: 'ruf jetzt den Notruf bei dir vor Ort an',
  },
  lines: {
    known: 'Hier wird dir zugehört und geholfen: {line}.',
    guessed: 'Hier wird dir zugehört und geholfen: {line} ({country}). Anderswo steht auf {directory}, wer das tut.',
    unknown: 'Auf {directory} findest du, wer bei dir vor Ort zuhört und hilft.',
  },
  matters: {
    'medical-emergency': 'Bitte hör sofort mit dem Training auf und {call}. Warte nicht auf eine Antwort hier.',
    'self-harm':
      'Danke, dass du mir das sagst. Du bist wichtiger als jedes Training, und du musst das nicht allein tragen. {lines} Wenn du gerade nicht sicher bist, {call}. Der Coach liest hier mit und antwortet persönlich.',
    abuse:
      'Danke, dass du mir das sagst. Niemand muss mit Gewalt leben, und es gibt Hilfe. {lines} Wenn du oder jemand anders gerade in Gefahr ist, {call}. Der Coach liest hier mit und antwortet persönlich.',
    'eating-disorder':
      'Danke, dass du mir das sagst. Du bist wichtiger als jedes Ziel, und du musst das nicht allein tragen. Bitte sprich darüber mit einer Ärztin, einem Arzt oder jemandem, dem du vertraust. {lines} Der Coach liest hier mit und antwortet persönlich.',
    danger:
      'Danke, dass du mir das sagst. Wie es dir geht, ist wichtiger als jedes Training, und du musst das nicht allein tragen. Bitte sprich heute mit jemandem, dem du vertraust, oder mit einer Ärztin oder einem Arzt. Wenn du gerade nicht sicher bist, {call}. Der Coach liest hier mit und antwortet persönlich.',
    minor:
      'Danke für deine Ehrlichkeit. Damit alles seine Ordnung hat, bitte deine Eltern oder Erziehungsberechtigten, uns hier zu schreiben. Der Coach bespricht es gern mit ihnen.',
    medical:
      'Das ist etwas für den Coach und, wenn es dir Sorgen macht, für eine Ärztin oder einen Arzt, nicht für mich. Ich gebe es weiter, und der Coach antwortet hier persönlich.',
    pregnancy:
      'Hier möchte ich nicht raten: Was deine Ärztin oder Hebamme sagt, geht vor. Ich gebe es an den Coach weiter, der hier persönlich antwortet.',
    medication:
      'Dazu kann ich dir nichts raten: Bitte frag in der Praxis oder der Apotheke nach, bevor du etwas änderst. Ich gebe es an den Coach weiter, der hier persönlich antwortet.',
    payment:
      'Das ist etwas für den Coach, nicht für mich. Ich gebe es weiter, und der Coach sieht es sich an und antwortet persönlich.',
    anger:
      'Ich verstehe dich, und es tut mir leid. Ich höre hier auf und gebe es an den Coach weiter, der persönlich antwortet.',
    person:
      'Klar. Ich bin der automatische Assistent; ich gebe das an den Coach weiter, der hier mitliest und persönlich antwortet.',
    unheard:
      'Deine Sprachnachricht konnte ich nicht verstehen. Ich gebe sie an den Coach weiter, der hier persönlich antwortet; wenn du magst, schreib es kurz.',
    picture:
      'Danke für das Bild. Das ist etwas für die Augen des Coachs, nicht für meine: Ich gebe es weiter, und der Coach antwortet hier persönlich.',
    other: 'Das ist etwas für den Coach, nicht für mich. Ich gebe es weiter, und der Coach antwortet hier persönlich.',
  },
};
