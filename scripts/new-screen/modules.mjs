/** Where the platform has what a generated file imports, seen from the folder of a feature. */
export const modules = {
  allowance: '../../limits/allowance',
  caller: '../../http/caller',
  caseKind: '../cases/case-kind',
  caseSteps: '../cases/case-steps',
  carryOut: '../cases/carry-out',
  comments: '../comments/comments.schema',
  contents: '../feed/feed.schema',
  contract: '../../../contract',
  cursor: '../feed/cursor',
  database: '../../database/client',
  desk: '../../operator/desk',
  domain: '../../../src/domain',
  expressions: '../../database/expressions',
  insert: '../../demo/seeding/insert',
  listPage: '../feed/list-page',
  localised: '../../database/schema/localised',
  message: '../cases/message',
  moment: '../../database/moment',
  officeReason: '../cases/office-reason',
  ownPictures: '../uploads/own-pictures',
  platform: '../../platform',
  random: '../../shared/random',
  refusal: '../../http/refusal',
  sensitiveText: '../comments/sensitive-text',
  serve: '../../http/serve-endpoint',
  uploadUse: '../uploads/upload-use',
  users: '../session/session.schema',
  written: '../../shared/written',
}

/** The folder of a feature on the platform, and the list that names every feature. */
export const platformFolder = ({ feature }) => `platform/features/${feature}`
export const platformFeatures = 'platform/features.ts'
/** A file of that folder, as a test of the platform imports it. */
export const fromPlatformTest = (names, file) => `../../../${platformFolder(names)}/${file}`
/** A file of that folder, as the list of features imports it. */
export const fromPlatformFeatures = ({ feature }, file) => `./features/${feature}/${file}`
/** Where the tests of its platform side stand. */
export const platformTestFolder = ({ feature }) => `tests/platform/${feature}`
