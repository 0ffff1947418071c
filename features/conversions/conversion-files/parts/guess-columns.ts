import { FILE_FIELDS, type FileField } from '../conversion-file.ts';

type Column = '' | FileField;

/** How shop systems and spreadsheets name them, without spaces and marks. */
const OTHER_NAMES: Partial<Record<FileField, readonly string[]>> = {
  event_name: ['event', 'conversion', 'conversionname', 'conversiontype'],
  event_time: ['time', 'timestamp', 'date', 'datetime', 'conversiontime', 'createdat'],
  value: ['amount', 'total', 'price', 'revenue', 'conversionvalue', 'ordervalue'],
  currency: ['currencycode', 'conversioncurrency'],
  order_id: ['order', 'ordernumber', 'transactionid'],
  quantity: ['orderquantity', 'numitems', 'items'],
  product_ids: ['productid', 'products', 'sku', 'skus', 'contentids'],
  em: ['email', 'emails', 'emailaddress', 'mail', 'hashedemail'],
  ph: ['phone', 'phonenumber', 'telephone', 'mobile', 'hashedphone'],
  external_id: ['customerid', 'customernumber', 'userid', 'loyaltyid'],
  hashed_maids: ['maid', 'mobileadid', 'deviceid', 'idfa', 'gaid'],
  click_id: ['epik', 'clickid'],
  ...{ fn: ['firstname'], ln: ['lastname', 'surname'], db: ['birthday', 'dateofbirth'], ge: ['gender'] },
  ...{ ct: ['city'], st: ['state', 'region'], zp: ['zip', 'zipcode', 'postalcode'] },
  country: ['countrycode'],
  opt_out: ['optedout', 'optout'],
};

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** What each column is: as for the file before, else by its name. */
export function guessColumns(
  headers: readonly string[],
  before: { headers: readonly string[]; columns: readonly Column[] } | undefined,
): Column[] {
  const remembered = new Map(before?.headers.map((header, place) => [header, before.columns[place] ?? '']));
  const used = new Set<string>();
  return headers.map((header) => {
    const found = remembered.get(header) ?? fieldNamed(header);
    if (found && used.has(found)) return '';
    used.add(found);
    return found;
  });
}

const fieldNamed = (header: string): Column =>
  FILE_FIELDS.find((field) => [plain(field), ...(OTHER_NAMES[field] ?? [])].includes(plain(header))) ?? '';
