import { Trans } from '@lingui/react/macro';
import { Switch } from '#design/checkbox/checkbox.tsx';
import { useKeptSetting } from './use-kept-setting.ts';

/** Whether others may comment on the viewer's pins. */
export function AllowCommentsSwitch({ kept }: { kept: boolean }) {
  const [isAllowed, allow] = useKeptSetting(kept, (allow_comments) => ({ allow_comments }));
  return (
    <Switch
      checked={isAllowed}
      onChange={(event) => allow(event.currentTarget.checked)}
      hint={<Trans>Without it nobody can comment on any of your Pins.</Trans>}
    >
      <Trans>Allow comments on your Pins</Trans>
    </Switch>
  );
}
