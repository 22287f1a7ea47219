import { inArray, isNull } from 'drizzle-orm'
import type { UploadUse } from '../../../kernel/uploads/upload-use'
import { teams } from '../teams/teams.schema'
import { teamFoundings } from './team-foundings.schema'

/** The picture of a request is seen by its founder and the office, until the team has it. */
export const foundingPicture: UploadUse = {
  column: teamFoundings.picture,
  content: 'address',
  isKeptWhile: inArray(teamFoundings.state, ['submitted', 'refused']),
}

export const teamPicture: UploadUse = { column: teams.logo, content: 'address', isShownWhile: isNull(teams.closedAt) }
