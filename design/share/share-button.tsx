import { type ComponentProps, type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { SendIcon } from '../icons/visitor-icons.tsx';
import { onDemand } from '../on-demand/on-demand.tsx';
import { LoadingSharing } from './loading-sharing.tsx';

export type ShareFlyoutProps = {
  isOpen: boolean;
  onClose: () => void;
  triggerRef: RefObject<Element | null>;
  title: string;
  path: string;
  shortPath?: string | undefined;
  /** The subject of a mail, and the title for other apps. */
  subject: string;
  /** For other apps. */
  text?: string;
  /** What is shared. */
  preview?: ReactNode;
  people?: ReactNode;
};

export const ShareFlyout = onDemand(() => import('./share-flyout-panel.tsx'), 'ShareFlyoutPanel', {
  waiting: <LoadingSharing isOverlay />,
});

type ShareButtonProps = Omit<ShareFlyoutProps, 'isOpen' | 'onClose' | 'triggerRef'> &
  Pick<ComponentProps<typeof IconButton>, 'label' | 'size' | 'variant'> & {
    children?: ReactNode;
    onPress?: (() => void) | undefined;
  };

export function ShareButton({ label, size, variant, children, onPress, ...shared }: ShareButtonProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const trigger: ComponentProps<'button'> = {
    ...{ ref: triggerRef, 'aria-haspopup': 'dialog', 'aria-expanded': isOpen },
    onClick: onPress ?? (() => setOpen((before) => !before)),
  };
  return (
    <>
      {children ? (
        <Button {...trigger} size="small">
          {children}
        </Button>
      ) : (
        <IconButton {...trigger} {...{ label, size, variant }}>
          <SendIcon />
        </IconButton>
      )}
      <ShareFlyout {...shared} {...{ isOpen, triggerRef }} onClose={() => setOpen(false)} />
    </>
  );
}
