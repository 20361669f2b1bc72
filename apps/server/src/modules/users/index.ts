// The coaches: their workspaces, profiles and pictures, and the export of everything stored about them.
export { createUsers } from './users.module.ts';
export { toAvatarPicture } from './avatar-picture.ts';
export { createDataExport, type Exporters } from './data-export.ts';
export { type Sections, writeSections } from './section-stream.ts';
export { avatarAddress, presentUser } from './users.presenter.ts';
export { findUserById, updateUser, type UserRow } from './users.repository.ts';
export { emailNotVerified, type NewUser, normalEmail, type UsersService } from './users.service.ts';
export {
  changeOwner,
  countMembers,
  countOthers,
  deleteMember,
  insertMember,
  type ListedMember,
  listMembers,
  listWorkspaces,
  lockWorkspace,
  updateRole,
  workspaceName,
} from './members.repository.ts';
export {
  findAccessOfMember,
  getAccessOfUser,
  getAccessOfWorkspace,
  listAccessesOfOwner,
  ownerIdOf,
} from './workspaces.repository.ts';

// Tables for the joins of other modules. Only this module writes their rows.
export { bytes, users } from './users.tables.ts';
export { workspaceId, workspaceMembers, workspaces } from './workspaces.tables.ts';
