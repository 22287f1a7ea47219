declare module '@adobe/structured-data-validator' {
  export default class Validator {
    constructor(schemaOrg?: object)
    validate(data: object): Promise<readonly { severity: string; issueMessage: string; rootType: string }[]>
  }
}
