import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Radio } from '#design/checkbox/checkbox.tsx';
import { ChoiceGroup } from '#design/checkbox/choice-group.tsx';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { Select } from '#design/select/select.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { FEED_FORMATS, type FeedFormat } from '#features/ads/catalogs/catalog.ts';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { type SendingForm, useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import type { Availability } from '#features/library/pins/rich-summary.ts';
import { call } from '#platform/resource/client.ts';
import styles from './ads-page.module.css';
import { catalogPath } from './catalog-path.ts';
import type { Feed, Shown } from './data-source.tsx';
import { useCatalogTexts } from './use-catalog-texts.ts';

export function FeedList({ feeds }: { feeds: readonly Feed[] }) {
  const { t } = useLingui();
  if (feeds.length === 0)
    return (
      <EmptyState
        title={t`No data source yet`}
        text={t`Add the file that your shop system exports for merchants: CSV, TSV or XML.`}
      />
    );
  return (
    <ul className={styles.list} aria-label={t`Data sources`}>
      {feeds.map((feed) => (
        <FeedItem key={feed.id} feed={feed} />
      ))}
    </ul>
  );
}

function FeedItem({ feed: { id, name, format, location, products, last_run, status } }: { feed: Feed }) {
  const { statuses, timeText } = useCatalogTexts();
  const { live, failed } = products;
  return (
    <li className={styles.card}>
      <Link to={catalogPath({ feed: id })} className={styles.name}>
        {name}
      </Link>
      <p className={styles.lead}>
        {format} · {location ? new URL(location).hostname : <Trans>Uploaded</Trans>}
        {status === 'INACTIVE' && (
          <>
            {' · '}
            <Trans>Paused</Trans>
          </>
        )}
      </p>
      <p>
        <Plural value={live} one="# product with a Pin" other="# products with Pins" />
        {failed > 0 && (
          <>
            {' · '}
            <Plural value={failed} one="# without a picture" other="# without pictures" />
          </>
        )}
      </p>
      {last_run && (
        <p className={styles.lead}>
          {statuses[last_run.status]}, {timeText(last_run.created_at)}
        </p>
      )}
    </li>
  );
}

type NewFeedProps = { account: Shown['account']; isFirst: boolean };

function useNewFeed(adAccountId: string, isFetched: boolean) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return useSendingForm({
    required: {
      name: t`Name the data source, such as after your shop.`,
      ...(isFetched && { location: t`Enter the address of the file.` }),
    },
    sentences: {
      'invalid-location': t`Enter a public web address like https://shop.example.com/products.csv.`,
      'invalid-fetch_time': t`Enter a time such as 06:30.`,
    },
    send: async ({ name = '', location = '', fetch_time = '', ...sent }) => {
      const { data } = await call('CatalogFeedResource.create', {
        ...{ ad_account_id: adAccountId, name, location, fetch_time },
        format: sent.format as FeedFormat,
        default_currency: sent.default_currency || null,
        default_availability: (sent.default_availability || null) as Availability | null,
      });
      await navigate(catalogPath({ feed: data.id }));
      return 'leaving';
    },
  });
}

export function NewFeed({ account, isFirst }: NewFeedProps) {
  const { t } = useLingui();
  const [isFetched, setFetched] = useState(false);
  const form = useNewFeed(account.id, isFetched);
  const name = errorOf(form.errors, 'name');
  return (
    <section className={styles.section} aria-labelledby="new-source">
      <h2 id="new-source">
        {isFirst ? <Trans>Add your first data source</Trans> : <Trans>Add a data source</Trans>}
      </h2>
      <EntryForm form={form} submit={<Trans>Add</Trans>} isPart>
        <TextField name="name" label={t`Name`} maxLength={255} autoComplete="off" error={name} />
        <Select
          name="format"
          label={t`Format`}
          options={FEED_FORMATS.map((value) => ({ value, label: value }))}
          hint={t`Columns: id, title, description, link, image_link, price, availability; also brand, product_type and others.`}
        />
        <ChoiceGroup legend={<Trans>The file is</Trans>}>
          <Radio name="way" checked={!isFetched} onChange={() => setFetched(false)}>
            <Trans>Uploaded by you</Trans>
          </Radio>
          <Radio name="way" checked={isFetched} onChange={() => setFetched(true)}>
            <Trans>Fetched from your website each day</Trans>
          </Radio>
        </ChoiceGroup>
        {isFetched && <Fetching form={form} timeZone={account.time_zone} />}
        <Defaults form={form} currency={account.currency} />
      </EntryForm>
    </section>
  );
}

function Fetching({ form, timeZone }: { form: SendingForm; timeZone: string }) {
  const { t } = useLingui();
  return (
    <>
      <TextField name="location" type="url" label={t`Address`} error={errorOf(form.errors, 'location')} />
      <TextField
        name="fetch_time"
        type="time"
        label={t`Time`}
        defaultValue="05:00"
        hint={t`In the time zone of your ad account, ${timeZone}.`}
        error={errorOf(form.errors, 'fetch_time')}
      />
    </>
  );
}

function Defaults({ form, currency }: { form: SendingForm; currency: string }) {
  const { t } = useLingui();
  const { availabilities } = useCatalogTexts();
  return (
    <>
      <TextField
        name="default_currency"
        label={t`Currency of prices without one`}
        defaultValue={currency}
        maxLength={3}
        error={errorOf(form.errors, 'default_currency')}
      />
      <Select
        name="default_availability"
        label={t`Products that don't say whether they can be had`}
        placeholder={t`Are refused`}
        options={Object.entries(availabilities).map(([value, label]) => ({ value, label }))}
      />
    </>
  );
}
