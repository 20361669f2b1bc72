import type { BaseServices } from '../base-services.ts';
import type { ChatCalls } from '../modules/booking/index.ts';
import type { requestJobs } from '../queue/queue.ts';
import { connectAgents } from './agents.ts';
import { connectAnswering } from './answering.ts';
import { connectConversations } from './conversations.ts';
import { connectModel } from './model.ts';
import { connectPeople } from './people.ts';
import { connectSignIn } from './sign-in.ts';

export type Modules = ReturnType<typeof connectModules>;

/**
 * Connects the modules, each group to those before it, and passes to each the parts of higher modules and the
 * receivers of its events. `requestHere`: requests jobs that this process may start right away.
 */
export function connectModules(ground: BaseServices, requestHere: typeof requestJobs) {
  const people = connectPeople(ground);
  const model = connectModel(ground, { people });
  const findOpenTimes: ChatCalls['findOpenTimes'] = (request) => answering.booking.chatCalls.findOpenTimes(request);
  const conversations = connectConversations(ground, { people, model, requestHere, findOpenTimes });
  const answering = connectAnswering(ground, { people, model, conversations });
  return {
    ...people,
    ...conversations,
    ...answering,
    ...connectAgents(ground, { people, model, conversations, answering }),
    ...connectSignIn(ground, { people, conversations, answering }),
  };
}
