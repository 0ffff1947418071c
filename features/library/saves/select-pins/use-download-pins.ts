import { useLingui } from '@lingui/react/macro';
import { toast } from '#design/toast/toast.ts';
import { MOST_PINS_AT_ONCE } from '#features/library/pins/pin.ts';
import { call } from '#platform/resource/client.ts';
import { failureText } from '#platform/resource/use-connection-texts.ts';

const ERROR_MS = 6000;

/** The browser shows how far it is. */
export function useDownloadPins() {
  const { t } = useLingui();
  const most = MOST_PINS_AT_ONCE;
  return async (pinIds: readonly string[]): Promise<void> => {
    const fail = (text: string) => toast.show({ kind: 'error', text, duration: ERROR_MS });
    if (pinIds.length > most) return void fail(t`You can download ${most} Pins at a time. Choose fewer.`);
    const id = toast.show({ kind: 'progress', text: t`Preparing your download…` });
    try {
      const { data } = await call('PinDownloadsResource.create', { pin_ids: [...pinIds] });
      toast.show({ id, kind: 'success', text: t`Download started` });
      const link = document.createElement('a');
      link.href = data.url;
      link.download = '';
      link.click();
    } catch (error) {
      toast.dismiss(id);
      fail(failureText(error, t`We couldn't prepare the download. Try again.`));
    }
  };
}
