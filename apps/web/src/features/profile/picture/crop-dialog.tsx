import 'react-easy-crop/react-easy-crop.css';
import { Button } from '@mantine/core';
import type { User } from '@spotter/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import { toast } from 'react-toastify';
import { useServices } from '../../../api/services.ts';
import { Dialog, DialogActions } from '../../../components/dialog.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { pictureFailure, profileMessages } from '../messages.ts';
import { type Area, cropPicture } from './picture-file.ts';
import { useRenewedUser } from '../queries.ts';
import styles from './crop-dialog.module.css';

const maxZoom = 4;
const zoomStep = 0.2;

/** The dialog that crops the picture to a square and saves it. It is loaded when a picture is chosen. */
export default function CropDialog(props: { user: User; file: File; onClose: () => void; onUnreadable: () => void }) {
  const { user, file, onClose } = props;
  const { api } = useServices();
  const renewUser = useRenewedUser();
  const picture = useObjectUrl(file);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [crop, setCrop] = useState<{ share: Area; pixels: Area } | null>(null);
  const save = useMutation({
    mutationFn: async () => {
      const square = await cropPicture(file, crop?.pixels ?? null);
      const body = new FormData();
      body.append('avatar', square, `avatar.${square.type.replace('image/', '')}`);
      await api.send('/users/me/avatar', { method: 'PUT', body });
      await renewUser(user);
    },
    onSuccess: () => {
      toast.success(profileMessages.pictureSaved);
      onClose();
    },
  });

  return (
    <Dialog opened onClose={onClose} title={profileMessages.cropTitle}>
      <div
        className={styles.cropArea}
        onKeyDown={(event) => {
          if (event.key === '+' || event.key === '=') setZoom(Math.min(zoom + zoomStep, maxZoom));
          if (event.key === '-') setZoom(Math.max(zoom - zoomStep, 1));
        }}
      >
        {picture !== null && (
          <Cropper
            image={picture}
            crop={position}
            zoom={zoom}
            maxZoom={maxZoom}
            aspect={1}
            cropShape="round"
            showGrid={false}
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropComplete={(share, pixels) => setCrop({ share, pixels })}
            onCropAreaChange={(share, pixels) => setCrop({ share, pixels })}
            cropperProps={{ 'aria-label': profileMessages.cropArea, role: 'group' }}
            mediaProps={{ alt: '', onError: props.onUnreadable }}
            disableAutomaticStylesInjection
          />
        )}
      </div>
      <div className={styles.cropTools}>
        <label className={styles.cropZoom}>
          {profileMessages.cropZoom}
          <input
            type="range"
            min={1}
            max={maxZoom}
            step={zoomStep / 2}
            value={zoom}
            onChange={(event) => setZoom(Number(event.currentTarget.value))}
          />
        </label>
        {picture !== null && crop !== null && (
          <figure className={styles.cropPreview}>
            <span style={{ width: 44, height: 44 }}>
              <img src={picture} alt="" style={previewPlace(crop.share)} />
            </span>
            <figcaption>{profileMessages.cropPreview}</figcaption>
          </figure>
        )}
      </div>
      <p className={styles.cropHint}>{profileMessages.cropHint}</p>
      <FormFailure message={save.isError ? pictureFailure(save.error) : null} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {profileMessages.cancel}
        </Button>
        <Button onClick={() => save.mutate()} disabled={save.isPending} aria-busy={save.isPending}>
          {save.isPending ? profileMessages.cropSaving : profileMessages.cropSave}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Returns the position of the whole picture at which its cropped part fills the frame. Numbers are in percent. */
function previewPlace({ x, y, width, height }: Area) {
  return {
    width: `${10_000 / width}%`,
    height: `${10_000 / height}%`,
    left: `${(-100 * x) / width}%`,
    top: `${(-100 * y) / height}%`,
  };
}

function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
