import * as z from 'zod/mini'
import { letterSettingNames } from '../src/domain/civic/team-letters/team-letter'
import { personSchema } from './cases'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { actErrors } from './expected-errors'
import { count, flag, id, idPath, moment, pageOf, pageQueryShape, reachedLimit, writtenText } from './fields'

export const letterSchema = z.object({
  id,
  from: personSchema,
  text: z.string(),
  sent_at: moment,
  mine: flag,
  /** The number of members to whom it was sent; null for everyone but its writer and the team's leader. */
  receivers: z.nullable(count),
})
export type TeamLetterDto = z.input<typeof letterSchema>

export const settingsSchema = z.object({
  team_name: z.string(),
  leads: flag,
  /** Whether the caller may write to all members of the team. */
  may_write: flag,
  /** Whether the caller gets what others write. */
  gets_letters: flag,
  /** Whether members other than the leader may write. */
  members_write: flag,
  /** Keeps the caller from writing another letter: their own limit, or that of all who write to the team. */
  limit: reachedLimit,
})
export type LetterSettingsDto = z.input<typeof settingsSchema>

export const listTeamLetters = endpoint({
  id: null,
  name: 'listTeamLetters',
  method: 'GET',
  url: '/v1/consumer/team_letters',
  summary:
    'What was written to the members of a team since the caller joined it, latest first; all of it for its leader',
  access: 'session',
  query: z.object({ ...pageQueryShape, team_id: id }),
  answer: pageOf(letterSchema),
  errors: [errorCodes.gone, errorCodes.notYours, errorCodes.sessionExpired],
})

export const writeTeamLetter = endpoint({
  id: null,
  name: 'writeTeamLetter',
  method: 'POST',
  url: '/v1/consumer/team_letters',
  summary: 'Writes to all members of a team, who get it as a message unless they switched that off or block the writer',
  access: 'session',
  body: z.object({ team_id: id, text: writtenText(2000) }),
  answer: z.object({ /** The number of members who get it. */ receivers: count }),
  errors: actErrors,
  idempotent: true,
})

export const getLetterSettings = endpoint({
  id: null,
  name: 'getLetterSettings',
  method: 'GET',
  url: '/v1/consumer/team_letters/settings/:id',
  summary: 'Whether I get what is written to the members of a team, and may write to them',
  access: 'session',
  path: idPath,
  answer: z.object({ settings: settingsSchema }),
  errors: [errorCodes.gone, errorCodes.notYours, errorCodes.sessionExpired],
})

export const changeLetterSetting = endpoint({
  id: null,
  name: 'changeLetterSetting',
  method: 'PUT',
  url: '/v1/consumer/team_letters/settings/:id',
  summary: 'A member switches the letters of a team on or off for themselves; its leader lets the members write',
  access: 'session',
  path: idPath,
  body: z.object({ setting: z.enum(letterSettingNames), on: flag }),
  answer: z.object({ settings: settingsSchema }),
  errors: [errorCodes.gone, errorCodes.notYours, errorCodes.sessionExpired],
})
