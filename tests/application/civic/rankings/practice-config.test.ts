import { beforeEach, expect, it } from 'vitest'
import { PracticeConfigStore } from '../../../../src/application/civic/rankings/practice-config.store'
import { RankingsGateway } from '../../../../src/application/civic/rankings/rankings-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { plainPracticeConfig } from '../../../../src/domain/civic/rankings/practice-config'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { openTab } from '../../../support/member-host'
import { recordedPort } from '../../../support/recorded-port'

const config = { ...plainPracticeConfig, rankNotice: 'Every month' }

function made() {
  const { container } = openTab()
  const gateway = recordedPort<RankingsGateway>({ practiceConfig: async () => success(config) })
  container.bind(RankingsGateway).toConstantValue(gateway.port)
  return { gateway, store: container.get(PracticeConfigStore) }
}
let host: ReturnType<typeof made>
beforeEach(() => {
  host = made()
})

it('the settings of the volunteer centre are plain until they are loaded, once per visit', async () => {
  expect(host.store.config).toBe(plainPracticeConfig)
  await host.store.load()
  await host.store.load()
  expect([host.store.config, host.gateway.calls.length]).toEqual([config, 1])
})

it('a failure leaves them plain, and the next use tries again', async () => {
  host.gateway.answers.practiceConfig = async () => failure(failureOf('offline'))
  await host.store.load()
  expect(host.store.config).toBe(plainPracticeConfig)
  host.gateway.answers.practiceConfig = async () => success(config)
  await host.store.load()
  expect(host.store.config).toEqual(config)
})
