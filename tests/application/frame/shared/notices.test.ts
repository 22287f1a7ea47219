import { describe, expect, it } from 'vitest'
import { noticeCodes } from '../../../../src/application/frame/shared/notice-codes'
import { NoticesStore } from '../../../../src/application/frame/shared/notices.store'
import { PreferencesStore } from '../../../../src/application/frame/site/preferences.store'
import { RequestCookies } from '../../../../src/infrastructure/frame/host/request-cookies'
import { HandClock } from '../../../support/hand-clock'

const ofFeature = noticeCodes('collected', 'uncollected', 'comment-deleted', 'liked')
const act = () => undefined

function open(elder = false) {
  const clock = new HandClock()
  const preferences = new PreferencesStore(new RequestCookies({ preferences: JSON.stringify({ elder }) }), ['en'])
  const store = new NoticesStore(clock, preferences)
  const told = () => store.notices.map(({ text }) => ('code' in text ? text.code : text.text))
  return { clock, store, told }
}

describe('notices', () => {
  it('tell what went well of the last act only', () => {
    const { store, told } = open()
    store.show({ code: ofFeature.collected })
    store.show({ code: ofFeature.uncollected })
    expect(told()).toEqual(['uncollected'])
  })

  it('keep a failure, and what can still be done, beside what went well', () => {
    const { store, told } = open()
    store.show({ code: 'network' }, 'error')
    store.show({ code: ofFeature['comment-deleted'] }, 'plain', { code: 'undo', act })
    store.show({ code: ofFeature.liked }, 'success')
    expect(told()).toEqual(['network', 'comment-deleted', 'liked'])
  })

  it('stay in the elder mode until they are closed', () => {
    const { clock, store, told } = open(true)
    store.show({ code: ofFeature.collected }, 'success')
    clock.pass(60_000)
    expect([store.isSticky, told()]).toEqual([true, ['collected']])
    store.dismiss(store.notices[0]?.id ?? 0)
    expect(told()).toEqual([])
  })

  it('say the same once at a time', () => {
    const { clock, store, told } = open()
    store.show({ code: 'network' }, 'error')
    store.show({ code: 'network' }, 'error')
    expect(told()).toEqual(['network'])
    clock.pass(3500)
    expect(told()).toEqual([])
    store.show({ code: 'network' }, 'error')
    expect(told()).toEqual(['network'])
  })

  it('stay longer where something can be done', () => {
    const { clock, store, told } = open()
    store.show({ code: ofFeature['comment-deleted'] }, 'plain', { code: 'undo', act })
    clock.pass(6999)
    expect(told()).toEqual(['comment-deleted'])
    clock.pass(1)
    expect(told()).toEqual([])
  })

  it('are never more than three', () => {
    const { store, told } = open()
    for (const text of ['a', 'b', 'c', 'd']) store.show({ text }, 'error')
    expect(told()).toEqual(['b', 'c', 'd'])
  })
})
