import { z } from 'zod';
import { roles } from './roles.ts';

/** The roles to which people are invited; a workspace has one owner. */
export const invitedRoles = ['viewer', 'setter', 'manager'] as const;

export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

export const InvitedRole = z.enum(invitedRoles);
export type InvitedRole = z.infer<typeof InvitedRole>;
