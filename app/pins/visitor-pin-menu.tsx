import { useLingui } from '@lingui/react/macro';
import { EyeOffIcon, LinkIcon, PencilIcon, PinIcon } from '#design/icons/icons.tsx';
import { Menu, type MenuEntry } from '#design/menu/menu.tsx';
import type { OpenedMenu } from '#design/menu/menu-opener.tsx';
import { loginPrompt } from '#features/core/identity/parts/login-prompt.ts';
import { useCopyPinLink } from '#features/library/pins/parts/use-copy-pin-link.ts';
import { askToLogInFor } from '#features/library/saves/ask-to-log-in.ts';
import { useLegalReport } from '#features/trust/moderation/parts/use-legal-report.tsx';

export type VisitorPinMenuProps = OpenedMenu & {
  pinId: string;
  /** Saved by the viewer, who has a limited login. */
  isOwn: boolean;
};

export function VisitorPinMenu({ pinId, isOwn, ...opened }: VisitorPinMenuProps) {
  const { t } = useLingui();
  const copyLink = useCopyPinLink();
  const legalReport = useLegalReport(`/pin/${pinId}/`);
  const copy: MenuEntry = {
    ...{ id: 'copy', label: t`Copy link`, icon: <LinkIcon size={18} /> },
    onSelect: () => copyLink(pinId),
  };
  const edit: MenuEntry = {
    ...{ id: 'edit', label: t`Edit`, icon: <PencilIcon size={18} /> },
    onSelect: () => askToLogInFor('edit', pinId),
  };
  const save: MenuEntry = {
    ...{ id: 'save', label: t`Save`, icon: <PinIcon size={18} /> },
    onSelect: () => askToLogInFor('save', pinId),
  };
  const hide: MenuEntry = {
    ...{ id: 'hide', label: t`Hide Pin`, icon: <EyeOffIcon size={18} /> },
    onSelect: () => loginPrompt.open({ reason: 'hide_pin' }),
  };
  const entries = isOwn ? [edit, copy] : [save, copy, hide, ...legalReport];
  return <Menu {...opened} label={t`More`} groups={[{ id: 'pin', entries }]} />;
}
