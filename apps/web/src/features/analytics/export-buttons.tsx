import { Button } from '@mantine/core';
import { analyticsRoutes } from '@spotter/contract';
import type { DayRange } from '@spotter/domain/analytics';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'react-toastify';
import { useServices } from '../../api/services.ts';
import { saveFile } from '../../components/save-file.ts';
import { analyticsMessages } from './messages.ts';
import styles from './analytics.module.css';

type Exported = 'conversations' | 'arrivals' | 'days' | 'follow-ups';

const names: Record<Exported, string> = {
  conversations: analyticsMessages.exportConversations,
  arrivals: analyticsMessages.exportArrivals,
  days: analyticsMessages.exportDays,
  'follow-ups': analyticsMessages.exportFollowUps,
};

/** Buttons that download the range as files for a spreadsheet. */
export function ExportButtons({ range }: { range: DayRange }) {
  const { api } = useServices();
  const download = useMutation({
    mutationFn: async (of: Exported) => {
      const query = new URLSearchParams({ ...range, of });
      const file = await (await api.send(`${analyticsRoutes.exportCsv.path}?${query}`)).blob();
      return { file, name: `spotter-${of}-${range.from}-to-${range.to}.csv` };
    },
    onSuccess: ({ file, name }) => saveFile(file, name),
    onError: () => toast.error(analyticsMessages.exportFailed),
  });
  return (
    <div className={styles.exports} role="group" aria-label={analyticsMessages.export}>
      {(Object.keys(names) as Exported[]).map((of) => (
        <Button
          key={of}
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          disabled={download.isPending}
          onClick={() => download.mutate(of)}
        >
          {names[of]}
        </Button>
      ))}
    </div>
  );
}
