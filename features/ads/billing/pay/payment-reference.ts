import { type Id, parseId } from '#platform/ids/ids.ts';

/** Letters count from 10, as in an IBAN. */
const digitsOf = (text: string) => BigInt([...text].map((sign) => Number.parseInt(sign, 36)).join(''));

/** A structured creditor reference (ISO 11649): banks and people notice most mistakes in it. */
export function referenceOf(paymentId: Id): string {
  const body = BigInt(paymentId).toString(36).toUpperCase();
  const check = String(98n - (digitsOf(`${body}RF00`) % 97n)).padStart(2, '0');
  return `RF${check}${body}`;
}

/** Null if it is none, or mistyped. */
export function paymentOf(reference: string): Id | null {
  const plain = reference.replace(/\s/g, '').toUpperCase();
  const [, check, body] = /^RF(\d\d)([0-9A-Z]{1,21})$/.exec(plain) ?? [];
  if (!check || !body || digitsOf(`${body}RF${check}`) % 97n !== 1n) return null;
  return parseId(String([...body].reduce((id, sign) => id * 36n + BigInt(Number.parseInt(sign, 36)), 0n)));
}
