import { useLingui } from '@lingui/react/macro';
import { EllipsisIcon, EyeOffIcon, FlagIcon, LinkIcon, PinIcon } from '#design/icons/visitor-icons.tsx';
import { IconMenuButton } from '#design/menu/menu-button.tsx';
import { loginPrompt } from '#features/identity/parts/login-prompt.ts';
import { useCopyPinLink } from '#features/pins/parts/use-copy-pin-link.ts';
import { askToLogInForSaving } from '../ask-to-log-in.ts';

type VisitorPinMenuProps = {
  pinId: string;
  /** The page on which the pin is reported. */
  reportPath: string;
  size?: 'regular' | 'tiny';
  className?: string;
};

/** What who is not logged in can do with a pin. */
export function VisitorPinMenu({ pinId, reportPath, size = 'tiny', className }: VisitorPinMenuProps) {
  const { t } = useLingui();
  const copyLink = useCopyPinLink();
  const askToLogIn = () => loginPrompt.open({ reason: 'hide_pin' });
  const entries = [
    { id: 'save', label: t`Save`, icon: <PinIcon size={18} />, onSelect: () => askToLogInForSaving(pinId) },
    { id: 'copy', label: t`Copy link`, icon: <LinkIcon size={18} />, onSelect: () => copyLink(pinId) },
    { id: 'hide', label: t`Hide Pin`, icon: <EyeOffIcon size={18} />, onSelect: askToLogIn },
    { id: 'report', label: t`Report Pin`, icon: <FlagIcon size={18} />, to: reportPath },
  ];
  return (
    <IconMenuButton label={t`More`} size={size} className={className} groups={[{ id: 'pin', entries }]}>
      <EllipsisIcon size={size === 'tiny' ? 18 : 24} />
    </IconMenuButton>
  );
}
