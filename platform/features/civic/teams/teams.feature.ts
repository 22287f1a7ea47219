import { teamReferent } from './team.referent'
import type { PlatformFeature } from '../../../kernel/platform'
import { endOffers } from './end-offers'
import { teamsThatBlock } from './team-deletion'
import { personalTeams } from './teams.personal'
import { teamCodes } from './team-codes'
import { teamApplicants } from './team-applicants'
import { teamsDesk } from './teams.desk'
import { teamsRoutes } from './teams.routes'
import { foundTeams } from './teams.found'

export const teamsFeature: PlatformFeature = {
  name: 'teams',
  messageReferents: [teamReferent],
  personalData: personalTeams,
  deletionBlocks: teamsThatBlock,
  searchable: [foundTeams],
  waitingSource: teamApplicants,
  desk: teamsDesk,
  cleanUp: endOffers,
  codePurposes: [teamCodes],
  routes: teamsRoutes,
}
