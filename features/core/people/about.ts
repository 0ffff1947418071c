import { type TextPiece, textPieces } from '#design/link/text-pieces.ts';
import type { Flags } from '#platform/flags/flags-for.ts';

/** How many characters of a description fit in a profile's header; website and imprint count too. */
const ROOM = { desktop: 170, phone: 130 } as const;

/** Countries whose law requires an imprint. */
const IMPRINT_COUNTRIES = ['DE', 'AT', 'CH'];

export interface ShortText {
  pieces: TextPiece[];
  isCut: boolean;
}

interface AboutFacts {
  about: string;
  websiteUrl: string | null;
  imprintUrl: string | null;
}

export function cutAbout({ about, websiteUrl, imprintUrl }: AboutFacts, isPhone: boolean): ShortText {
  const taken = shortAddress(websiteUrl ?? '').length + shortAddress(imprintUrl ?? '').length;
  const room = Math.max(0, (isPhone ? ROOM.phone : ROOM.desktop) - taken);
  // Counts visible characters, so as not to split an emoji.
  const characters = [...about];
  if (characters.length <= room) return { pieces: textPieces(about), isCut: false };
  const pieces = textPieces(characters.slice(0, room).join('').trimEnd());
  // A link that was cut could lead elsewhere.
  const last = pieces.pop()?.text ?? '';
  return { pieces: [...pieces, { text: `${last}…` }], isCut: true };
}

export function isImprintWanted(country: string | null): boolean {
  return country !== null && IMPRINT_COUNTRIES.includes(country);
}

export function imprintOf({
  country,
  impressum_url,
}: {
  country: string | null;
  impressum_url: string | null;
}) {
  return isImprintWanted(country) ? impressum_url : null;
}

export function shortAddress(address: string): string {
  return address
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '');
}

export function isHandleOffered(flags: Pick<Flags, 'isOn'>): boolean {
  return (
    flags.isOn('instagram_account_claiming_ga_cohort_one_web') ||
    flags.isOn('instagram_account_claiming_ga_cohort_two_web')
  );
}

export function instagramAddressOf(username: string): string {
  return `https://www.instagram.com/${encodeURIComponent(username)}/`;
}
