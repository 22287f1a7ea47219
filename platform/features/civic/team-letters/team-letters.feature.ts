import { letterReferent } from './letter.referent'
import type { FastifyInstance } from 'fastify'
import * as contract from '../../../../contract/team-letters'
import type { Caller } from '../../../kernel/http/caller'
import { serve } from '../../../kernel/http/serve-endpoint'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import type { PlatformFeature } from '../../../kernel/platform'
import { letterOf, selectLetters } from './read-letters'
import { changeLetterSetting, readLetterSettings } from './team-correspondence'
import { personalLetters } from './team-letters.personal'
import { reportableLetters } from './team-letters.reportable'
import { writeLetter } from './write-letter'

/** What the members of a team write to all of them. */
export const teamLettersFeature: PlatformFeature = {
  name: 'team-letters',
  messageReferents: [letterReferent],
  personalData: personalLetters,
  reportable: [reportableLetters],
  routes: teamLettersRoutes,
}

function teamLettersRoutes(app: FastifyInstance): void {
  const { now } = app.platform
  const readerOf = (caller: Caller) => ({ id: caller.require().id, language: caller.language })

  serve(app, contract.listTeamLetters, async ({ database, query, caller }) => {
    const page = { limit: query.page_size + 1, after: cursorValues(query.cursor, 'ts') }
    const rows = await selectLetters(database, caller.require().id, query.team_id, page)
    return listPage(rows, query.page_size, ({ sentAt, id }) => [sentAt.toISOString(), id], letterOf)
  })

  serve(app, contract.writeTeamLetter, async ({ database, body, caller }) => ({
    receivers: await writeLetter(database, caller.require().id, { teamId: body.team_id, text: body.text }, now()),
  }))

  serve(app, contract.getLetterSettings, async ({ database, path, caller }) => ({
    settings: await readLetterSettings(database, readerOf(caller), path.id, now()),
  }))

  serve(app, contract.changeLetterSetting, async ({ database, path, body, caller }) => {
    const { id } = caller.require()
    await changeLetterSetting(database, id, { teamId: path.id, setting: body.setting, isOn: body.on })
    return { settings: await readLetterSettings(database, readerOf(caller), path.id, now()) }
  })
}
