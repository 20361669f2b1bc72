import { NativeSelect } from '@mantine/core';
import { InvitedRole, invitedRoles } from '@spotter/contract';
import { roleHints, roleNames, teamMessages } from './messages.ts';

/** Which role somebody gets, and what it may do. */
export function RoleChoice(props: { value: InvitedRole; onChange: (role: InvitedRole) => void }) {
  return (
    <NativeSelect
      label={teamMessages.role}
      description={roleHints[props.value]}
      inputWrapperOrder={['label', 'input', 'description']}
      data={invitedRoles.toReversed().map((value) => ({ value, label: roleNames[value] }))}
      value={props.value}
      onChange={(event) => props.onChange(InvitedRole.parse(event.currentTarget.value))}
    />
  );
}
