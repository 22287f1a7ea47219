import { foundingReferent } from './founding.referent'
import type { FastifyInstance } from 'fastify'
import * as contract from '../../../../contract/team-foundings'
import type { Caller } from '../../../kernel/http/caller'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { changeTeam } from './change-team'
import { closeTeam } from './close-team'
import { foundTeam, withdrawFounding } from './found-team'
import { publishableTeams } from './publish-teams'
import { readLedTeam, readStanding } from './read-founding'
import { teamFoundingsDesk } from './team-foundings.desk'
import { reportableTeams } from './team-foundings.reportable'
import { personalFoundings } from './team-foundings.personal'
import { foundingPicture, teamPicture } from './team-foundings.uploads'

/** The founding of teams by volunteers, and their change and closing by those who lead them. */
export const teamFoundingsFeature: PlatformFeature = {
  name: 'team-foundings',
  messageReferents: [foundingReferent],
  personalData: personalFoundings,
  uploads: [foundingPicture, teamPicture],
  desk: teamFoundingsDesk,
  publishes: [publishableTeams],
  reportable: [reportableTeams],
  routes: teamFoundingsRoutes,
}

function teamFoundingsRoutes(app: FastifyInstance): void {
  const { now } = app.platform
  const readerOf = (caller: Caller) => ({ id: caller.require().id, language: caller.language })

  serve(app, contract.getTeamFounding, async ({ database, caller }) =>
    readStanding(database, caller.require().id, now()),
  )

  serve(app, contract.foundTeam, async ({ database, body, caller }) => {
    const { id } = caller.require()
    await foundTeam(database, id, body, now())
    return await readStanding(database, id, now())
  })

  serve(app, contract.withdrawTeamFounding, async ({ database, body, caller }) => {
    const { id } = caller.require()
    await withdrawFounding(database, id, body.id, now())
    return await readStanding(database, id, now())
  })

  serve(app, contract.getLedTeam, async ({ database, path, caller }) => ({
    team: await readLedTeam(database, readerOf(caller), path.id, now()),
  }))

  serve(app, contract.changeTeam, async ({ database, path, body, caller }) => {
    const { id } = caller.require()
    await changeTeam(database, id, { id: path.id, language: caller.language, body }, now())
    return { team: await readLedTeam(database, readerOf(caller), path.id, now()) }
  })

  serve(app, contract.closeTeam, async ({ database, body, caller }) => {
    await closeTeam(database, caller.require().id, body, now())
    return { closed: true as const }
  })
}
