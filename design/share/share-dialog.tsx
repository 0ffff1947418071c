import { onDemand } from '../on-demand/on-demand.tsx';
import { LoadingSharing } from './loading-sharing.tsx';
import type { ShareFlyoutProps } from './share-button.tsx';

export type ShareDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
} & Pick<ShareFlyoutProps, 'path' | 'subject' | 'text' | 'preview'>;

export const ShareDialog = onDemand(() => import('./share-panel.tsx'), 'SharePanel', {
  waiting: <LoadingSharing isOverlay />,
});
