import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../api/services.ts';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { saveFile } from '../../components/save-file.ts';
import { profileMessages } from './messages.ts';

/** Downloads all of the user's data as one file. */
export function DataExport() {
  const { api } = useServices();
  const download = useMutation({
    mutationFn: async () => (await api.send('/users/me/export')).blob(),
    onSuccess: (file) => saveFile(file, `spotter-data-${new Date().toISOString().slice(0, 10)}.json`),
  });
  return (
    <>
      <Button
        variant="default"
        onClick={() => download.mutate()}
        disabled={download.isPending}
        aria-busy={download.isPending}
      >
        {download.isPending ? profileMessages.exporting : profileMessages.exportStart}
      </Button>
      <FormFailure message={download.isError ? profileMessages.exportFailed : null} />
    </>
  );
}
