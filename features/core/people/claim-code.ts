export const CLAIM_METHODS = ['meta_tag', 'file', 'dns'] as const;
export type ClaimMethod = (typeof CLAIM_METHODS)[number];

const NAME = 'pinfold-verification';

export interface ClaimProofs {
  metaName: string;
  metaTag: string;
  fileName: string;
  fileText: string;
  dnsRecord: string;
}

/**
 * The file's name holds only part of the code: otherwise a site that echoes the requested address would prove any
 * code.
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

export function hostOfWebsite(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '');
}
