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
/** The folder of the tests of a feature's platform side. */
export const platformTestFolder = ({ home }) => `tests/platform/features/${home}`
