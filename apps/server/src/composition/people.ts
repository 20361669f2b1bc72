import type { BaseServices } from '../base-services.ts';
import { createAuditLog } from '../modules/auth/index.ts';
import { resumeWithPlan } from '../modules/autoreply/index.ts';
import { createBilling } from '../modules/billing/index.ts';
import { createContact } from '../modules/contact/index.ts';
import { createReports } from '../modules/notifications/index.ts';
import { createUsers, getAccessOfUser, listAccessesOfOwner } from '../modules/users/index.ts';

export type People = ReturnType<typeof connectPeople>;

/** Connects what is about the persons themselves: who they are, what they pay for, and what is noted of them. */
export function connectPeople({ base, config, providers, now }: BaseServices) {
  const audit = createAuditLog(base);
  const reports = createReports(base);
  const users = createUsers({ ...base, verifyEmail: config.verifyEmail });
  const billing = createBilling({
    ...base,
    users: users.service,
    payments: providers.payments,
    enforced: config.planEnforced,
    async onResumed(tx, userId) {
      for (const { workspaceId } of await listAccessesOfOwner(tx, userId)) await resumeWithPlan(tx, workspaceId, now());
    },
    onChanged: (tx, userId, plan) => audit.record(tx, { userId, action: 'plan-changed', detail: plan }),
    onLapsed: reports.planLapsed,
  });
  const contact = createContact({ ...base, support: config.support });
  return {
    audit,
    reports,
    users,
    billing,
    contact,
    /** Returns the coach whose agent visitors of the landing page may write to; null: nobody's. */
    async findLandingCoach() {
      const email = config.landingAgent ? config.landingTrainerEmail : null;
      const user = email === null ? null : await users.service.findByEmail(email);
      if (user === null) return null;
      return { access: await getAccessOfUser(base.database, user.id), firstName: user.firstName };
    },
  };
}
