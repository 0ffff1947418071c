import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { Checkbox, Radio } from '#design/checkbox/checkbox.tsx';
import { ChoiceGroup } from '#design/checkbox/choice-group.tsx';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { call } from '#platform/resource/client.ts';
import { CAMPAIGN_TOOLS, type CampaignTool, createPath } from './choose-tool.ts';

/** Leads on to the tool that is chosen. */
export function ChooseToolForm({ preferred }: { preferred: CampaignTool | null }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [tool, setTool] = useState<CampaignTool>(preferred ?? 'ADS_MANAGER');
  const texts = useToolTexts();
  const form = useSendingForm({
    required: {},
    send: async ({ remember }) => {
      const campaign_tool = remember ? tool : null;
      if (campaign_tool !== preferred) {
        await call('CampaignToolResource.update', { campaign_tool });
        await revalidate();
      }
      await navigate(createPath(tool));
      return 'leaving';
    },
  });
  return (
    <EntryForm form={form} submit={<Trans>Continue</Trans>} isPart>
      <ChoiceGroup legend={<Trans>How do you want to create campaigns?</Trans>}>
        {CAMPAIGN_TOOLS.map((one) => (
          <Radio
            key={one}
            name="campaign_tool"
            value={one}
            checked={tool === one}
            onChange={() => setTool(one)}
            hint={texts[one].about}
          >
            {texts[one].name}
          </Radio>
        ))}
      </ChoiceGroup>
      <Checkbox name="remember" defaultChecked>
        <Trans>Don't ask again</Trans>
      </Checkbox>
    </EntryForm>
  );
}

function useToolTexts() {
  const { t } = useLingui();
  const texts: Record<CampaignTool, { name: string; about: string }> = {
    ADS_MANAGER: {
      name: t`Step by step`,
      about: t`You choose the objective, limits, audience, bid, days and ads.`,
    },
    AUTOMATED_CAMPAIGN: {
      name: t`Automated`,
      about: t`You choose Pins and a budget. We choose the audience and the bid.`,
    },
  };
  return texts;
}
