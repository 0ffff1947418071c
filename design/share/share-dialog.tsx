import { onDemand } from '../on-demand/on-demand.tsx';
import { LoadingSharing } from './loading-sharing.tsx';

export type ShareDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  path: string;
  /** The subject of a mail. */
  subject: string;
};

export const ShareDialog = onDemand<ShareDialogProps>(
  async () => (await import('./share-panel.tsx')).SharePanel,
  { waiting: <LoadingSharing isOverlay /> },
);
