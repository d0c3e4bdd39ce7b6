// Types for two parsers that have none; only what the tests use.
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    constructor(vocabulary: object)
    validate(extracted: object): Promise<object[]>
  }
}
declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: object)
    parse(html: string): { jsonld: Record<string, object[]> }
  }
}
