const wherever = {
  allowance: 'kernel/limits/allowance',
  areaPosition: 'kernel/places/area-position',
  caller: 'kernel/http/caller',
  caseKind: 'kernel/cases/case-kind',
  caseSteps: 'kernel/cases/case-steps',
  carryOut: 'kernel/cases/carry-out',
  comments: 'features/participation/comments/comments.schema',
  contact: 'kernel/members/contact',
  contents: 'kernel/contents/contents.schema',
  contract: '../contract',
  cursor: 'kernel/lists/cursor',
  database: 'kernel/database/client',
  demoStep: 'demo/seeding/demo-step',
  desk: 'kernel/operator/desk',
  domain: '../src/domain',
  expressions: 'kernel/database/expressions',
  hasParts: 'features/frame/search-index/has-parts',
  insert: 'demo/seeding/insert',
  listPage: 'kernel/lists/list-page',
  localisedParts: 'features/frame/search-index/localised-parts',
  localised: 'kernel/database/schema/localised',
  message: 'kernel/cases/message',
  messageWords: 'kernel/messages/message-words',
  personalData: 'kernel/members/personal-data',
  moment: 'kernel/database/moment',
  officeReason: 'kernel/cases/office-reason',
  ownPictures: 'kernel/uploads/own-pictures',
  platform: 'kernel/platform',
  queries: 'kernel/database/queries',
  random: 'kernel/shared/random',
  referentOf: 'kernel/messages/referent-of',
  refusal: 'kernel/http/refusal',
  searchWords: 'features/frame/search-index/search-words',
  serve: 'kernel/http/serve-endpoint',
  siteQueries: 'kernel/site/site.queries',
  statement: 'kernel/database/statement',
  uploadUse: 'kernel/uploads/upload-use',
  users: 'kernel/members/members.schema',
  vault: 'kernel/shared/vault',
  written: 'kernel/shared/as-written',
}
const seenFrom = (above) =>
  Object.fromEntries(Object.entries(wherever).map(([name, path]) => [name, `${above}${path}`]))

/** The imports of a generated file of the platform, seen from the folder of a feature. */
export const modules = seenFrom('../../../')
/** The same imports, seen from the folder in which the demo rows of a feature are made. */
export const seedModules = { ...seenFrom('../../../../'), demoStep: '../../demo-step', insert: '../../insert' }

/** The folder of a feature on the platform. */
export const platformFolder = ({ home }) => `platform/features/${home}`
/** The file with the list of all features. */
export const platformFeatures = 'platform/features.ts'
/** The file that makes the demo rows of a list or of a detail. */
export const seedFile = ({ home, screen }) => `platform/demo/seeding/${home}/seed-${screen}.ts`
/** The file with the demo rows themselves. */
export const demoContentFile = ({ screen }) => `platform/demo/content/${screen}.ts`
/** The file with the list of all steps of the demo. */
export const demoSteps = 'platform/demo/demo-steps.ts'
const withoutEnding = (path) => path.replace(/\.ts$/, '')
/** A file of the platform, as a test of a feature imports it. */
export const fromPlatformTest = (path) => `../../../../../${withoutEnding(path)}`
/** The schema of a feature, as the file that makes its demo rows imports it. */
export const schemaFromSeed = ({ feature, home }) => `../../../../features/${home}/${feature}.schema`
/** A file in the folder of a feature, as the list of features imports it. */
export const fromPlatformFeatures = ({ home }, file) => `./features/${home}/${file}`
/** The folder of the tests of a feature's platform side. */
export const platformTestFolder = ({ home }) => `tests/platform/features/${home}`
