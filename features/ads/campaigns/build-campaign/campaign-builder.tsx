import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import type { SelectOption } from '#design/select/select.tsx';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { type SendingForm, useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import styles from '../parts/ad-fields.module.css';
import { AdsFields, adPrefixes } from '../parts/ads-fields.tsx';
import type { AudienceChoices } from '../parts/audience-fields.tsx';
import { CostEstimate, type RecentFigures } from '../parts/cost-estimate.tsx';
import { type PromotablePin, PromotedPreview } from '../parts/pin-choice.tsx';
import { type DraftEntries, sentAdGroup, sentCampaign, sentNewAd } from '../parts/tree-entries.ts';
import { AdGroupFields, CampaignFields } from '../parts/tree-fields.tsx';
import { useAmountTexts } from '../parts/use-amount-texts.ts';
import builder from './campaign-builder.module.css';
import { DraftNotice } from './draft-notice.tsx';
import { BUILDER_STEPS, type BuilderStep, type DraftWanted, newDraft, stepOf } from './new-draft.ts';
import { ObjectiveFields, ProductGroupField } from './objective-fields.tsx';
import { useSavedDraft } from './use-saved-draft.ts';

export type Draft = DataOf<'AdDraftResource.get'>;

export interface BuilderProps {
  account: { id: string; currency: string; balance_in_micro_currency: number };
  /** What is gone on with. */
  draft: Draft | null;
  wanted: DraftWanted;
  /** The campaign that the ad group is added to. */
  parent: { id: string; name: string; hasLimit: boolean } | null;
  choices: AudienceChoices;
  pins: readonly PromotablePin[];
  productGroups: SelectOption[];
  business: string;
  recent: RecentFigures | null;
  today: string;
  /** Something is stored now, so a reload goes on with it. */
  onBegun: (draftId: string) => void;
  onPublished: () => void | Promise<void>;
}

/** Step by step from the objective to the ads; all of it is one form and one draft. */
export function CampaignBuilder(props: BuilderProps) {
  const { t } = useLingui();
  const { account, draft, wanted, parent } = props;
  const [entries, setEntries] = useState<DraftEntries>(draft?.entries ?? newDraft(wanted, t`Ad group`));
  const saved = useSavedDraft({ accountId: account.id, draft, entries, onBegun: props.onBegun });
  const form = usePublishing(entries, saved.save, props);
  const steps = BUILDER_STEPS.filter((step) => !parent || step === 'ad_group' || step === 'ads');
  const { step, setStep, heading } = useStep(steps, form);
  const change = (changes: Partial<DraftEntries>) => setEntries({ ...entries, ...changes });
  const next = steps[steps.indexOf(step) + 1];
  return (
    <div className={builder.builder}>
      <Steps {...{ steps, step, setStep, form }} />
      <div className={styles.columns}>
        <div className={builder.form}>
          <EntryForm
            form={
              next ? { ...ofStep(form, step), onSubmit: goingTo(() => setStep(next)) } : ofStep(form, step)
            }
            submit={next ? <Trans>Continue</Trans> : <Trans>Publish</Trans>}
            isPart
          >
            {steps.map((one) => (
              <section key={one} hidden={one !== step} aria-labelledby={`step-${one}`}>
                <div className={builder.fields}>
                  <StepTitle step={one} heading={one === step ? heading : null} />
                  <StepFields {...props} {...{ step: one, entries, change, form }} />
                </div>
              </section>
            ))}
          </EntryForm>
          <DraftNotice {...saved} />
        </div>
        <Beside {...props} entries={entries} />
      </div>
    </div>
  );
}

const showsProducts = ({ objective }: DraftEntries) => objective === 'CATALOG_SALES';

/** What it costs and how the first ad looks. */
function Beside({ entries, pins, business, ...props }: BuilderProps & { entries: DraftEntries }) {
  const pin = pins.find(({ id }) => id === entries.ads[0]?.pinId) ?? null;
  return (
    <aside className={styles.preview}>
      <CostEstimate {...props} limits={entries} />
      {!showsProducts(entries) && <PromotedPreview pin={pin} business={business} />}
    </aside>
  );
}

/** What is wrong in other steps is said there; their names are marked. */
const ofStep = (form: SendingForm, step: BuilderStep): SendingForm => ({
  ...form,
  errors: form.errors.filter(({ field }) => !field || (stepOf(field) ?? step) === step),
});

const goingTo =
  (go: () => void): SendingForm['onSubmit'] =>
  (event) => {
    event.preventDefault();
    go();
  };

/** A refusal leads to the step of its field. */
function useStep(steps: readonly BuilderStep[], { errors }: SendingForm) {
  const [step, setStep] = useState<BuilderStep>(steps[0] ?? 'objective');
  const [shown, setShown] = useState(errors);
  const heading = useRef<HTMLHeadingElement>(null);
  const isMoved = useRef(false);
  if (shown !== errors) {
    setShown(errors);
    const wrong = errors.flatMap(({ field }) => (field ? (stepOf(field) ?? []) : []));
    const first = steps.find((one) => wrong.includes(one));
    if (first && errors.length >= shown.length) setStep(first);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step takes the focus
  useEffect(() => {
    if (isMoved.current) heading.current?.focus();
    isMoved.current = false;
  }, [step]);
  const go = (to: BuilderStep) => {
    isMoved.current = true;
    setStep(to);
  };
  return { step, setStep: go, heading };
}

function useStepTexts(): Record<BuilderStep, string> {
  const { t } = useLingui();
  return { objective: t`Objective`, campaign: t`Campaign`, ad_group: t`Ad group`, ads: t`Ads` };
}

type StepsProps = {
  steps: readonly BuilderStep[];
  step: BuilderStep;
  setStep: (step: BuilderStep) => void;
  form: SendingForm;
};

function Steps({ steps, step, setStep, form }: StepsProps) {
  const { t } = useLingui();
  const texts = useStepTexts();
  const isWrong = (one: BuilderStep) => form.errors.some(({ field }) => field && stepOf(field) === one);
  return (
    <nav aria-label={t`Steps`}>
      <ol className={builder.steps}>
        {steps.map((one) => (
          <li key={one}>
            <Button
              size="small"
              variant={one === step ? 'secondary' : 'ghost'}
              aria-current={one === step ? 'step' : undefined}
              onClick={() => setStep(one)}
            >
              <StepName name={texts[one]} isWrong={isWrong(one)} />
            </Button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepName({ name, isWrong }: { name: string; isWrong: boolean }) {
  return isWrong ? <Trans>{name} (has a problem)</Trans> : name;
}

function StepTitle({ step, heading }: { step: BuilderStep; heading: React.Ref<HTMLHeadingElement> }) {
  const texts = useStepTexts();
  return (
    <h2 id={`step-${step}`} ref={heading} tabIndex={-1}>
      {texts[step]}
    </h2>
  );
}

type StepFieldsProps = BuilderProps & {
  step: BuilderStep;
  entries: DraftEntries;
  change: (changes: Partial<DraftEntries>) => void;
  form: SendingForm;
};

function StepFields(props: StepFieldsProps): ReactNode {
  const { step, entries, change, form, account, parent, choices, pins, productGroups } = props;
  const { currency } = account;
  if (step === 'objective') return <ObjectiveFields {...{ entries, change, form }} />;
  if (step === 'ads' && showsProducts(entries))
    return <ProductGroupField {...{ entries, change, form, productGroups }} />;
  if (step === 'ads')
    return <AdsFields {...{ pins, form }} ads={entries.ads} onChange={(ads) => change({ ads })} />;
  if (step === 'campaign')
    return (
      <CampaignFields
        {...{ form, currency, prefix: 'campaign.', isNew: true, entries: entries.campaign }}
        change={(changes) => change({ campaign: { ...entries.campaign, ...changes } })}
      />
    );
  return (
    <>
      {parent && <AddedTo name={parent.name} />}
      <AdGroupFields
        {...{ form, currency, choices, prefix: 'ad_group.', isNew: true, entries: entries.group }}
        change={(changes) => change({ group: { ...entries.group, ...changes } })}
        hasCampaignLimit={parent ? parent.hasLimit : entries.campaign.capType !== 'NONE'}
      />
    </>
  );
}

function AddedTo({ name }: { name: string }) {
  return (
    <p className={styles.lead}>
      <Trans>It is added to the campaign {name}.</Trans>
    </p>
  );
}

type Save = ReturnType<typeof useSavedDraft>['save'];

function usePublishing(entries: DraftEntries, save: Save, { account, parent, onPublished }: BuilderProps) {
  const { t } = useLingui();
  const name = t`Enter a name.`;
  return useSendingForm({
    required: {
      ...(!parent && { 'campaign.name': name }),
      'ad_group.name': name,
      ...(showsProducts(entries) && { product_group_id: t`Choose a product group.` }),
      ...(!showsProducts(entries) && entries.ads.length === 0 && { ads: t`Choose at least one Pin.` }),
    },
    sentences: useAmountTexts(['campaign.', 'ad_group.', ...adPrefixes(entries.ads)]),
    send: async () => {
      const draft = await save();
      const { objective } = entries;
      await call('AdTreeResource.create', {
        ...{ ad_account_id: account.id, draft_id: draft?.id, version: draft?.version },
        ...(parent
          ? { campaign_id: parent.id }
          : { campaign: { ...sentCampaign(entries.campaign), objective_type: objective } }),
        ad_group: sentAdGroup(entries.group),
        ...(showsProducts(entries)
          ? { product_group_id: entries.productGroupId }
          : { ads: entries.ads.map(sentNewAd) }),
      });
      await onPublished();
      return 'leaving';
    },
  });
}
