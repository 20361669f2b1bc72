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
export function SignupForm() {
  const { api } = useServices();
  const [values, setValues] = useState(blank);
  const [termsAccepted, setTermsAccepted] = useState(false);
  const [step, setStep] = useState<1 | 2>(1);
  const arrived = useRef(step);
  const head = useRef<HTMLParagraphElement>(null);
  const signUp = useSignIn(
    () =>
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
          timeZone: browserTimeZone(),
        },
      }),
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
            <StrengthBar password={values.password} id="password-strength" />
          </div>
        </Group>
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
      </div>
      {step === 1 ? (
        <Button key="continue" type="submit" fullWidth size="lg" disabled={!termsAccepted}>
          {authMessages.signUpContinue}
        </Button>
      ) : (
        <div className={styles.signupActions}>
          <Button variant="default" size="lg" disabled={signUp.sending} onClick={() => setStep(1)}>
            {authMessages.signUpBack}
          </Button>
          <Button
            key="create"
            type="submit"
            size="lg"
            disabled={!termsAccepted || signUp.sending}
            aria-busy={signUp.sending}
          >
            {signUp.sending ? 'Creating your account…' : 'Create account'}
          </Button>
        </div>
      )}
      <FormFailure message={signUp.failure} />
    </Form>
  );
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
