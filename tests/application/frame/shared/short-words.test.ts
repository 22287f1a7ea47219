import { beforeEach, describe, expect, it } from 'vitest'
import { CopyText } from '../../../../src/application/frame/sharing/copy-text'
import { ShareOutlet } from '../../../../src/application/frame/sharing/share-outlet'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { noticeCodes } from '../../../../src/application/frame/shared/notice-codes'
import { announceCredits } from '../../../../src/application/frame/shared/announce-credits'
import { ClearContent } from '../../../../src/application/frame/site/clear-content'
import { ContentCache } from '../../../../src/application/frame/site/content-cache'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { openTab, type Tab } from '../../../support/member-host'
import { recordedPort } from '../../../support/recorded-port'

let tab: Tab
beforeEach(() => {
  tab = openTab()
})

describe('a notice of what was done', () => {
  it.each([
    [true, 'copied'],
    [false, 'copy-failed'],
  ])('says whether a text was copied: %s', async (copied, told) => {
    const outlet = recordedPort<ShareOutlet>({ copy: async () => copied })
    tab.container.bind(ShareOutlet).toConstantValue(outlet.port)
    expect(await tab.container.get(CopyText).execute('A seat')).toBe(copied)
    expect([outlet.calls, tab.told()]).toEqual([[['copy', 'A seat']], [told]])
  })

  it.each([
    [true, 'cache-cleared'],
    [false, 'cache-failed'],
  ])('says whether the visited content was cleared: %s', async (isCleared, told) => {
    tab.container.bind(ContentCache).toConstantValue({ size: async () => 5, clear: async () => isCleared })
    await tab.container.get(ClearContent).execute()
    expect(tab.told()).toEqual([told])
  })

  it('names credits where some were earned, and says nothing otherwise', () => {
    const { liked } = noticeCodes('liked')
    for (const answer of [success({}), success({ credits: 0 }), failure(failureOf('offline'))])
      expect(announceCredits(tab.notices, liked, answer)).toBe(answer)
    expect(tab.told()).toEqual([])
    announceCredits(tab.notices, liked, success({ credits: 2 }))
    expect(tab.notices.notices[0]?.text).toEqual({ code: 'liked', credits: 2 })
  })
})
