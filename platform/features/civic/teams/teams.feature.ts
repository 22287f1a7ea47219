import { seedTeams } from '../../../demo/seeding/seed-teams'
import { demoWords } from '../../../demo/seeding/seeding.words'
import type { Feature } from '../../../kernel/platform'
import { teamCodes } from './team-codes'
import { teamsDesk } from './teams.desk'
import { teamsRoutes } from './teams.routes'
import { foundTeams } from './teams.found'

export const teamsFeature: Feature = {
  name: 'teams',
  demo: [{ what: demoWords.teams, seed: seedTeams }],
  found: [foundTeams],
  desk: teamsDesk,
  codePurposes: [teamCodes],
  routes: teamsRoutes,
}
