import { beforeEach, describe, expect, it } from 'vitest'
import { ClearHistory } from '../../../../src/application/people/account/clear-history'
import { EditProfile } from '../../../../src/application/people/account/edit-profile'
import { RemoveFavourites } from '../../../../src/application/people/account/remove-favourites'
import { removeInParts } from '../../../../src/application/people/account/remove-in-parts'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { openTab, type Tab } from '../../../support/member-host'
import { neighbour, resident } from '../../../support/member-ports'

const ids = Array.from({ length: 250 }, String)
const offline = failureOf('offline')
let tab: Tab
beforeEach(() => {
  tab = openTab()
})

describe('removing many entries', () => {
  it('asks for a hundred at a time, in their order', async () => {
    const parts: (readonly string[])[] = []
    const removal = await removeInParts(ids, async (part) => success(parts.push(part)))
    expect(parts.map(({ length }) => length)).toEqual([100, 100, 50])
    expect([parts.flat(), removal]).toEqual([ids, { removedIds: ids, outcome: success(null) }])
  })

  it('stops at the first refusal, and says what was removed until then', async () => {
    let asked = 0
    const removal = await removeInParts(ids, async () => ((asked += 1) === 2 ? failure(offline) : success(null)))
    expect([asked, removal]).toEqual([2, { removedIds: ids.slice(0, 100), outcome: failure(offline) }])
  })

  it('asks nothing for none', async () => {
    await tab.container.get(RemoveFavourites).execute([])
    expect(tab.account.calls).toEqual([])
    expect((await tab.container.get(RemoveFavourites).execute(['1', '2'])).removedIds).toEqual(['1', '2'])
    expect(tab.account.calls).toEqual(['remove 1,2'])
  })
})

describe('clearing the history', () => {
  it('removes the chosen entries, or everything at once, and tells it', async () => {
    const clear = tab.container.get(ClearHistory)
    expect((await clear.execute(['1', '2'], false)).removedIds).toEqual(['1', '2'])
    expect((await clear.execute(ids, true)).removedIds).toEqual(ids)
    expect([tab.account.calls, tab.told()]).toEqual([['clear 1,2', 'clear all'], ['history-cleared']])
  })

  it('that is refused removes nothing, and tells nothing', async () => {
    tab.account.failing = offline
    for (const everything of [true, false])
      expect(await tab.container.get(ClearHistory).execute(['1'], everything)).toEqual({
        removedIds: [],
        outcome: failure(offline),
      })
    expect(tab.told()).toEqual([])
  })
})

describe('editing the profile', () => {
  const changes = { nickname: 'Grey Heron', sex: 1, birthdate: null, homeAddress: '' } as const

  it('is checked by the day of the site', () => {
    const edit = tab.container.get(EditProfile)
    expect(edit.today()).toBe('2026-11-21')
    const check = (birthdate: string) => edit.check({ ...changes, birthdate })
    expect(check('2026-11-21').ok).toBe(true)
    expect(check('2026-11-22')).toEqual({ ok: false, reason: { birthdate: 'in-future' } })
  })

  it('is known in the whole browser and told, as a new picture is', async () => {
    tab.session.startSession('mine', resident)
    const edit = tab.container.get(EditProfile)
    await edit.execute(changes)
    expect([tab.session.user?.nickname, tab.told()]).toEqual(['Grey Heron', ['profile-saved']])
    await edit.setAvatar('source-1')
    expect([tab.session.user?.avatar, tab.told()]).toEqual(['source-1', ['avatar-saved']])
    expect(tab.gateway.edits).toEqual([changes, { avatarSourceId: 'source-1' }])
  })

  it('never becomes the profile of the member who logged in meanwhile', async () => {
    tab.session.startSession('mine', resident)
    const saving = tab.container.get(EditProfile).execute(changes)
    tab.session.startSession('theirs', neighbour)
    await saving
    expect(tab.session.user).toEqual(neighbour)
  })

  it('that is refused changes nothing', async () => {
    tab.session.startSession('mine', resident)
    tab.gateway.failing = { edit: offline }
    expect(await tab.container.get(EditProfile).execute(changes)).toEqual(failure(offline))
    expect([tab.session.user, tab.told()]).toEqual([resident, []])
  })
})
