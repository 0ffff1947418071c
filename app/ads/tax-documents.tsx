import { useLingui } from '@lingui/react/macro';
import type { Route } from './+types/tax-documents.ts';
import { BillingFrame, requireBilling } from './billing-frame.tsx';
import { DocumentList } from './document-list.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, account, isBusiness } = await requireBilling(context, url);
  if (!account) return { isBusiness, shown: null };
  const options = { ad_account_id: account.id, kind: 'tax' as const };
  const { data, bookmark } = await page.call('AdDocumentsResource.get', options);
  return { isBusiness, shown: { account, options, first: { items: data, bookmark } } };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function TaxDocumentsPage({ loaderData: { isBusiness, shown } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <BillingFrame title={t`Tax documents`} {...{ isBusiness, shown }}>
      {(one) => <DocumentList {...one} />}
    </BillingFrame>
  );
}
