/** Where the demo's rows of a list or of a detail are made. */
export const seedFile = ({ home, screen }) => `platform/demo/seeding/${home}/seed-${screen}.ts`
