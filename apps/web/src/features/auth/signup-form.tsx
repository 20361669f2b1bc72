import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { ApiError, authRoutes, HeardAboutUs, UserRole } from '@spotter/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useServices } from '../../api/services.ts';
import { paths } from '../../paths.ts';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { authMessages } from './messages.ts';
import { EmailField } from '../../components/form/email-field.tsx';
import { PasswordField } from '../../components/form/password-field.tsx';
import { StrengthBar } from '../../components/form/strength-bar.tsx';
import { Form } from '../../components/form/form.tsx';
import { FieldPair } from '../../components/form/field-pair.tsx';
import { browserTimeZone } from '../../components/time/time-zones.ts';
import { useSignIn } from './use-sign-in.ts';
import styles from './signup-form.module.css';

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

/** The fields of the first step. The others have defaults. */
const firstFields: readonly string[] = ['first_name', 'last_name', 'email', 'password', 'terms_agreed'];

/**
 * Registration in two short steps. On success the session begins.
 * A refusal leads back to the step that it concerns.
 */
export function SignupForm({ invitation }: { invitation: string | null }) {
  const { api } = useServices();
  const [values, setValues] = useState(blank);
  const [termsAccepted, setTermsAccepted] = useState(false);
  const [step, setStep] = useState<1 | 2>(1);
  const arrived = useRef(step);
  const head = useRef<HTMLParagraphElement>(null);
  const signUp = useSignIn(
    () => api.call(authRoutes.signUp, { body: { ...bodyOf(values), invitation } }),
    (error) => {
      if (isAboutFirstStep(error)) setStep(1);
      return false;
    },
  );

  // For keyboards and screen readers, each step starts at its head.
  useEffect(() => {
    if (arrived.current !== step) head.current?.focus();
    arrived.current = step;
  }, [step]);

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
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (step === 1) setStep(2);
        else void signUp.submit(undefined);
      }}
    >
      <p ref={head} className={styles.signupStep} tabIndex={-1}>
        {authMessages.signUpStep(step)}
      </p>
      <div className={styles.signupFields} hidden={step !== 1}>
        <PersonFields field={field} />
        <Checkbox
          className={styles.terms}
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
      </div>
      <div className={styles.signupFields} hidden={step !== 2}>
        <BusinessFields field={field} />
      </div>
      <SignupActions step={step} accepted={termsAccepted} sending={signUp.sending} onBack={() => setStep(1)} />
      <FormFailure message={signUp.failure} />
    </Form>
  );
}

type FieldProps = {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { currentTarget: { value: string } }) => void;
};

function PersonFields({ field }: { field: (name: Field) => FieldProps }) {
  return (
    <>
      <Group title="Personal Information">
        <FieldPair>
          <TextInput label="First name" autoComplete="given-name" required {...field('first_name')} />
          <TextInput label="Last name" autoComplete="family-name" required {...field('last_name')} />
        </FieldPair>
      </Group>
      <Group title="Account Details">
        <EmailField required {...field('email')} />
        <div>
          <PasswordField autoComplete="new-password" {...field('password')} />
          <StrengthBar password={field('password').value} id="password-strength" />
        </div>
      </Group>
    </>
  );
}

function BusinessFields({ field }: { field: (name: Field) => FieldProps }) {
  return (
    <>
      <Group title="Personal Information">
        <TextInput label="Phone (optional)" type="tel" autoComplete="tel" {...field('phone')} />
      </Group>
      <Group title="Business Information">
        <TextInput label="Company name (optional)" autoComplete="organization" {...field('companyName')} />
        <FieldPair>
          <NativeSelect label="Role" data={roles} {...field('userRole')} />
          <NativeSelect label="How did you hear about us?" data={sources} {...field('heard_about_us')} />
        </FieldPair>
      </Group>
    </>
  );
}

function SignupActions(props: { step: 1 | 2; accepted: boolean; sending: boolean; onBack: () => void }) {
  if (props.step === 1) {
    return (
      <Button key="continue" type="submit" fullWidth size="lg" disabled={!props.accepted}>
        {authMessages.signUpContinue}
      </Button>
    );
  }
  return (
    <div className={styles.signupActions}>
      <Button variant="default" size="lg" disabled={props.sending} onClick={props.onBack}>
        {authMessages.signUpBack}
      </Button>
      <Button
        key="create"
        type="submit"
        size="lg"
        disabled={!props.accepted || props.sending}
        aria-busy={props.sending}
      >
        {props.sending ? 'Creating your account…' : 'Create account'}
      </Button>
    </div>
  );
}

/** Returns what is sent; what was left empty is not known. */
function bodyOf(values: typeof blank) {
  return {
    ...values,
    email: values.email.trim(),
    phone: values.phone || null,
    companyName: values.companyName || null,
    userRole: UserRole.parse(values.userRole),
    heard_about_us: values.heard_about_us === '' ? null : HeardAboutUs.parse(values.heard_about_us),
    terms_agreed: true as const,
    avatar: null,
    timeZone: browserTimeZone(),
  };
}

function isAboutFirstStep(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'email_taken' || error.issues.some(({ path }) => firstFields.includes(path));
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
