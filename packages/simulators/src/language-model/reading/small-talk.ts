import { plainText } from './plain-text.ts';

const sayingNothing = new Set(
  (
    'hi hey heyy heyyy hello helo hiya yo sup there again good morning afternoon evening day how are you doing u r whats up thanks thank thx ty so ' +
    'much lol haha hahaha ok okay k cool nice great awesome wow hmm oh ah um please pls just saw seen your ur the reel story post video and from ' +
    'here hola holaa holaaa buenas buenos dias tardes noches buen dia que tal como estas gracias jaja jajaja vale va bueno genial vi tu reel historia ' +
    'saludos amigo coach hey'
  ).split(' '),
);

/** Whether a message only greets, thanks or says where it comes from, which tells nothing about the writer. */
export function isSmallTalk(text: string): boolean {
  const words = plainText(text).match(/[\p{L}\p{N}']+/gu) ?? [];
  return words.every((word) => sayingNothing.has(word));
}
