/** Neither library brings types; these are of what the tests call. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    constructor(vocabulary: { '@graph': readonly object[] });
    validate(found: object): Promise<{ severity: 'ERROR' | 'WARNING'; issueMessage: string }[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class Extractor {
    parse(html: string): object;
  }
}
