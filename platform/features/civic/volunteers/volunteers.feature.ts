import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { FastifyInstance } from 'fastify'
import * as contract from '../../../../contract/volunteers'
import { errorCodes } from '../../../../contract/envelope'
import type { Database } from '../../../kernel/database/client'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { leaveBeforeDeletion } from './volunteer-deletion'
import { personalVolunteers } from './volunteers.personal'
import { optionsIn, practiceOptions } from './practice-options'
import { readVolunteer } from './read-volunteer'
import { changeVolunteer } from './change-volunteer'
import { registerVolunteer } from './register-volunteer'
import { leaveVolunteers, readLeaving } from './leave-volunteers'
import { volunteeringDocument } from '../volunteer-status/volunteering-rules'
import { suspensionsDesk, volunteerChangesDesk, volunteersDesk } from './volunteers.desks'

export const volunteersFeature: PlatformFeature = {
  name: 'volunteers',
  configures: volunteeringDocument,
  personalData: personalVolunteers,
  beforeDeletion: leaveBeforeDeletion,
  desk: [volunteersDesk, volunteerChangesDesk, suspensionsDesk],
  routes: volunteersRoutes,
}

function volunteersRoutes(app: FastifyInstance): void {
  const { now, vault } = app.platform
  const answerOf = async (database: Database, id: string, language: Language) => {
    const volunteer = await readVolunteer(database, vault, id, language)
    if (volunteer === null) throw new Error('a volunteer is not there after their act')
    return { volunteer }
  }
  const { nations, politics, educations, times, skills } = practiceOptions

  serve(app, contract.getVolunteer, async ({ database, caller }) => {
    if (caller.member === null) throw new Refusal(errorCodes.notVolunteer)
    return { volunteer: await readVolunteer(database, vault, caller.member.id, caller.language) }
  })

  serve(app, contract.listServiceKinds, async ({ caller }) => ({ items: optionsIn(caller.language, skills) }))

  serve(app, contract.listPracticeOptions, async ({ caller: { language } }) => ({
    nations: optionsIn(language, nations),
    politics: optionsIn(language, politics),
    educations: optionsIn(language, educations),
    times: optionsIn(language, times),
  }))

  serve(app, contract.registerVolunteer, async ({ database, body, caller }) => {
    const { id } = caller.require()
    await registerVolunteer(database, vault, id, body, now())
    return await answerOf(database, id, caller.language)
  })

  serve(app, contract.changeVolunteer, async ({ database, body, caller }) => {
    const { id } = caller.require()
    await changeVolunteer(database, vault, id, body, now())
    return await answerOf(database, id, caller.language)
  })

  serve(app, contract.getLeaving, async ({ database, caller }) => ({
    leaving: await readLeaving(database, caller.require().id, caller.language, now()),
  }))

  serve(app, contract.leaveVolunteers, async ({ database, path, caller }) => {
    const { id } = caller.require()
    await leaveVolunteers(database, id, path.id, now())
    return await answerOf(database, id, caller.language)
  })
}
