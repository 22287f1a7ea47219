import { expect, it } from 'vitest'
import { ChangeTeam } from '../../../../src/application/civic/team-foundings/change-team'
import { TeamFoundingsGateway } from '../../../../src/application/civic/team-foundings/team-foundings-gateway'
import { openTab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { ledTeam, MemoryFoundings } from '../../../ui/civic/team-foundings/memory-foundings'

function made() {
  const tab = openTab()
  tab.session.startSession('mine', resident)
  const gateway = new MemoryFoundings()
  tab.container.bind(TeamFoundingsGateway).toConstantValue(gateway)
  return { tab, gateway, changing: tab.container.get(ChangeTeam) }
}

it.each([
  [{ intro: 'We watch the herons at dawn.' }, 'team-changed'],
  [{ name: 'Quiet Herons' }, 'team-name-sent'],
])('a team is changed, and the leader told whether its name waits: %j', async (change, notice) => {
  const { tab, gateway, changing } = made()
  const sent: string[] = []
  const form = changing.form(gateway.led, ({ id }) => sent.push(id))
  await form.open()
  form.change(change)
  await form.submit()
  expect([gateway.calls, sent, tab.told()]).toEqual([['change t1'], ['t1'], [notice]])
})

it('begins with the name that waits, and keeps the rules', async () => {
  const { gateway, changing } = made()
  const form = changing.form(ledTeam({ newName: 'Quiet Herons' }), () => undefined)
  await form.open()
  expect(form.values.name).toBe('Quiet Herons')
  form.change({ street: 'Lantern Street 17', intro: '' })
  await form.submit()
  expect([form.errors, gateway.calls]).toEqual([{ street: 'has-number', intro: 'required' }, []])
})

it('a team is closed with a reason', async () => {
  const { tab, gateway, changing } = made()
  const closed: string[] = []
  const form = changing.closing('t1', () => closed.push('t1'))
  await form.open()
  await form.submit()
  expect(form.errors).toEqual({ text: 'required' })
  form.change({ text: 'We have all moved away' })
  await form.submit()
  expect([gateway.calls, closed, tab.told()]).toEqual([['close t1: We have all moved away'], ['t1'], ['team-closed']])
})
