import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { errorOf } from '#design/field/form-errors.tsx';
import { toast } from '#design/toast/toast.ts';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { type SendingForm, useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { call } from '#platform/resource/client.ts';
import styles from '../parts/ad-fields.module.css';
import type { AudienceChoices } from '../parts/audience-fields.tsx';
import { PinChoice, type PromotablePin, PromotedPreview } from '../parts/pin-choice.tsx';
import {
  adGroupEntriesOf,
  campaignEntriesOf,
  differing,
  sentAd,
  sentAdGroup,
  sentCampaign,
} from '../parts/tree-entries.ts';
import { AdFields, AdGroupFields, CampaignFields } from '../parts/tree-fields.tsx';
import { useAmountTexts } from '../parts/use-amount-texts.ts';
import type { AdAnswer } from '../wire/ad.view.ts';
import type { TreeAnswer } from '../wire/ad-tree.view.ts';

interface EditFormProps {
  tree: TreeAnswer;
  choices: AudienceChoices;
}

export function EditCampaign({ tree: { campaign, ad_account } }: EditFormProps) {
  const before = campaignEntriesOf(campaign);
  const edit = useEditing(before, (entries) =>
    call('CampaignResource.update', {
      campaign_id: campaign.id,
      ...differing(sentCampaign(entries), sentCampaign(before)),
    }),
  );
  return (
    <Editing form={edit.form} isArchived={campaign.status === 'ARCHIVED'}>
      <CampaignFields {...edit} currency={ad_account.currency} hasBegun={campaign.has_begun} />
    </Editing>
  );
}

type EditAdGroupProps = EditFormProps & { group: TreeAnswer['ad_groups'][number] };

type SentAdGroup = ReturnType<typeof sentAdGroup>;

/** Whom it is for is one value: of its parts, all are sent or none. */
function changesOfGroup(next: SentAdGroup, before: SentAdGroup): Partial<SentAdGroup> {
  const changed = differing(next, before);
  const { locations, locales, interests, age_buckets, genders, audience_include, audience_exclude } = next;
  const audience = {
    locations,
    locales,
    interests,
    age_buckets,
    genders,
    audience_include,
    audience_exclude,
  };
  return Object.keys(audience).some((name) => name in changed) ? { ...changed, ...audience } : changed;
}

export function EditAdGroup({ tree: { campaign, ad_account }, choices, group }: EditAdGroupProps) {
  const before = adGroupEntriesOf(group);
  const edit = useEditing(before, (entries) =>
    call('AdGroupResource.update', {
      ad_group_id: group.id,
      ...changesOfGroup(sentAdGroup(entries), sentAdGroup(before)),
    }),
  );
  return (
    <Editing form={edit.form} isArchived={group.status === 'ARCHIVED'}>
      <AdGroupFields
        {...edit}
        {...{ choices, currency: ad_account.currency, hasBegun: group.has_begun }}
        hasCampaignLimit={(campaign.daily_spend_cap ?? campaign.lifetime_spend_cap) !== null}
      />
    </Editing>
  );
}

type EditAdProps = { ad: AdAnswer; pins: readonly PromotablePin[]; business: string };

export function EditOneAd({ ad, pins, business }: EditAdProps) {
  const before = { pinId: ad.pin_id, name: ad.name, link: ad.destination_url ?? '', status: ad.status };
  const { entries, change, form } = useEditing(before, (next) => {
    const changed = differing(sentAd(next), sentAd(before));
    // What was rejected is submitted again with its link, even the same one.
    const { destination_url } = sentAd(next);
    return call('AdResource.update', {
      ...{ ad_id: ad.id, ...changed },
      ...(ad.review_status === 'REJECTED' && { destination_url }),
    });
  });
  const pin = pins.find(({ id }) => id === entries.pinId) ?? null;
  return (
    <div className={styles.columns}>
      <Editing form={form} isArchived={ad.status === 'ARCHIVED'}>
        {!ad.product_group_id && (
          <PinChoice
            pins={pins}
            chosen={[entries.pinId]}
            onChoose={({ id }) => change({ pinId: id })}
            error={errorOf(form.errors, 'pin_id')}
          />
        )}
        <AdFields
          {...{ entries, change, form, pinLink: pin?.link ?? null, showsProducts: !!ad.product_group_id }}
        />
      </Editing>
      <PromotedPreview pin={pin} business={business} />
    </div>
  );
}

function Editing({
  form,
  isArchived,
  children,
}: {
  form: SendingForm;
  isArchived: boolean;
  children: ReactNode;
}) {
  if (isArchived)
    return (
      <p>
        <Trans>This is archived. It stays as it is.</Trans>
      </p>
    );
  return (
    <EntryForm form={form} submit={<Trans>Save</Trans>} isPart>
      {children}
    </EntryForm>
  );
}

type Sent = { data: { id: string; review_status?: string } };

function useEditing<Entries extends object>(before: Entries, send: (entries: Entries) => Promise<Sent>) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [entries, setEntries] = useState(before);
  const form = useSendingForm({
    required: { name: t`Enter a name.` },
    sentences: useAmountTexts(),
    send: async () => {
      const { data } = await send(entries);
      const isWaiting = data.review_status === 'PENDING';
      toast.show({ kind: 'success', text: isWaiting ? t`Your ad waits for a review` : t`Changes saved` });
      await revalidate();
      return 'staying';
    },
  });
  return { entries, form, change: (changes: Partial<Entries>) => setEntries({ ...entries, ...changes }) };
}
