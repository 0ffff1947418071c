import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Form } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { Select } from '#design/select/select.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { useAdTexts, useLevelTexts } from '#features/ads/campaigns/parts/use-ad-texts.ts';
import type { DataOf } from '#platform/resource/call.ts';
import { usePages } from '#platform/resource/use-pages.ts';
import { BULK_LEVELS, type BulkLevel } from '../bulk-edit.ts';
import styles from '../parts/bulk.module.css';

type Found = DataOf<'AdBulkIdsResource.get'>[number];

export interface IdLibraryProps {
  options: { ad_account_id: string; level: BulkLevel; name: string | null };
  first: { items: Found[]; bookmark: string | null };
}

/** Every id by its name, to be put into a file. */
export function IdLibrary({ options, first }: IdLibraryProps) {
  const { t } = useLingui();
  const source = useMemo(
    () => ({
      ...{ resource: 'AdBulkIdsResource.get' as const, options, first },
      item: (one: Found) => one,
      keyOf: ({ id }: Found) => id,
    }),
    [options, first],
  );
  const { items, status, loadMore } = usePages(source);
  return (
    <>
      <Search {...options} />
      {items.length > 0 ? <Ids rows={items} /> : <EmptyState title={t`Nothing found`} />}
      {status !== 'end' && (
        <Button onClick={loadMore} pending={status === 'loading'}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  );
}

function Search({ level, name }: IdLibraryProps['options']) {
  const { t } = useLingui();
  const levels = useLevelTexts();
  return (
    <Form method="get" action="/advertiser/bulk_editor/bulk_id_library/" className={styles.search}>
      <Select
        label={t`Level`}
        name="level"
        defaultValue={level}
        options={BULK_LEVELS.map((one) => ({ value: one, label: levels[one] }))}
      />
      <TextField label={t`Name contains`} name="name" defaultValue={name ?? ''} maxLength={255} />
      <Button type="submit">
        <Trans>Search</Trans>
      </Button>
    </Form>
  );
}

function Ids({ rows }: { rows: readonly Found[] }) {
  const { t } = useLingui();
  const { statuses } = useAdTexts();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.scroller} tabIndex={0} aria-label={t`IDs`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t`Name`}</th>
            <th scope="col">ID</th>
            <th scope="col">{t`Belongs to`}</th>
            <th scope="col">{t`Status`}</th>
            <th scope="col">{t`File`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, parent_id, status }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{id}</td>
              <td>{parent_id}</td>
              <td>{statuses[status]}</td>
              <td>
                <LinkButton
                  to={`/advertiser/bulk_editor/download_template/?ids=${id}`}
                  size="small"
                  variant="ghost"
                >
                  <Trans>Template</Trans>
                </LinkButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
