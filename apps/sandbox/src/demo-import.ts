import type { DemoConversation, DemoMessage, DemoStory } from '@spotter/demo';
import type { InstagramControl } from '@spotter/simulators/instagram/instagram-control';

/** Gives Instagram the demo coach's account, her contacts and what was written so far, without any webhook. */
export function importDemoStory(control: InstagramControl, story: DemoStory, toldAt: Date): void {
  const { account } = story;
  control.addAccount({ ...account, pictureUrl: null });
  for (const contact of [...story.freshLeads, ...story.conversations.map((conversation) => conversation.contact)]) {
    control.addContact(account.id, { ...contact, followsBusiness: true });
  }
  for (const conversation of story.conversations) {
    for (const message of conversation.messages) {
      control.importMessage(account.id, conversation.contact.id, {
        from: message.from === 'contact' ? 'contact' : 'business',
        via: writtenVia(message, conversation),
        text: message.text,
        at: new Date(toldAt.getTime() - message.minutesAgo * 60_000),
        messageId: message.id,
      });
    }
  }
}

/** The coach's own words went through the app where the story says so; everything else was sent by the API. */
function writtenVia(message: DemoMessage, conversation: DemoConversation): 'api' | 'app' {
  return message.from === 'coach' && conversation.takenOverVia === 'app' ? 'app' : 'api';
}
