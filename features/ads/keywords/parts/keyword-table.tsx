import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { toast } from '#design/toast/toast.ts';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import { KEYWORD_REPORTS, keywordOptions } from '../keyword-query.ts';
import { FigureTable, type FigureTableProps } from './search-figures.tsx';
import { useShortMatchTexts } from './use-keyword-texts.ts';

type Row = DataOf<'AdKeywordRowsResource.get'>[number];

export function KeywordTable({ rows, ...table }: FigureTableProps & { rows: readonly Row[] }) {
  const { t } = useLingui();
  const matches = useShortMatchTexts();
  const report = KEYWORD_REPORTS[table.name];
  const heads = [t`Keyword`, t`Match`, report.of === 'CAMPAIGN' ? t`Campaign` : t`Ad group`];
  const lineOf = (row: Row) => {
    const { id, value, match_type, campaign, ad_group, counts } = row;
    const texts = [value, matches[match_type], ad_group?.name ?? campaign.name];
    return { id, texts, counts, action: <Archive row={row} /> };
  };
  const options = keywordOptions(table.account.id, report, table.query);
  const fetchPage = async (bookmark: string | null) => {
    const answer = await call('AdKeywordRowsResource.get', {
      ...options,
      page_size: 250,
      bookmarks: [bookmark],
    });
    return { data: answer.data.map(lineOf), bookmark: answer.bookmark };
  };
  return <FigureTable {...table} {...{ heads, fetchPage }} lines={rows.map(lineOf)} />;
}

/** Or uses it again, where it stands. */
function Archive({ row: { id, value, archived } }: { row: Row }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const change = async (isArchived: boolean) => {
    setPending(true);
    try {
      await call('AdKeywordsResource.update', { ids: [id], archived: isArchived });
      await revalidate();
      const text = isArchived ? t`${value} is archived` : t`${value} is used again`;
      toast.show({ text, action: { undo: () => change(!isArchived) } });
    } catch (error) {
      toast.show({ kind: 'error', text: failureText(error) });
    }
    setPending(false);
  };
  const label = archived ? t`Use ${value} again` : t`Archive ${value}`;
  return (
    <Button size="small" pending={isPending} onClick={() => change(!archived)} aria-label={label}>
      {archived ? <Trans>Use again</Trans> : <Trans>Archive</Trans>}
    </Button>
  );
}
