import { describe, expect, it } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { SwitchesStore } from '../../../../src/application/frame/site/switches.store'
import { switchCodes, type Switches } from '../../../../src/domain/frame/site/switches'
import { failure, success } from '../../../../src/domain/frame/shared/result'

function storeOf(switches: Switches | null) {
  const asked = { times: 0 }
  const store = new SwitchesStore({
    switches: async () => {
      asked.times += 1
      return switches === null ? failure(failureOf('offline')) : success(switches)
    },
  })
  const allowed = () => [store.mayPublish, store.mayRegister, store.offersRealName, store.asksForFace]
  return { asked, store, allowed }
}
const { publish, volunteer, realName, faceCheck } = switchCodes

describe("The site's switches", () => {
  it('allow what the platform may refuse, until they are loaded and when they cannot be', async () => {
    const { store, allowed } = storeOf(null)
    expect(allowed()).toEqual([true, true, true, false])
    await store.load()
    expect(allowed()).toEqual([true, true, true, false])
  })

  it('say each what the site allows', async () => {
    const { store, allowed } = storeOf({ [publish]: '0', [volunteer]: '0', [realName]: '0', [faceCheck]: '1' })
    await store.load()
    expect(allowed()).toEqual([false, false, false, true])
  })

  it('are loaded once for a visit, and again after a failure', async () => {
    const loaded = storeOf({})
    await loaded.store.load()
    await loaded.store.load()
    const failing = storeOf(null)
    await failing.store.load()
    await failing.store.load()
    expect([loaded.asked.times, failing.asked.times]).toEqual([1, 2])
  })
})
