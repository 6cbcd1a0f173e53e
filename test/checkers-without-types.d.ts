// Declarations for checker packages that ship no types.

declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
  }
  export default class Validator {
    /** @param found the structured data that the extractor read from a document. */
    validate(found: unknown): Promise<readonly Issue[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { readonly addLocation: boolean });
    parse(html: string): unknown;
  }
}

declare module 'jsonfeed-schema' {
  const schema: object;
  export default schema;
}
