import { beforeEach, describe, expect, it } from 'vitest'
import { waitingCheckInsKey } from '../../../../src/application/frame/codes/waiting-check-in'
import { FormServices } from '../../../../src/application/frame/forms/form-services'
import { FindOfflineThings } from '../../../../src/application/frame/site/find-offline-things'
import { KeptContent, type KeptContentEntry } from '../../../../src/application/frame/site/kept-content'
import { CommentDrafts } from '../../../../src/application/participation/comments/comment-drafts'
import { LocalStorage } from '../../../../src/application/frame/shared/storage'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { openTab, type Tab } from '../../../support/member-host'
import { neighbour, resident } from '../../../support/member-ports'
import { flush } from '../../../support/flush'

let tab: Tab
let kept: readonly KeptContentEntry[]
let hasHome = false
const asked: string[] = []
const found = () => tab.container.get(FindOfflineThings).execute()

beforeEach(() => {
  kept = []
  hasHome = false
  tab = openTab()
  tab.container
    .bind(KeptContent)
    .toConstantValue({ list: async (language) => (asked.push(language), kept), hasHome: async () => hasHome })
})

describe('What can be opened without a network', () => {
  it('is nothing on a new device', async () => {
    expect(await found()).toEqual([])
  })

  it('is what was read last, in the language of the site', async () => {
    kept = Array.from({ length: 20 }, (_, at) => ({ kind: 'post', id: `p-${at}`, title: `Title ${at}` }))
    hasHome = true
    const things = await found()
    expect(things).toHaveLength(9)
    expect(things[0]).toEqual({ what: 'home' })
    expect(things[1]).toEqual({ what: 'read', path: '/posts/p-0', title: 'Title 0' })
    expect(asked.at(-1)).toMatch(/^(en|zh-CN)$/)
  })

  it('is first what waits to be sent: the check-ins and drafts of who is here, and of nobody else', async () => {
    kept = [{ kind: 'post', id: '12', title: 'The ferry' }]
    tab.session.startSession('token', resident)
    const drafts = tab.container.get(CommentDrafts)
    await drafts.save({ kind: 'post', id: '12' }, null, drafts.newDraft('Words'))
    const checkIn = { activityId: 'a-1', code: null, place: null, at: 0 }
    tab.container.get<LocalStorage>(LocalStorage).write(waitingCheckInsKey, [
      { ...checkIn, act: 'check-in', userId: resident.id },
      { ...checkIn, act: 'check-out', userId: neighbour.id, activityId: 'a-2' },
    ])
    expect(await found()).toEqual([
      { what: 'check-in', activityId: 'a-1' },
      { what: 'draft', path: '/posts/12', title: 'The ferry' },
    ])
    tab.session.startSession('other', neighbour)
    expect(await found()).toEqual([
      { what: 'check-out', activityId: 'a-2' },
      { what: 'read', path: '/posts/12', title: 'The ferry' },
    ])
  })

  it('is a form that is not sent yet, at the screen on which it was filled in, until it is thrown away', async () => {
    const empty = { title: '', text: '' }
    const form = tab.container
      .get(FormServices)
      .make({
        name: 'wish',
        values: empty,
        check: success,
        needs: 'nobody',
        send: async () => failure(failureOf('offline')),
        onSent: () => undefined,
      })
    await form.open()
    tab.navigator.path = '/micro-wish-publish?for=person-1'
    form.change({ title: ' Read to me ' })
    form.show()()
    // It was kept as it was left: where the visitor went to is not its screen.
    tab.navigator.path = '/mine'
    await flush()
    expect(await found()).toEqual([{ what: 'form', path: '/micro-wish-publish?for=person-1', title: 'Read to me' }])
    form.discard()
    await flush()
    expect(await found()).toEqual([])
  })
})
