import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { toast } from '#design/toast/toast.ts';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import { isNegative } from '../keyword.ts';
import { KEYWORD_REPORTS, searchOptions } from '../keyword-query.ts';
import { FigureTable, type FigureTableProps } from './search-figures.tsx';

type Row = DataOf<'AdSearchRowsResource.get'>[number];

export function SearchTable({ rows, ...table }: FigureTableProps & { rows: readonly Row[] }) {
  const { t } = useLingui();
  const { account, name, query } = table;
  const report = KEYWORD_REPORTS[name];
  const isOfCampaign = report.of === 'CAMPAIGN';
  const heads = [t`Search`, isOfCampaign ? t`Campaign` : t`Ad group`];
  const lineOf = (row: Row) => ({
    ...{ id: row.id, counts: row.counts, action: <Add row={row} /> },
    texts: [row.query, isOfCampaign ? row.campaign.name : row.ad_group.name],
  });
  const options = { ...searchOptions(account.id, report, query), sort: query.sort };
  const fetchPage = async (bookmark: string | null) => {
    const answer = await call('AdSearchRowsResource.get', {
      ...options,
      page_size: 250,
      bookmarks: [bookmark],
    });
    return { data: answer.data.map(lineOf), bookmark: answer.bookmark };
  };
  return <FigureTable {...table} {...{ heads, fetchPage }} lines={rows.map(lineOf)} />;
}

/** In one step: a keyword of the ad group that was shown most, or a negative one of where the row stands. */
function Add({ row: { query, parent_id, ad_group, match_types } }: { row: Row }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const add = async (match_type: 'EXACT' | 'EXACT_NEGATIVE') => {
    setPending(true);
    const isExcluded = match_type === 'EXACT_NEGATIVE';
    const keywords = [{ match_type, value: query }];
    try {
      await call('AdKeywordsResource.create', { parent_id: isExcluded ? parent_id : ad_group.id, keywords });
      await revalidate();
      const text = isExcluded
        ? t`Ads are no longer shown for ${query}`
        : t`${query} is a keyword of ${ad_group.name}`;
      toast.show({ kind: 'success', text });
    } catch (error) {
      toast.show({ kind: 'error', text: failureText(error) });
    }
    setPending(false);
  };
  const button = (type: 'EXACT' | 'EXACT_NEGATIVE', label: string, text: string) => (
    <Button size="small" pending={isPending} onClick={() => add(type)} aria-label={label}>
      {text}
    </Button>
  );
  const isKeyword = match_types.some((type) => !isNegative(type));
  return (
    <>
      {isKeyword ? <Trans>Keyword</Trans> : button('EXACT', t`Add ${query} as a keyword`, t`Add as keyword`)}{' '}
      {match_types.some(isNegative) ? (
        <Trans>Excluded</Trans>
      ) : (
        button('EXACT_NEGATIVE', t`Add ${query} as a negative keyword`, t`Add as negative`)
      )}
    </>
  );
}
