import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { DeleteDialog } from '#design/dialog/delete-dialog.tsx';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { Select } from '#design/select/select.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { reportPath } from '#features/ads/ad-reports/report-query.ts';
import { PromoteGroup } from '#features/ads/campaigns/promote-group/promote-group-form.tsx';
import { sellPath } from '#features/ads/campaigns/tree-path.ts';
import { GROUP_FILTERS, type GroupFilter } from '#features/ads/catalogs/catalog.ts';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { call } from '#platform/resource/client.ts';
import styles from './ads-page.module.css';
import { catalogPath } from './catalog-path.ts';
import type { Shown } from './data-source.tsx';

type Group = Shown['groups'][number];

export function ProductGroups({ groups, account, mayManage, shopping }: Shown) {
  const { t } = useLingui();
  return (
    <>
      {groups.length === 0 && (
        <EmptyState
          title={t`No product groups yet`}
          text={t`A group has the products that match your filters, also those that come later.`}
        />
      )}
      <ul className={styles.list} aria-label={t`Product groups`}>
        {groups.map((group) => (
          <GroupItem key={group.id} {...{ group, account, mayManage, shopping }} />
        ))}
      </ul>
      {mayManage && <NewGroup account={account} />}
    </>
  );
}

type GroupItemProps = Pick<Shown, 'account' | 'mayManage' | 'shopping'> & { group: Group };

function GroupItem({ group, account, mayManage, shopping }: GroupItemProps) {
  const { t } = useLingui();
  const names = useFilterNames();
  const { id, name, filters, product_count } = group;
  const said = filters.all_of.map(({ key, values, negated }) => {
    const [filter, text] = [names[key], values.join(', ')];
    return negated ? t`${filter} other than ${text}` : `${filter}: ${text}`;
  });
  return (
    <li className={styles.card}>
      <Link to={catalogPath({ view: 'products', productGroupId: id })} className={styles.name}>
        {name}
      </Link>
      <p className={styles.lead}>{said.length > 0 ? said.join(' · ') : t`All products`}</p>
      <p>
        <Plural value={product_count} one="# product" other="# products" />
      </p>
      <div className={styles.actions}>
        {shopping && (
          <>
            <PromoteGroup {...{ group, account, shopping }} />
            <LinkButton to={sellPath(account.id, { productGroupId: id })} size="small" variant="ghost">
              <Trans>Create campaign</Trans>
            </LinkButton>
          </>
        )}
        <LinkButton to={reportPath('PRODUCT_GROUP', { productGroupIds: [id] })} size="small" variant="ghost">
          <Trans>Show its ads</Trans>
        </LinkButton>
        {mayManage && <RemoveGroup group={group} />}
      </div>
    </li>
  );
}

function RemoveGroup({ group: { id, name } }: { group: Group }) {
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="ghost" onClick={() => setOpen(true)}>
        <Trans>Delete</Trans>
      </Button>
      <DeleteDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={<Trans>Delete {name}?</Trans>}
        onDelete={() => call('ProductGroupResource.delete', { id })}
        onDeleted={() => void revalidate()}
      >
        <Trans>The products stay. Ads of this group stop.</Trans>
      </DeleteDialog>
    </>
  );
}

function useFilterNames(): Record<GroupFilter, string> {
  const { t } = useLingui();
  const label = (number: number) => t`Custom label ${number}`;
  return {
    BRAND: t`Brand`,
    PRODUCT_TYPE: t`Product type`,
    GOOGLE_PRODUCT_CATEGORY: t`Product category`,
    AVAILABILITY: t`Availability`,
    CONDITION: t`Condition`,
    GENDER: t`Gender`,
    ITEM_ID: t`Product ID`,
    ITEM_GROUP_ID: t`Item group ID`,
    CURRENCY: t`Currency`,
    MIN_PRICE: t`Price from`,
    MAX_PRICE: t`Price up to`,
    ...{ CUSTOM_LABEL_0: label(0), CUSTOM_LABEL_1: label(1), CUSTOM_LABEL_2: label(2) },
    ...{ CUSTOM_LABEL_3: label(3), CUSTOM_LABEL_4: label(4) },
  };
}

const MOST_FILTERS = 4;

function useNewGroup(adAccountId: string, onMade: () => Promise<void>) {
  const { t } = useLingui();
  return useSendingForm({
    required: { name: t`Name the group.` },
    sentences: { 'invalid-filters': t`Give each filter a value; prices look like 12.50.` },
    send: async (fields) => {
      const filters = { all_of: criteriaIn(fields) };
      await call('ProductGroupResource.create', {
        ...{ ad_account_id: adAccountId, name: fields.name ?? '', filters },
      });
      await onMade();
      return 'staying';
    },
  });
}

function criteriaIn(fields: Record<string, string>) {
  return Array.from({ length: MOST_FILTERS }, (_, at) => ({
    key: fields[`key${at}`] as GroupFilter,
    values: (fields[`values${at}`] ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
    negated: fields[`how${at}`] === 'not',
  })).filter(({ values }) => values.length > 0);
}

function NewGroup({ account }: Pick<Shown, 'account'>) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [count, setCount] = useState(1);
  const [made, setMade] = useState(0);
  const form = useNewGroup(account.id, async () => {
    setMade(made + 1);
    setCount(1);
    await revalidate();
  });
  const name = errorOf(form.errors, 'name');
  return (
    <section className={styles.section} aria-labelledby="new-group">
      <h2 id="new-group">
        <Trans>New product group</Trans>
      </h2>
      <EntryForm key={made} form={form} submit={<Trans>Create</Trans>} isPart>
        <TextField name="name" label={t`Name`} maxLength={255} autoComplete="off" error={name} />
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: filters have no other identity
          <FilterFields key={at} at={at} />
        ))}
        {count < MOST_FILTERS && (
          <Button type="button" size="small" variant="ghost" onClick={() => setCount(count + 1)}>
            <Trans>Add a filter</Trans>
          </Button>
        )}
      </EntryForm>
    </section>
  );
}

function FilterFields({ at }: { at: number }) {
  const { t } = useLingui();
  const names = useFilterNames();
  const hows = [
    { value: 'one', label: t`One of` },
    { value: 'not', label: t`None of` },
  ];
  return (
    <div className={styles.form}>
      <Select
        name={`key${at}`}
        label={t`Filter`}
        options={GROUP_FILTERS.map((value) => ({ value, label: names[value] }))}
      />
      <Select name={`how${at}`} label={t`Is`} options={hows} />
      <TextField name={`values${at}`} label={t`Values, with commas between`} />
    </div>
  );
}
