import { Skeleton } from '@mantine/core';
import { notificationRoutes, type PushSubscription } from '@spotter/contract';
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'react-toastify';
import { useServices } from '../../../api/services.ts';
import { sayDayOfYear } from '../../../components/time/said-times.ts';
import { preferenceMessages } from './preference-messages.ts';
import { useDevices, useDevicesChanged } from './preference-queries.ts';

/** The devices that show pushes, and the way to have one of them shown none. */
export function DeviceList() {
  const devices = useDevices();
  if (devices.isPending) return <Skeleton className="delayed" height={64} radius="lg" />;
  if (devices.data === undefined) {
    return (
      <p role="alert">
        {preferenceMessages.failed}{' '}
        <button type="button" className="text-action" onClick={() => void devices.refetch()}>
          {preferenceMessages.retry}
        </button>
      </p>
    );
  }
  if (devices.data.length === 0) return <p className="profile-hint">{preferenceMessages.devicesNone}</p>;
  return (
    <ul className="sessions">
      {devices.data.map((device) => (
        <DeviceRow key={device._id} device={device} />
      ))}
    </ul>
  );
}

function DeviceRow({ device }: { device: PushSubscription }) {
  const { api, pushDevice } = useServices();
  const devicesChanged = useDevicesChanged();
  const remove = useMutation({
    mutationFn: async () => {
      await api.call(notificationRoutes.unsubscribe, { params: { id: device._id } });
      if (device.isThisSession) await pushDevice.switchOff();
    },
    onSuccess: () => toast.success(preferenceMessages.removed),
    onError: () => toast.error(preferenceMessages.removeFailed),
    // Gone already is what was wanted, too: the list shows it.
    onSettled: devicesChanged,
  });
  const name = device.device ?? preferenceMessages.unknownDevice;
  const Icon = /android|iphone|ipad|mobile/i.test(name) ? IconDeviceMobile : IconDeviceLaptop;
  const { lastSentAt, since } = device;
  return (
    <li>
      <Icon size={22} stroke={1.5} aria-hidden />
      <span className="session-device">{name}</span>
      <span className="session-time">
        {device.isThisSession && `${preferenceMessages.thisDevice} · `}
        {lastSentAt === null ? `since ${sayDayOfYear(since)}` : `last push ${sayDayOfYear(lastSentAt)}`}
      </span>
      <button
        type="button"
        className="text-action session-end"
        aria-label={`${preferenceMessages.remove} ${name}`}
        onClick={() => remove.mutate()}
        disabled={remove.isPending}
        aria-busy={remove.isPending}
      >
        {preferenceMessages.remove}
      </button>
    </li>
  );
}
