import type { ReactNode, RefObject } from 'react';
import { onDemand } from '../on-demand/on-demand.tsx';
import { LoadingSharing } from './loading-sharing.tsx';

export type ShareFlyoutProps = {
  isOpen: boolean;
  onClose: () => void;
  triggerRef: RefObject<Element | null>;
  title: string;
  path: string;
  shortPath?: string | undefined;
  /** The subject of a mail. */
  subject: string;
  people?: ReactNode;
};

export const ShareFlyout = onDemand<ShareFlyoutProps>(
  async () => (await import('./share-flyout-panel.tsx')).ShareFlyoutPanel,
  { waiting: <LoadingSharing isOverlay /> },
);
