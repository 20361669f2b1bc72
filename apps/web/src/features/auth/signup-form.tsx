import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { authRoutes, HeardAboutUs, UserRole } from '@spotter/contract';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useServices } from '../../api/services.ts';
import { paths } from '../../paths.ts';
import { FormFailure } from '../../components/form-failure.tsx';
import { authMessages } from './messages.ts';
import { PasswordField } from '../../components/password-field.tsx';
import { StrengthBar } from '../../components/strength-bar.tsx';
import { useSignIn } from './use-sign-in.ts';

const roles = [
  { value: 'trainer', label: 'Trainer or coach' },
  { value: 'gym_owner', label: 'Gym owner' },
  { value: 'client', label: 'Client' },
  { value: 'other', label: 'Other' },
];

const sources = [
  { value: '', label: 'Choose one' },
  { value: 'search', label: 'Search' },
  { value: 'social', label: 'Social media' },
  { value: 'friend', label: 'A friend' },
  { value: 'advertisement', label: 'An advertisement' },
  { value: 'other', label: 'Other' },
];

const blank = {
  first_name: '',
  last_name: '',
  phone: '',
  email: '',
  password: '',
  companyName: '',
  userRole: 'trainer',
  heard_about_us: '',
};
type Field = keyof typeof blank;

/** Registration in three groups; on success the session begins. */
export function SignupForm() {
  const { api } = useServices();
  const [values, setValues] = useState(blank);
  const [termsAccepted, setTermsAccepted] = useState(false);
  const signUp = useSignIn(() =>
    api.call(authRoutes.signUp, {
      body: {
        ...values,
        email: values.email.trim(),
        phone: values.phone || null,
        companyName: values.companyName || null,
        userRole: UserRole.parse(values.userRole),
        heard_about_us: values.heard_about_us === '' ? null : HeardAboutUs.parse(values.heard_about_us),
        terms_agreed: true,
        avatar: null,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    }),
  );

  const field = (name: Field) => ({
    name,
    value: values[name],
    error: signUp.fieldFailures[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setValues((before) => ({ ...before, [name]: value }));
    },
  });

  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        void signUp.submit(undefined);
      }}
    >
      <Group title="Personal Information">
        <div className="form-pair">
          <TextInput label="First name" autoComplete="given-name" required {...field('first_name')} />
          <TextInput label="Last name" autoComplete="family-name" required {...field('last_name')} />
        </div>
        <TextInput label="Phone (optional)" type="tel" autoComplete="tel" {...field('phone')} />
      </Group>
      <Group title="Account Details">
        <TextInput label="Email" type="email" autoComplete="email" required {...field('email')} />
        <div>
          <PasswordField autoComplete="new-password" {...field('password')} />
          <StrengthBar password={values.password} id="password-strength" />
        </div>
      </Group>
      <Group title="Business Information">
        <TextInput label="Company name (optional)" autoComplete="organization" {...field('companyName')} />
        <div className="form-pair">
          <NativeSelect label="Role" data={roles} {...field('userRole')} />
          <NativeSelect label="How did you hear about us?" data={sources} {...field('heard_about_us')} />
        </div>
      </Group>
      <Checkbox
        className="form-terms"
        checked={termsAccepted}
        onChange={(event) => setTermsAccepted(event.currentTarget.checked)}
        required
        label={
          <>
            {authMessages.termsNeeded} <Link to={paths.terms}>Terms of Service</Link> and{' '}
            <Link to={paths.privacy}>Privacy Policy</Link>
          </>
        }
      />
      <Button type="submit" fullWidth size="lg" disabled={!termsAccepted || signUp.sending} aria-busy={signUp.sending}>
        {signUp.sending ? 'Creating your account…' : 'Create account'}
      </Button>
      <FormFailure message={signUp.failure} />
    </form>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="form-group">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
