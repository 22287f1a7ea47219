import { describe, expect, it } from 'vitest'
import { KeepDraft } from '../../../../src/application/frame/shared/keep-draft'
import { NoticesStore } from '../../../../src/application/frame/shared/notices.store'
import { PreferencesStore } from '../../../../src/application/frame/site/preferences.store'
import { RequestCookies } from '../../../../src/infrastructure/frame/host/request-cookies'
import type { DraftStorage } from '../../../../src/application/frame/shared/storage'
import { HandClock } from '../../../support/hand-clock'

function keeper() {
  const clock = new HandClock()
  const notices = new NoticesStore(clock, new PreferencesStore(new RequestCookies({}), ['en']))
  const device = { isFull: false }
  const storage: DraftStorage = {
    read: async () => null,
    write: async () => !device.isFull,
    remove: async () => undefined,
    keys: async () => [],
  }
  const told = () => {
    const codes = notices.notices.map(({ text }) => ('code' in text ? text.code : text.text))
    clock.pass(10_000)
    return codes
  }
  return { drafts: new KeepDraft(storage, notices), device, told }
}

describe('A draft', () => {
  it('is kept without a word', async () => {
    const { drafts, told } = keeper()
    expect(await drafts.execute('key', 'words')).toBe(true)
    expect(told()).toEqual([])
  })

  it('that the device refuses says so once, and again when the device refuses after it had kept', async () => {
    const { drafts, device, told } = keeper()
    device.isFull = true
    expect(await drafts.execute('key', 'w')).toBe(false)
    expect([told(), drafts.isRefused]).toEqual([['storage-full'], true])
    await drafts.execute('key', 'wo')
    await drafts.execute('other', 'word')
    expect(told()).toEqual([])
    device.isFull = false
    await drafts.execute('key', 'wor')
    expect(drafts.isRefused).toBe(false)
    device.isFull = true
    await drafts.execute('key', 'word')
    expect(told()).toEqual(['storage-full'])
  })
})
