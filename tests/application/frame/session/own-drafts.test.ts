import { beforeEach, describe, expect, it } from 'vitest'
import { CommentDrafts } from '../../../../src/application/participation/comments/comment-drafts'
import { PlainForms } from '../../../../src/application/frame/forms/plain-forms'
import { ExpireSession } from '../../../../src/application/frame/session/expire-session'
import { FollowAppSession } from '../../../../src/application/frame/hosts/follow-app-session'
import { Intents } from '../../../../src/application/frame/session/access/intents'
import { LogOut } from '../../../../src/application/frame/session/login/log-out'
import { OwnDrafts } from '../../../../src/application/frame/session/drafts/own-drafts'
import { SessionOfferStore } from '../../../../src/application/frame/session/login/session-offer.store'
import { SessionHandover } from '../../../../src/application/frame/session/login/session-handover.store'
import { success } from '../../../../src/domain/frame/shared/result'
import { openTab, type Tab } from '../../../support/member-host'
import { neighbour, resident } from '../../../support/member-ports'
import { flush } from '../../../support/flush'

interface Person {
  readonly name: string
}
const typed: Person = { name: 'Li Ming' }
const post = { kind: 'post', id: '12' } as const

let tab: Tab
const drafts = () => tab.container.get(OwnDrafts)
/** The form of a helped person, opened and filled in. */
async function fill() {
  const form = tab.container
    .get(PlainForms)
    .make<Person, Person, unknown>({
      name: 'helped-person',
      values: { name: '' },
      needs: 'member',
      check: success,
      send: async () => success({}),
      onSent: () => undefined,
    })
  await form.open()
  form.show()
  form.change(typed)
  return form
}
const everything = () => JSON.stringify([...tab.drafts])

beforeEach(() => {
  tab = openTab()
  tab.session.startSession('mine', resident)
})

describe('what was typed and not sent', () => {
  it('is gone from the device once its member logs out: forms with their pictures, comments, and what was begun', async () => {
    await fill()
    tab.clock.pass(1000)
    await drafts().save('picture:1', 'a photo')
    const comments = tab.container.get(CommentDrafts)
    await comments.save(post, null, comments.newDraft('I am at home'))
    tab.container.get(Intents).save({ kind: 'comment', target: 'post:12', payload: 'I am at home' })
    await flush()
    expect(tab.drafts.size).toBe(3)
    tab.container.get(LogOut).execute()
    await flush()
    expect([...tab.drafts]).toEqual([])
    tab.session.startSession('mine', resident)
    expect(tab.container.get(Intents).consume('comment', 'post:12')).toBeNull()
  })

  it('is not written again by a form that is still open when its member logs out', async () => {
    const form = await fill()
    tab.container.get(LogOut).execute()
    tab.clock.pass(1000)
    tab.page.tell({ type: 'leaving' })
    await flush()
    expect([form.values, everything()]).toEqual([typed, '[]'])
  })

  it('leaves the drafts of others at this device alone', async () => {
    await drafts().save('feedback', 'mine')
    tab.session.startSession('theirs', neighbour)
    await drafts().save('feedback', 'theirs')
    tab.container.get(LogOut).execute()
    await flush()
    tab.session.startSession('mine', resident)
    expect(await drafts().read('feedback')).toBe('mine')
  })

  it('waits for its member alone after their session expired, also what is kept later', async () => {
    await fill()
    tab.container.get(ExpireSession).execute('mine')
    tab.clock.pass(1000)
    const comments = tab.container.get(CommentDrafts)
    await comments.save(post, null, comments.newDraft('I am at home'))
    tab.container.get(Intents).save({ kind: 'comment', target: 'post:12', payload: 'I am at home' })
    await flush()
    expect([await drafts().read('helped-person'), await comments.read(post, null)]).toEqual([null, null])
    tab.session.startSession('theirs', neighbour)
    expect([await drafts().read('helped-person'), await comments.read(post, null)]).toEqual([null, null])
    expect(tab.container.get(Intents).consume('comment', 'post:12')).toBeNull()
    tab.session.startSession('mine', resident)
    expect(await drafts().read('helped-person')).toMatchObject({ values: typed })
    expect(await comments.read(post, null)).toMatchObject({ text: 'I am at home' })
  })

  it('stays with its member when another account takes the session over', async () => {
    await fill()
    tab.clock.pass(1000)
    await flush()
    const offers = tab.container.get(SessionHandover)
    tab.gateway.owners = { theirs: neighbour }
    await offers.take('theirs', 'address')
    tab.container.get(SessionOfferStore).offer?.answer(true)
    expect(await drafts().read('helped-person')).toBeNull()
  })

  it('is saved to the last letter as its member’s, when the app around the page changes the account or logs out', async () => {
    tab.gateway.owners = { theirs: neighbour }
    const form = await fill()
    await tab.container.get(FollowAppSession).change({ token: 'theirs' })
    await flush()
    expect([await drafts().read('helped-person'), tab.navigator.went]).toEqual([null, ['replace /mine']])
    // The form of the member before is still open, and saves nothing as the next one's.
    form.change({ name: 'Wang Fang' })
    tab.clock.pass(1000)
    await flush()
    tab.session.startSession('mine', resident)
    expect(await drafts().read('helped-person')).toMatchObject({ values: typed })
    form.change({ name: 'Wang Fang' })
    tab.container.get(FollowAppSession).logOut()
    await flush()
    expect(await drafts().read('helped-person')).toBeNull()
    tab.session.startSession('mine', resident)
    expect(await drafts().read('helped-person')).toMatchObject({ values: { name: 'Wang Fang' } })
  })

  it('is listed for its person alone, and stored under their name', async () => {
    await drafts().save('feedback', 'mine')
    tab.session.startSession('theirs', neighbour)
    await drafts().save('wish', 'theirs')
    expect(await drafts().names()).toEqual(['wish'])
    tab.session.clear()
    await drafts().save('show', 'as a guest')
    expect(await drafts().names()).toEqual(['show'])
    expect([...tab.drafts.keys()]).toEqual(['of:u1:feedback', 'of:u2:wish', 'guest:show'])
  })

  it('by a guest stays theirs when somebody else logs in while it is read', async () => {
    tab.session.clear()
    await drafts().save('feedback', 'as a guest')
    tab.session.startSession('mine', resident)
    const reading = drafts().read('feedback')
    tab.session.startSession('theirs', neighbour)
    expect(await reading).toBeNull()
    expect([...tab.drafts.keys()]).toEqual(['guest:feedback'])
  })

  it('by a guest is taken over by the member who logs in, once', async () => {
    tab.session.clear()
    await drafts().save('feedback', 'as a guest')
    tab.session.startSession('mine', resident)
    expect(await drafts().read('feedback')).toBe('as a guest')
    tab.session.startSession('theirs', neighbour)
    expect(await drafts().read('feedback')).toBeNull()
  })
})
