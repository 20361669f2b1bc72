import { Skeleton } from '@mantine/core';
import { notificationRoutes, type PushSubscription } from '@spotter/contract';
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'react-toastify';
import { useServices } from '../../../api/services.ts';
import { sayDayOfYear } from '../../../components/time/said-times.ts';
import { RecordList, RecordRow } from '../../../components/record-list.tsx';
import { Hint } from '../../../components/hint.tsx';
import { preferenceMessages } from './preference-messages.ts';
import { useDevices, useDevicesChanged } from './preference-queries.ts';

/** The devices that show pushes, with a way to end that for each. */
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
  if (devices.data.length === 0) return <Hint>{preferenceMessages.devicesNone}</Hint>;
  return (
    <RecordList>
      {devices.data.map((device) => (
        <DeviceRow key={device._id} device={device} />
      ))}
    </RecordList>
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
    // If it is gone already, that is also what was wanted, and the list shows it.
    onSettled: devicesChanged,
  });
  const name = device.device ?? preferenceMessages.unknownDevice;
  const Icon = /android|iphone|ipad|mobile/i.test(name) ? IconDeviceMobile : IconDeviceLaptop;
  const { lastSentAt, since } = device;
  return (
    <RecordRow
      icon={<Icon size={22} stroke={1.5} aria-hidden />}
      name={name}
      details={
        <>
          {' '}
          {device.isThisSession && `${preferenceMessages.thisDevice} · `}
          {lastSentAt === null ? `since ${sayDayOfYear(since)}` : `last push ${sayDayOfYear(lastSentAt)}`}
        </>
      }
      action={
        <button
          type="button"
          className="text-action"
          aria-label={`${preferenceMessages.remove} ${name}`}
          onClick={() => remove.mutate()}
          disabled={remove.isPending}
          aria-busy={remove.isPending}
        >
          {preferenceMessages.remove}
        </button>
      }
    />
  );
}
