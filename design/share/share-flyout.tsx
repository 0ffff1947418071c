import type { ReactNode, RefObject } from 'react';
import { onDemand } from '../on-demand/on-demand.tsx';

export type ShareFlyoutProps = {
  isOpen: boolean;
  onClose: () => void;
  /** What it stands beside. */
  triggerRef: RefObject<Element | null>;
  title: string;
  /** What is shared, by its path on this site. */
  path: string;
  /** A shorter path that leads to it. */
  shortPath: string;
  /** What it is, in a line: the subject of a mail. */
  subject: string;
  /** Ways to people of this site, above the others. */
  people?: ReactNode;
};

/** Ways to hand an address on: to people, copy it, mail it, or whatever the device offers. */
export const ShareFlyout = onDemand<ShareFlyoutProps>(
  async () => (await import('./share-flyout-panel.tsx')).ShareFlyoutPanel,
);
