import type {
  CalendlyWorldState,
  SimulatedCalendlyAccount,
  SimulatedCalendlyBooking,
  SimulatedCalendlySubscription,
} from './calendly-world-state.ts';

/** The base of addresses (URIs), which are the ids wherever the simulator listens. */
const api = 'https://api.calendly.com';

/** Returns the user's address. */
export const userUri = ({ id }: SimulatedCalendlyAccount) => `${api}/users/${id}`;
/** Returns the address of the user's organization. */
export const organizationUri = ({ organizationId }: SimulatedCalendlyAccount) =>
  `${api}/organizations/${organizationId}`;
/** Returns the address of an event type. */
export const eventTypeUri = (id: string) => `${api}/event_types/${id}`;
const eventUri = (id: string) => `${api}/scheduled_events/${id}`;
const inviteeUri = ({ id, inviteeId }: SimulatedCalendlyBooking) => `${eventUri(id)}/invitees/${inviteeId}`;

/** Returns an instant in UTC with microseconds, as Calendly writes it. */
export function instant(iso: string): string {
  return new Date(iso).toISOString().replace('Z', '000Z');
}

/** Returns the user as in `/users/me`. */
export function userView(account: SimulatedCalendlyAccount, origin: string) {
  const { name, slug, email, timeZone } = account;
  return {
    uri: userUri(account),
    name,
    slug,
    email,
    scheduling_url: `${origin}/${slug}`,
    timezone: timeZone,
    avatar_url: null,
    created_at: '2024-01-08T09:00:00.000000Z',
    updated_at: '2024-01-08T09:00:00.000000Z',
    current_organization: organizationUri(account),
  };
}

/** Returns an event type. */
export function eventTypeView(
  { id, name, slug, durationMinutes }: SimulatedCalendlyAccount['eventTypes'][number],
  owner: SimulatedCalendlyAccount,
  origin: string,
) {
  return {
    uri: eventTypeUri(id),
    name,
    active: true,
    slug,
    scheduling_url: `${origin}/${owner.slug}/${slug}`,
    duration: durationMinutes,
    kind: 'solo',
    pooling_type: null,
    type: 'StandardEventType',
    color: '#0088ff',
    booking_method: 'instant',
    custom_questions: [],
    profile: { type: 'User', name: owner.name, owner: userUri(owner) },
    secret: false,
    deleted_at: null,
    admin_managed: false,
  };
}

/** Returns a booked meeting. */
export function eventView(booking: SimulatedCalendlyBooking, owner: SimulatedCalendlyAccount) {
  const type = owner.eventTypes.find(({ id }) => id === booking.eventTypeId);
  return {
    uri: eventUri(booking.id),
    name: type?.name ?? '',
    status: booking.state,
    start_time: instant(booking.start),
    end_time: instant(booking.end),
    event_type: eventTypeUri(booking.eventTypeId),
    location: {
      type: 'google_conference',
      status: 'pushed',
      join_url: `https://calendly.com/events/${booking.id}/google_meet`,
    },
    invitees_counter: { total: 1, active: booking.state === 'active' ? 1 : 0, limit: 1 },
    created_at: instant(booking.createdAt),
    updated_at: instant(booking.updatedAt),
    event_memberships: [{ user: userUri(owner) }],
    event_guests: [],
    ...cancellationView(booking),
  };
}

/** Returns the guest of a booked meeting. */
export function inviteeView(booking: SimulatedCalendlyBooking, world: CalendlyWorldState, origin: string) {
  const { guest, tracking } = booking;
  const track = (name: string) => tracking[name] ?? null;
  const other = (id: string | null) => {
    const found = world.bookings.find((known) => known.id === id);
    return found ? inviteeUri(found) : null;
  };
  return {
    uri: inviteeUri(booking),
    email: guest.email,
    first_name: null,
    last_name: null,
    name: guest.name,
    status: booking.state,
    questions_and_answers: [],
    timezone: guest.timeZone,
    event: eventUri(booking.id),
    created_at: instant(booking.createdAt),
    updated_at: instant(booking.updatedAt),
    tracking: {
      utm_campaign: track('utm_campaign'),
      utm_source: track('utm_source'),
      utm_medium: track('utm_medium'),
      utm_content: track('utm_content'),
      utm_term: track('utm_term'),
      salesforce_uuid: null,
    },
    text_reminder_number: null,
    rescheduled: booking.replacedBy !== null,
    old_invitee: other(booking.replaces),
    new_invitee: other(booking.replacedBy),
    cancel_url: `${origin}/cancellations/${booking.inviteeId}`,
    reschedule_url: `${origin}/reschedulings/${booking.inviteeId}`,
    routing_form_submission: null,
    payment: null,
    no_show: null,
    reconfirmation: null,
    ...cancellationView(booking),
  };
}

function cancellationView({ cancellation }: SimulatedCalendlyBooking) {
  if (!cancellation) return {};
  const { by, reason, byHost } = cancellation;
  return { cancellation: { canceled_by: by, reason, canceler_type: byHost ? 'host' : 'invitee' } };
}

/** Returns a webhook subscription. */
export function subscriptionView(subscription: SimulatedCalendlySubscription, owner: SimulatedCalendlyAccount) {
  return {
    uri: `${api}/webhook_subscriptions/${subscription.id}`,
    callback_url: subscription.url,
    created_at: instant(subscription.createdAt),
    updated_at: instant(subscription.createdAt),
    retry_started_at: null,
    state: subscription.state,
    events: subscription.events,
    scope: 'user',
    organization: organizationUri(owner),
    user: userUri(owner),
    creator: userUri(owner),
  };
}
