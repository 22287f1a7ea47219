import { expect, it } from 'vitest'
import { RecordVisit } from '../../../src/application/participation/record-visit'
import { LocalStorage } from '../../../src/application/frame/shared/storage'
import { InterestsStore } from '../../../src/application/people/interests/interests.store'
import { VisitGateway } from '../../../src/application/participation/visit-gateway'
import { allows, contentKinds, type ContentKind } from '../../../src/domain/frame/content/content-kinds'
import { success } from '../../../src/domain/frame/shared/result'
import { openTab } from '../../support/member-host'
import { resident } from '../../support/member-ports'
import { recordedPort } from '../../support/recorded-port'

function made() {
  const tab = openTab()
  const gateway = recordedPort<VisitGateway>({ recordVisit: async () => success({}) })
  tab.container.bind(VisitGateway).toConstantValue(gateway.port)
  return { tab, gateway, record: tab.container.get(RecordVisit) }
}

it('a visit of a member is recorded, and none of a guest, who may still log in', () => {
  const { tab, gateway, record } = made()
  expect([record.execute('post', '1'), gateway.calls]).toEqual([false, []])
  tab.session.startSession('mine', resident)
  expect(record.execute('post', '1')).toBe(true)
  expect(gateway.calls).toEqual([['recordVisit', 'post', '1']])
})

it('only kinds that the history takes are recorded', () => {
  const { tab, gateway, record } = made()
  tab.session.startSession('mine', resident)
  const kinds = Object.keys(contentKinds) as ContentKind[]
  for (const kind of kinds) expect(record.execute(kind, '1')).toBe(true)
  expect(gateway.calls.map(([, kind]) => kind)).toEqual(kinds.filter((kind) => allows(kind, 'visit')))
  expect(gateway.calls.length).toBeLessThan(kinds.length)
})

it('what was read is remembered on the device of a guest or member who chose so, and forgotten with that choice', async () => {
  const { tab, record } = made()
  const interests = tab.container.get(InterestsStore)
  const library = { kind: 'post', publisherId: 'library' }
  const readAll = async (...publisherIds: readonly (string | null)[]) => {
    for (const publisherId of publisherIds) await record.remember('post', publisherId)
    interests.refresh()
  }
  await readAll('library')
  expect([interests.isOn, interests.hasAny, interests.interestIn(library)]).toEqual([false, false, 0])
  interests.turn(true)
  await readAll('library', 'library', null, 'library')
  expect([interests.hasAny, interests.interestIn(library), interests.isOften('library')]).toEqual([true, 1, true])
  interests.forget()
  expect([interests.isOn, interests.hasAny, interests.isOften('library')]).toEqual([true, false, false])
  await readAll('library')
  interests.turn(false)
  await readAll('library')
  expect([interests.isOn, interests.interestIn(library)]).toEqual([false, 0])
  expect(tab.container.get(LocalStorage).read('interests')).toBeNull()
})
