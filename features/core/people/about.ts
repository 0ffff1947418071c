/** Room for the words about a person in the header of their profile, characters; website and imprint share it. */
const ROOM = { desktop: 170, phone: 130 } as const;

/** Countries whose law wants an imprint. */
const IMPRINT_COUNTRIES = ['DE', 'AT', 'CH'];

export interface ShortText {
  text: string;
  /** There are more. */
  isCut: boolean;
}

interface AboutFacts {
  about: string;
  websiteUrl: string | null;
  imprintUrl: string | null;
}

/** The words about a person as far as there is room for them, and whether there are more. */
export function cutAbout({ about, websiteUrl, imprintUrl }: AboutFacts, isPhone: boolean): ShortText {
  const taken = shortAddress(websiteUrl ?? '').length + shortAddress(imprintUrl ?? '').length;
  const room = Math.max(0, (isPhone ? ROOM.phone : ROOM.desktop) - taken);
  // By characters as they are read: half an emoji is none.
  const characters = [...about];
  if (characters.length <= room) return { text: about, isCut: false };
  return { text: `${characters.slice(0, room).join('').trimEnd()}…`, isCut: true };
}

/** Whether the law of this country wants an imprint. */
export function isImprintWanted(country: string | null): boolean {
  return country !== null && IMPRINT_COUNTRIES.includes(country);
}

/** The imprint that a profile shows: in countries that want one. */
export function imprintOf({
  country,
  impressum_url,
}: {
  country: string | null;
  impressum_url: string | null;
}) {
  return isImprintWanted(country) ? impressum_url : null;
}

/** An address without its protocol, `www.` and trailing slash. */
export function shortAddress(address: string): string {
  return address
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '');
}
