import { useLingui } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import { onDemand } from '../on-demand/on-demand.tsx';
import { SpinnerPlace } from '../spinner/spinner.tsx';

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

export function LoadingSharing({ isOverlay }: { isOverlay?: boolean }) {
  const { t } = useLingui();
  return <SpinnerPlace label={t`Loading sharing`} minHeight={240} isOverlay={isOverlay} />;
}

export const ShareFlyout = onDemand<ShareFlyoutProps>(
  async () => (await import('./share-flyout-panel.tsx')).ShareFlyoutPanel,
  { waiting: <LoadingSharing isOverlay /> },
);
