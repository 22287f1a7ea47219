import type { PlatformFeature } from '../../../kernel/platform'
import { teamCodes } from './team-codes'
import { teamsDesk } from './teams.desk'
import { teamsRoutes } from './teams.routes'
import { foundTeams } from './teams.found'

export const teamsFeature: PlatformFeature = {
  name: 'teams',
  searchable: [foundTeams],
  desk: teamsDesk,
  codePurposes: [teamCodes],
  routes: teamsRoutes,
}
