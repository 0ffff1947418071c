import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { moneyText } from '#features/ads/ad-accounts/money.ts';
import type { ServerI18n } from '#platform/i18n/texts.ts';
import { type Bill, type DocumentKind, numberText } from './document.ts';

const { resolve } = createRequire(import.meta.url);
// It has the letters of nearly all languages but those of East Asia.
const FONT = resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const BOLD = resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');

export interface DocumentFacts {
  kind: DocumentKind;
  number: number;
  /** The first day, as YYYY-MM-DD. */
  month: string;
  issuedOn: Date;
  currency: string;
  seller: { lines: readonly string[]; taxNumber: string | undefined };
  buyer: { lines: readonly string[]; taxNumber: string | null };
  campaigns: readonly { name: string; spent_micro: number }[];
  bill: Bill;
  tax: number;
  /** A percentage. */
  taxRate: number;
  isSample: boolean;
}

type Line = readonly [label: string, amount: string, isStrong?: boolean];

const MARGIN = 56;
const AMOUNT_WIDTH = 130;

export function pdfOf(facts: DocumentFacts, i18n: ServerI18n): Promise<Buffer> {
  const title = titleOf(facts, i18n);
  const document = new PDFDocument({
    ...{ size: 'A4', margin: MARGIN, font: FONT, lang: i18n.locale, tagged: true, displayTitle: true },
    info: { Title: title, CreationDate: facts.issuedOn, ModDate: facts.issuedOn },
  });
  const parts: Buffer[] = [];
  const file = new Promise<Buffer>((done, failed) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => done(Buffer.concat(parts)));
    document.on('error', failed);
  });
  writeHead(document, facts, { title, i18n });
  for (const line of linesOf(facts, i18n)) writeLine(document, line);
  document.end();
  return file;
}

function titleOf({ kind, number }: DocumentFacts, i18n: ServerI18n): string {
  const text = numberText(kind, number);
  return kind === 'invoice'
    ? i18n.t('Invoice {number}', { number: text })
    : i18n.t('Tax document {number}', { number: text });
}

interface Head {
  title: string;
  i18n: ServerI18n;
}

const dateIn = (locale: string, date: Date, how: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...how, timeZone: 'UTC' }).format(date);

function writeHead(document: PDFKit.PDFDocument, facts: DocumentFacts, { title, i18n }: Head): void {
  const { seller, buyer, month, issuedOn, isSample } = facts;
  const write = (text: string, tag = 'P') =>
    document.addStructure(
      document.struct(tag, {}, () => {
        document.text(text);
      }),
    );
  const taxLine = (number: string | null | undefined) =>
    number ? [i18n.t('Tax number: {number}', { number })] : [];
  document.fontSize(10);
  for (const line of [...seller.lines, ...taxLine(seller.taxNumber)]) write(line);
  document.moveDown(2);
  for (const line of [...buyer.lines, ...taxLine(buyer.taxNumber)]) write(line);
  document.moveDown(2).font(BOLD).fontSize(18);
  write(title, 'H1');
  document.font(FONT).fontSize(10).moveDown(0.5);
  const day = dateIn(i18n.locale, issuedOn, { dateStyle: 'long' });
  const period = dateIn(i18n.locale, new Date(month), { year: 'numeric', month: 'long' });
  write(i18n.t('Issued on {day}', { day }));
  write(i18n.t('For ads shown in {month}', { month: period }));
  if (isSample) write(i18n.t('Sample: nobody owes or has paid any of this.'));
  document.moveDown(1.5);
}

function linesOf({ kind, currency, campaigns, bill, tax, taxRate }: DocumentFacts, i18n: ServerI18n): Line[] {
  const money = (micro: number) => moneyText(micro, currency, i18n.locale);
  const exact = (micro: number) => moneyText(micro, currency, i18n.locale, { isExact: true });
  const rate = new Intl.NumberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    taxRate / 100,
  );
  const taxes: Line[] = [
    [i18n.t('Without tax'), money(bill.total - tax)],
    [i18n.t('Tax, {rate}', { rate }), money(tax)],
  ];
  if (kind === 'tax') return [...taxes, [i18n.t('Total'), money(bill.total), true]];
  return [
    ...campaigns.map(({ name, spent_micro }): Line => [name, exact(spent_micro)]),
    ...(bill.credit > 0 ? [[i18n.t('Paid with credit'), exact(-bill.credit)] as const] : []),
    ...(bill.rounding === 0 ? [] : [[i18n.t('Rounding'), exact(bill.rounding)] as const]),
    [i18n.t('Total, paid in advance'), money(bill.total), true],
    ...(taxRate > 0 ? taxes : []),
  ];
}

function writeLine(document: PDFKit.PDFDocument, [label, amount, isStrong = false]: Line): void {
  const { width } = document.page;
  const [left, right] = [MARGIN, width - MARGIN - AMOUNT_WIDTH];
  const height = document.heightOfString(label, { width: right - left - 12 });
  if (document.y + height > document.page.height - MARGIN) document.addPage();
  const { y } = document;
  document.font(isStrong ? BOLD : FONT);
  document.addStructure(
    document.struct('P', {}, () => {
      document.text(label, left, y, { width: right - left - 12 });
      document.text(amount, right, y, { width: AMOUNT_WIDTH, align: 'right' });
    }),
  );
  document.font(FONT);
  document.x = MARGIN;
  document.y = y + height + 6;
}
