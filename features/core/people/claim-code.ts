/** The ways to show that a website is one's own. */
export const CLAIM_METHODS = ['meta_tag', 'file', 'dns'] as const;
export type ClaimMethod = (typeof CLAIM_METHODS)[number];

const NAME = 'pinfold-verification';

/** What is put on a website so that it shows a code. */
export interface ClaimProofs {
  metaName: string;
  metaTag: string;
  fileName: string;
  fileText: string;
  dnsRecord: string;
}

/**
 * The same code in the three forms. The name of the file does not hold all of it: a site that repeats the address it
 * was asked for in its answer would prove anything.
 */
export function proofsOf(code: string): ClaimProofs {
  return {
    metaName: NAME,
    metaTag: `<meta name="${NAME}" content="${code}">`,
    fileName: `pinfold-${code.slice(0, 8)}.html`,
    fileText: `<!doctype html><title>${code}</title>`,
    dnsRecord: `${NAME}=${code}`,
  };
}

/** The host of a website as people speak of it, without `www.`. */
export function hostOfWebsite(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '');
}
