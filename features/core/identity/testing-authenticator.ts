import { createHmac } from 'node:crypto';

const PERIOD_MS = 30_000;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const codeOf = (key: string) => codeAfter(key, 0);

/** The next code, which is already accepted. */
export const nextCodeOf = (key: string) => codeAfter(key, 1);

/** Calculates the code as in RFC 6238. */
function codeAfter(key: string, periods: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / PERIOD_MS) + periods));
  const mac = createHmac('sha1', bytesOf(key)).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Decodes RFC 4648 base32; trailing bits that fill no byte are padding. */
function bytesOf(base32: string): Buffer {
  const bits = [...base32.replaceAll('=', '')].map((letter) =>
    BASE32.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
