import { beforeEach, describe, expect, it } from 'vitest'
import { NamingGateway } from '../../../../src/application/participation/mentions/naming-gateway'
import { SuggestedNames, type SuggestedName } from '../../../../src/application/participation/mentions/suggested-names'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { openTab } from '../../../support/member-host'
import { recordedPort } from '../../../support/recorded-port'
import { flush } from '../../../support/flush'

const person = (id: string) => ({ id, nickname: id, avatar: null })

function made() {
  const tab = openTab()
  const answers = { people: success([person('Anna'), person('Ann')]), topics: success([{ id: 't', title: 'Spring' }]) }
  const gateway = recordedPort<NamingGateway>({
    people: async () => answers.people,
    topics: async () => answers.topics,
  })
  tab.container.bind(NamingGateway).toConstantValue(gateway.port)
  const names = tab.container.get(SuggestedNames)
  return {
    tab,
    gateway,
    names,
    answers,
    type: async (text: string) => {
      names.type(text, text.length)
      tab.clock.pass(250)
      await flush()
    },
    shown: () =>
      names.options.map((option: SuggestedName) => (option.kind === 'person' ? option.person.id : option.title)),
  }
}
let host: ReturnType<typeof made>
beforeEach(() => {
  host = made()
})

describe('the names that are suggested', () => {
  it('are those of people and members of the circle, once somebody pauses', async () => {
    host.names.group = { circleId: 'garden' }
    host.names.type('Ask @A', 6)
    host.names.type('Ask @An', 7)
    expect(host.gateway.calls).toEqual([])
    host.tab.clock.pass(250)
    await flush()
    expect(host.gateway.calls.map((call) => call.slice(0, 3))).toEqual([['people', 'An', { circleId: 'garden' }]])
    expect([host.names.isOpen, host.shown()]).toEqual([true, ['Anna', 'Ann']])
  })

  it('are topics after a #, with the typed one where the site has none of that name', async () => {
    await host.type('#spring')
    expect(host.shown()).toEqual(['Spring'])
    await host.type('#autumn')
    expect(host.shown()).toEqual(['Spring', 'autumn'])
    expect(host.names.options[1]).toMatchObject({ isNew: true })
  })

  it('are walked through by keys, round and round', async () => {
    await host.type('@')
    host.names.move(-1)
    expect(host.names.active).toBe(1)
    host.names.move(1)
    expect(host.names.active).toBe(0)
  })

  it('stay until those for the next letter come, and go with the mark', async () => {
    await host.type('@A')
    host.names.type('@An', 3)
    expect(host.shown()).toEqual(['Anna', 'Ann'])
    host.names.type('@An ', 4)
    expect([host.names.isOpen, host.shown()]).toEqual([false, []])
    host.tab.clock.pass(1_000)
    expect(host.gateway.calls).toHaveLength(1)
  })

  it('are none where they cannot be loaded, and none after the field was left meanwhile', async () => {
    Object.assign(host.answers, { people: failure(failureOf('offline')) })
    await host.type('@A')
    expect(host.names.isOpen).toBe(false)
    Object.assign(host.answers, { people: success([person('Anna')]) })
    host.names.type('@Ann', 4)
    host.tab.clock.pass(250)
    host.names.close()
    await flush()
    expect(host.names.isOpen).toBe(false)
  })
})
