import type { Database } from '../../database/database.ts';
import { listOfChat } from './appointments.repository.ts';
import type { AvailabilityService } from './availability.ts';
import { type CallPlace, placeOf } from './call-place.ts';
import type { ManageLinks } from './manage-links.ts';

/** Where a call takes place (null where nobody has said), and where the contact moves, cancels and saves it. */
export type CallDirections = { place: CallPlace | null; manageUrl: string };

/** What a contact has to know to come to a call that is booked in a chat; null where the chat has no such call. */
export type FindDirections = (request: { chatId: string; appointmentId: string }) => Promise<CallDirections | null>;

export function createCallDirections(options: {
  database: Database;
  availability: AvailabilityService;
  manageLinks: ManageLinks;
}): FindDirections {
  const { database, availability, manageLinks } = options;
  return async ({ chatId, appointmentId }) => {
    const call = (await listOfChat(database, chatId)).find(({ id }) => id === appointmentId);
    const coach = call === undefined ? null : await availability.findCoach(call.coachId);
    if (call === undefined || coach === null) return null;
    return { place: placeOf(call, coach), manageUrl: manageLinks.urlOf(call) };
  };
}
