import { expect, it } from 'vitest'
import { TeamLettersGateway } from '../../../../src/application/civic/team-letters/team-letters-gateway'
import { WriteToTeam } from '../../../../src/application/civic/team-letters/write-to-team'
import { success } from '../../../../src/domain/frame/shared/result'
import { openTab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { recordedPort } from '../../../support/recorded-port'

it.each([
  [2, 'letter-sent'],
  [0, 'letter-not-sent'],
])('a letter that %i members get is told as %s, once it is sent', async (receivers, told) => {
  const tab = openTab()
  const gateway = recordedPort<TeamLettersGateway>({ write: async () => success(receivers) })
  tab.container.bind(TeamLettersGateway).toConstantValue(gateway.port)
  tab.session.startSession('mine', resident)
  const sent: string[] = []
  const form = tab.container.get(WriteToTeam).form('walk', () => sent.push('sent'))
  await form.open()
  await form.submit()
  expect([gateway.calls, sent]).toEqual([[], []])
  form.change({ text: ' We meet at eight ' })
  await form.submit()
  expect(gateway.calls.map(([name, id, text]) => [name, id, text])).toEqual([['write', 'walk', 'We meet at eight']])
  expect([sent, tab.told()]).toEqual([['sent'], [told]])
})
