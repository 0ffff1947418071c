/** The pages, by the last part of their addresses. */
export const CONVERSION_PAGES = [
  ...['tag', 'tag_manual_setup', 'tag-health', 'test-events', 'setup-api', 'api_manual_setup'],
  ...['api_partner_setup', 'access_token', 'payload-helper', 'events-overview', 'event-history', 'health'],
  'pinterest_capi_connect',
  ...['deduplication', 'upload', 'history', 'pca_upload', 'pca_history'],
] as const;
export type ConversionPage = (typeof CONVERSION_PAGES)[number];

export type Params = Readonly<Record<string, string | null | undefined>>;

/** The address of a page, for the ad account that is looked at. */
export function conversionsPath(page: ConversionPage, params: Params = {}, hash = ''): string {
  const given = Object.entries(params).flatMap(([name, value]): [string, string][] =>
    value ? [[name, value]] : [],
  );
  const query = new URLSearchParams(given).toString();
  return `/advertiser/conversions/${page}/${query && `?${query}`}${hash}`;
}

/** What a page was asked for that it does not know. */
export interface RefusedParam {
  name: string;
  value: string;
  known: readonly string[];
}

type Known = Readonly<Record<string, readonly string[]>>;

export interface ReadParams<Of extends Known> {
  params: { [Name in keyof Of]: Of[Name][number] | null };
  refused: RefusedParam[];
}

/** Each is one of the words that its page knows; others are refused by name. */
export function readParams<const Of extends Known>(url: URL, known: Of): ReadParams<Of> {
  const refused: RefusedParam[] = [];
  const read = Object.entries(known).map(([name, words]) => {
    const value = url.searchParams.get(name);
    if (value === null || value === '') return [name, null];
    if (words.includes(value)) return [name, value];
    refused.push({ name, value: value.slice(0, 100), known: words });
    return [name, null];
  });
  return { params: Object.fromEntries(read) as ReadParams<Of>['params'], refused };
}
