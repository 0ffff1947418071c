import type { PageItem } from '#platform/fetching/page-items.ts';
import type { Availability, RichSummary } from '../rich-summary.ts';
import { itemsIn, textIn } from './item-values.ts';

type Offer = NonNullable<RichSummary['offer']>;

export function offerIn(product: PageItem | undefined): Offer | null {
  if (!product) return null;
  const variants = itemsIn(product, 'hasVariant');
  const offers = [product, ...variants].flatMap((item) => itemsIn(item, 'offers'));
  const read = offers.flatMap((offer) => [offer, ...itemsIn(offer, 'offers')]).map(readOffer);
  return read.find((offer) => offer?.price_value) ?? read.find((offer) => offer !== null) ?? null;
}

function readOffer(offer: PageItem): Offer | null {
  const [specified] = itemsIn(offer, 'priceSpecification');
  const [of = offer] = [offer, ...(specified ? [specified] : [])].filter((item) =>
    ['price', 'lowPrice'].some((name) => item.properties.has(name)),
  );
  return makeOffer(
    amountIn(of),
    textIn(of, ['priceCurrency'], 10) ?? textIn(offer, ['priceCurrency'], 10),
    textIn(offer, ['availability'], 60),
  );
}

/** A number is exact; a text may use the number format of its country. */
function amountIn(offer: PageItem): string | null {
  const [price = ''] = offer.properties.get('price') ?? offer.properties.get('lowPrice') ?? [];
  return typeof price === 'number' ? price.toFixed(2) : textIn(offer, ['price', 'lowPrice'], 40);
}

export function offerOfTags(properties: ReadonlyMap<string, string>): Offer | null {
  const tag = (name: string) =>
    (properties.get(`product:${name}`) ?? properties.get(`og:${name}`))?.slice(0, 60) ?? null;
  return makeOffer(tag('price:amount'), tag('price:currency'), tag('availability'));
}

/** A price counts only with a valid currency; an offer has a price or an availability. */
function makeOffer(price: string | null, currency: string | null, availability: string | null): Offer | null {
  const code = currencyIn(currency);
  const value = code && priceIn(price);
  const available = availabilityIn(availability);
  if (!value && !available) return null;
  return {
    price_value: value || null,
    price_currency: value ? code : null,
    availability: available,
  };
}

let currencies: ReadonlySet<string> | undefined;

function currencyIn(text: string | null): string | null {
  currencies ??= new Set(Intl.supportedValuesOf('currency'));
  const code = text?.trim().toUpperCase() ?? '';
  return currencies.has(code) ? code : null;
}

const MOST = 9_999_999_999;

/** Reads 1,299.00, 1.299,00 and 12,5. Null for non-amounts, for zero or less, and for 1.299, which is ambiguous. */
function priceIn(text: string | null): number | null {
  const amount = text?.replace(/[\s'’]/g, '').replace(/^\p{Sc}|\p{Sc}$/gu, '') ?? '';
  const value = Math.round(Number(decimalOf(amount)) * 100) / 100;
  return value > 0 && value <= MOST ? value : null;
}

function decimalOf(amount: string): string | null {
  if (/^\d+(\.\d+)?$/.test(amount)) return /^\d{1,3}\.\d{3}$/.test(amount) ? null : amount;
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(amount)) return amount.replaceAll(',', '');
  const isComma = /^(\d+|\d{1,3}(\.\d{3})+),\d{1,2}$/.test(amount);
  return isComma ? amount.replaceAll('.', '').replace(',', '.') : null;
}

const WORDS: Record<string, Availability> = {
  instock: 'in_stock',
  instoreonly: 'in_stock',
  onlineonly: 'in_stock',
  limitedavailability: 'in_stock',
  madetoorder: 'in_stock',
  availablefororder: 'in_stock',
  outofstock: 'out_of_stock',
  oos: 'out_of_stock',
  soldout: 'out_of_stock',
  reserved: 'out_of_stock',
  preorder: 'preorder',
  presale: 'preorder',
  backorder: 'backorder',
  discontinued: 'discontinued',
};

/** https://schema.org/InStock, InStock, "in stock" and in_stock are the same. */
function availabilityIn(text: string | null): Availability | null {
  const name = text?.trim().split(/[/#:]/).at(-1) ?? '';
  const word = name.toLowerCase().replace(/[^a-z]/g, '');
  return Object.hasOwn(WORDS, word) ? (WORDS[word] ?? null) : null;
}
