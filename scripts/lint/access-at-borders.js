// The rule spotter/access-at-borders: an access says for whom something is done, so nobody makes one up. It is
// made where somebody signs in, where an operator or a provider names a person, and where work begins with a
// row.
import path from 'node:path';
import { isTest } from './directions.js';

const made = 'apps/server/src/platform/access.ts';

/** What makes an access or a workspace's id, and the files that may import it. */
const makers = {
  accessOf: [
    'modules/auth/sign-in/sessions.ts',
    'modules/api-keys/api-keys.service.ts',
    'modules/users/workspaces.repository.ts',
  ],
  // Ids that are new, or that a row gave and that went on as text.
  toWorkspaceId: [
    'modules/users/members.repository.ts',
    'modules/connections/consent/consent-state.ts',
    'modules/team/members.service.ts',
    'modules/chats/assignees/release-chats.job.ts',
    'modules/autoreply/record/safety-record.service.ts',
    'modules/simulations/simulations.job.ts',
    'modules/booking/calendars/own-calendar.ts',
    'model-check/run-check.ts',
    'database/signals.ts',
  ],
  // A person who was named by a signed state, by the configuration of the demo,
  // or by their own request to a lower module.
  getAccessOfUser: [
    'modules/users/data-export.ts',
    'composition/people.ts',
    'composition/sign-in.ts',
    'demo/seed-demo.ts',
  ],
  listAccessesOfOwner: ['composition/people.ts', 'composition/sign-in.ts'],
  // A person and a workspace that a signed state, a notification or a choice named: only a member has one.
  findAccessOfMember: [
    'modules/connections/consent/consent.service.ts',
    'modules/notifications/notifications.service.ts',
    'modules/team/members.service.ts',
  ],
  // A row that a provider's callback, or a job, led to.
  getAccessOfWorkspace: [
    'modules/connections/connections.service.ts',
    'modules/chats/bulk/bulk.job.ts',
    'modules/simulations/simulations.job.ts',
    'modules/simulations/schedule/nightly-suite.job.ts',
  ],
};
const types = new Set(['Access', 'WorkspaceId']);

/** @param {string} root the repository's folder */
export function accessAtBorders(root) {
  return {
    create(context) {
      const file = path.relative(root, context.filename).replaceAll('\\', '/');
      if (isTest(file) || file === made) return {};
      const refuse = (node, what) =>
        context.report({
          node,
          message: `${what} makes an access away from the borders: take the one that you were called with`,
        });
      return {
        ImportSpecifier({ imported }) {
          const allowed = Object.hasOwn(makers, imported.name) ? makers[imported.name] : null;
          if (allowed !== null && !allowed.includes(file.replace('apps/server/src/', ''))) {
            refuse(imported, imported.name);
          }
        },
        TSAsExpression({ typeAnnotation }) {
          const { name } = typeAnnotation.typeName ?? {};
          if (types.has(name)) refuse(typeAnnotation, `as ${name}`);
        },
      };
    },
  };
}
