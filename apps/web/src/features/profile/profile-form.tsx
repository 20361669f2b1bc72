import { Button, TextInput } from '@mantine/core';
import { ApiError, meetingPlaceLength, type User, userRoutes } from '@spotter/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { usePlatform } from '../../api/platform.ts';
import { useServices } from '../../api/services.ts';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { Form } from '../../components/form/form.tsx';
import { FieldPair } from '../../components/form/field-pair.tsx';
import { profileMessages, updateFailure } from './messages.ts';
import { TimeZoneField } from './time-zone-field.tsx';

/**
 * The form for names, phone, company, time zone and the place of calls.
 * After saving, the page reloads and says so.
 */
export function ProfileForm({ user }: { user: User }) {
  const { api, session } = useServices();
  const { pageReload } = usePlatform();
  const [values, setValues] = useState({
    first_name: user.first_name,
    last_name: user.last_name,
    phone: user.phone ?? '',
    companyName: user.companyName ?? '',
    timeZone: user.timeZone,
    meetingPlace: user.meetingPlace ?? '',
  });
  const update = useMutation({
    mutationFn: async () => {
      const changed = {
        ...user,
        ...values,
        phone: values.phone || null,
        companyName: values.companyName || null,
        meetingPlace: values.meetingPlace || null,
      };
      await api.call(userRoutes.update, { body: changed });
      return changed;
    },
    onSuccess: (changed) => {
      session.renew(changed);
      pageReload.reload(profileMessages.updated);
    },
    onError: () => toast.error(profileMessages.updateFailedToast),
  });

  const issues = update.error instanceof ApiError ? update.error.issues : [];
  const field = (name: Exclude<keyof typeof values, 'timeZone'>) => ({
    name,
    value: values[name],
    error: issues.find((issue) => issue.path === name)?.message,
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setValues((before) => ({ ...before, [name]: value }));
    },
  });

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        update.mutate();
      }}
    >
      <FieldPair>
        <TextInput label="First name" autoComplete="given-name" required maxLength={100} {...field('first_name')} />
        <TextInput label="Last name" autoComplete="family-name" required maxLength={100} {...field('last_name')} />
      </FieldPair>
      <FieldPair>
        <TextInput label="Phone (optional)" type="tel" autoComplete="tel" maxLength={50} {...field('phone')} />
        <TextInput
          label="Company name (optional)"
          autoComplete="organization"
          maxLength={200}
          {...field('companyName')}
        />
      </FieldPair>
      <TimeZoneField
        value={values.timeZone}
        onChange={(timeZone) => setValues((before) => ({ ...before, timeZone }))}
      />
      <TextInput
        label={profileMessages.place}
        description={profileMessages.placeHint}
        maxLength={meetingPlaceLength}
        {...field('meetingPlace')}
      />
      <Button type="submit" disabled={update.isPending} aria-busy={update.isPending}>
        {update.isPending ? profileMessages.saving : profileMessages.save}
      </Button>
      <FormFailure message={update.isError ? updateFailure(update.error) : null} />
    </Form>
  );
}
