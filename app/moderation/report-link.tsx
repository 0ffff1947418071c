import { useLingui } from '@lingui/react/macro';
import { IconLink } from '#design/button/icon-button.tsx';
import { FlagIcon } from '#design/icons/visitor-icons.tsx';
import { type ReportInput, reportPrompt } from '#features/trust/moderation/parts/report-prompt.ts';
import { useActor } from '../shell/use-shell.ts';

type ReportLinkProps = { about: ReportInput; to: string; size?: 'small' | 'regular' };

/** Signed-in viewers get the report dialog instead of the page. */
export function ReportLink({ about, to, size = 'small' }: ReportLinkProps) {
  const { t } = useLingui();
  const actor = useActor();
  return (
    <IconLink
      to={to}
      label={t`Report`}
      size={size}
      onClick={(event) => {
        if (!actor) return;
        event.preventDefault();
        reportPrompt.open(about);
      }}
    >
      <FlagIcon size={20} />
    </IconLink>
  );
}
