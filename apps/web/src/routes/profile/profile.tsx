import { IconUserOff } from '@tabler/icons-react';
import { useSession } from '../../api/platform.ts';
import { FullScreenSpinner } from '../../components/page/full-screen-spinner.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { StateMessage } from '../../components/page/state-message.tsx';
import { AvailabilityEditor } from '../../features/booking/availability/availability-editor.tsx';
import { availabilityMessages } from '../../features/booking/availability/availability-messages.ts';
import { InstallSteps } from '../../features/device/install-hint.tsx';
import { installMessages } from '../../features/device/install-messages.ts';
import { NotificationPreferencesForm } from '../../features/notifications/preferences/notification-preferences.tsx';
import { preferenceMessages } from '../../features/notifications/preferences/preference-messages.ts';
import { ActivityList } from '../../features/profile/activity-list.tsx';
import { AvatarField } from '../../features/profile/picture/avatar-field.tsx';
import { DataExport } from '../../features/profile/data-export.tsx';
import { DeleteAccount } from '../../features/profile/delete-account.tsx';
import { profileMessages } from '../../features/profile/messages.ts';
import { PasswordForm } from '../../features/profile/sign-in/password-form.tsx';
import { ProfileForm } from '../../features/profile/profile-form.tsx';
import { ProfileGroup, ProfileTabs } from '../../features/profile/profile-tabs.tsx';
import { useUser } from '../../features/profile/queries.ts';
import { Section } from '../../features/profile/section.tsx';
import { SessionsList } from '../../features/profile/sign-in/sessions-list.tsx';
import { TwoStep } from '../../features/profile/sign-in/two-step.tsx';
import styles from './profile.module.css';

export function meta() {
  return [{ title: 'Profile · Spotter' }];
}

export default function ProfilePage() {
  const id = useSession()?.user._id ?? '';
  const { data: user, isPending, refetch } = useUser(id);
  if (isPending) return <FullScreenSpinner />;
  return (
    <div className={styles.profile}>
      <PageHeading>{profileMessages.title}</PageHeading>
      {user === undefined ? (
        <StateMessage
          failure
          icon={<IconUserOff />}
          title={profileMessages.loadFailedTitle}
          action={{ label: profileMessages.retry, onClick: () => void refetch() }}
        >
          {profileMessages.loadFailedHint}
        </StateMessage>
      ) : (
        <>
          <ProfileTabs />
          <ProfileGroup group="you" id="you">
            <Section title={profileMessages.detailsTitle} hint={profileMessages.detailsHint}>
              <AvatarField user={user} />
              <ProfileForm user={user} />
            </Section>
          </ProfileGroup>
          <ProfileGroup group="hours">
            <Section id="availability" title={availabilityMessages.title} hint={availabilityMessages.hint}>
              <AvailabilityEditor zoneField="#time-zone" />
            </Section>
          </ProfileGroup>
          <ProfileGroup group="alerts">
            <Section id="notifications" title={preferenceMessages.title} hint={preferenceMessages.hint}>
              <NotificationPreferencesForm install={<InstallSteps />} />
            </Section>
            <Section id="install" title={installMessages.installTitle} hint={installMessages.installHint}>
              <InstallSteps />
            </Section>
          </ProfileGroup>
          <ProfileGroup group="security" id="security">
            <Section title={profileMessages.passwordTitle} hint={profileMessages.passwordHint}>
              <PasswordForm />
            </Section>
            <Section title={profileMessages.twoStepTitle} hint={profileMessages.twoStepHint}>
              <TwoStep user={user} />
            </Section>
            <Section title={profileMessages.sessionsTitle} hint={profileMessages.sessionsHint}>
              <SessionsList />
            </Section>
            <Section title={profileMessages.activityTitle} hint={profileMessages.activityHint}>
              <ActivityList />
            </Section>
          </ProfileGroup>
          <ProfileGroup group="data" id="data">
            <Section title={profileMessages.exportTitle} hint={profileMessages.exportHint}>
              <DataExport />
            </Section>
            <Section title={profileMessages.deleteTitle} hint={profileMessages.deleteHint}>
              <DeleteAccount />
            </Section>
          </ProfileGroup>
        </>
      )}
    </div>
  );
}
