import { onDemand } from '../on-demand/on-demand.tsx';

export type ShareDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** What is shared, by its path on this site. */
  path: string;
  /** What it is, in a line: the subject of a mail. */
  subject: string;
};

/** Ways to hand an address on: copy it, mail it, or whatever the device offers. */
export const ShareDialog = onDemand<ShareDialogProps>(
  async () => (await import('./share-panel.tsx')).SharePanel,
);
