import type { ReactNode, RefObject } from 'react';
import { onDemand } from '../on-demand/on-demand.tsx';

export type ShareFlyoutProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Its anchor. */
  triggerRef: RefObject<Element | null>;
  title: string;
  /** The shared page's path on this site. */
  path: string;
  /** A shorter path that leads to it. */
  shortPath: string;
  /** A one-line description: the subject of a mail. */
  subject: string;
  /** Sharing with people of this site, above the other ways. */
  people?: ReactNode;
};

/** Ways to share an address: with people, copy it, mail it, or the device's own share sheet. */
export const ShareFlyout = onDemand<ShareFlyoutProps>(
  async () => (await import('./share-flyout-panel.tsx')).ShareFlyoutPanel,
);
