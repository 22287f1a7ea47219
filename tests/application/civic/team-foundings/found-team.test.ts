import { expect, it } from 'vitest'
import { FoundTeam } from '../../../../src/application/civic/team-foundings/found-team'
import { TeamFoundingsGateway } from '../../../../src/application/civic/team-foundings/team-foundings-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { openTab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { founding, MemoryFoundings } from '../../../ui/civic/team-foundings/memory-foundings'

function made() {
  const tab = openTab()
  tab.session.startSession('mine', resident)
  const gateway = new MemoryFoundings()
  tab.container.bind(TeamFoundingsGateway).toConstantValue(gateway)
  return { tab, gateway, founding: tab.container.get(FoundTeam) }
}

it('a request begins with the texts of the one before, and needs a picture of its own', async () => {
  const { gateway, founding: foundTeam } = made()
  const form = foundTeam.form(founding({ state: 'refused' }), () => undefined)
  await form.open()
  expect(form.values).toMatchObject({ name: 'River Swifts', why: 'Nobody counts them.', pictures: [] })
  await form.submit()
  expect([form.errors, gateway.calls]).toEqual([{ pictures: 'required' }, []])
})

it('a request is withdrawn; when the office was first, the screen shows what it decided', async () => {
  const { tab, gateway, founding: foundTeam } = made()
  let refreshed = 0
  const refreshing = { refresh: async () => (refreshed += 1) }
  expect((await foundTeam.withdraw('f1', refreshing)).ok).toBe(true)
  gateway.failing = { withdraw: failureOf('state-refuses', { status: 409, state: 'approved' }) }
  expect((await foundTeam.withdraw('f1', refreshing)).ok).toBe(false)
  expect([tab.told(), refreshed]).toEqual([['team-founding-withdrawn', 'case-moved-on'], 1])
})
