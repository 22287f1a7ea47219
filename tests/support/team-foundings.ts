import {
  changeTeam,
  closeTeam,
  foundTeam,
  getLedTeam,
  getTeamFounding,
  withdrawTeamFounding,
} from '../../contract/team-foundings'
import { sources } from '../../platform/kernel/uploads/uploads.schema'
import type { TestPlatform } from './platform'

interface Who {
  readonly id: string
  readonly token: string
}

/** Counts the idempotency keys and pictures of all tests of a file. */
let keys = 0

/** Helpers for tests of the founding of teams. */
export function foundingTools(platform: TestPlatform) {
  const key = () => ({ 'idempotency-key': `founding-key-${(keys += 1)}`, 'x-language': 'en' })
  const english = { 'x-language': 'en' }
  /** Puts an uploaded picture of somebody into the database, and answers with its id. */
  const picture = async (who: Pick<Who, 'id'>): Promise<string> => {
    const id = `founding-picture-${(keys += 1)}`
    await platform.database
      .insert(sources)
      .values({
        ...{ id, userId: who.id, kind: 'image', url: `/uploads/${id}.webp`, mime: 'image/webp', size: 1 },
        ...{ width: 10, height: 10, createdAt: platform.clock.now(), suggestion: 'pass' },
      })
    return id
  }
  const team = { name: 'River Swifts', intro: 'We count the swifts over the river.', street: 'Lantern Street' }
  return {
    picture,
    standing: (who: Who) => platform.call(getTeamFounding, { token: who.token }),
    found: async (who: Who, change: object = {}) =>
      await platform.call(foundTeam, {
        token: who.token,
        headers: key(),
        body: { ...team, why: 'Nobody counts them at present.', pictures: [await picture(who)], ...change },
      }),
    withdraw: (who: Who, id: string) =>
      platform.call(withdrawTeamFounding, { token: who.token, headers: key(), body: { id } }),
    led: (who: Who, id: string) => platform.call(getLedTeam, { token: who.token, headers: english, path: { id } }),
    change: (who: Who, id: string, change: object = {}) =>
      platform.call(changeTeam, {
        token: who.token,
        headers: english,
        path: { id },
        body: { ...team, pictures: [], ...change },
      }),
    close: (who: Who, id: string, text = 'We have all moved away') =>
      platform.call(closeTeam, { token: who.token, headers: key(), body: { id, text } }),
  }
}
