import type { PlatformFeature } from '../../../kernel/platform'
import { endOffers } from './end-offers'
import { forgetTeamMessages } from './team-deletion'
import { teamsThatBlock } from './team-deletion'
import { personalTeams } from './teams.personal'
import { teamCodes } from './team-codes'
import { teamApplicants } from './team-applicants'
import { teamsDesk } from './teams.desk'
import { teamsRoutes } from './teams.routes'
import { foundTeams } from './teams.found'

export const teamsFeature: PlatformFeature = {
  name: 'teams',
  personalData: personalTeams,
  beforeDeletion: forgetTeamMessages,
  deletionBlocks: teamsThatBlock,
  searchable: [foundTeams],
  waitingSource: teamApplicants,
  desk: teamsDesk,
  cleanUp: endOffers,
  codePurposes: [teamCodes],
  routes: teamsRoutes,
}
