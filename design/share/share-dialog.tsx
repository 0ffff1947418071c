import { onDemand } from '../on-demand/on-demand.tsx';

export type ShareDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** The shared page's path on this site. */
  path: string;
  /** A one-line description: the subject of a mail. */
  subject: string;
};

/** Ways to share an address: copy it, mail it, or the device's own share sheet. */
export const ShareDialog = onDemand<ShareDialogProps>(
  async () => (await import('./share-panel.tsx')).SharePanel,
);
