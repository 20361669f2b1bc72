const spanish = /\b(para|no|basta|deja|dejame|escrib\w*|mensajes?|baja)\b/i;
const english = /\b(stop|unsubscribe|quit|cancel|messag\w*|msg\w*|leave|end)\b/i;

/** The one thing said after a wish to be left alone, in the contact's language. */
export function optOutConfirmation(text: string): string {
  return spanish.test(text) && !english.test(text)
    ? 'Entendido, no te escribiré más.'
    : "Understood, I won't message you again.";
}
