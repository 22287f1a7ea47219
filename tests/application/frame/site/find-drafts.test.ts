import { beforeEach, expect, it } from 'vitest'
import { FindDrafts } from '../../../../src/application/frame/site/find-drafts'
import { openTab, type Tab } from '../../../support/member-host'
import { neighbour, resident } from '../../../support/member-ports'

let tab: Tab
beforeEach(() => {
  tab = openTab()
  tab.session.startSession('mine', resident)
})
const keep = (name: string, draft: unknown, owner = resident) => tab.drafts.set(`of:${owner.id}:${name}`, draft)
const form = (path: string, values: object) => ({ values, key: 'k', isWaiting: false, pictures: [], path })
const found = async () => {
  const { comments, forms } = await tab.container.get(FindDrafts).execute()
  return { comments: [...comments], forms }
}

it('finds forms by where they were filled in, with what was typed as their title, or as their text', async () => {
  keep('wish', form('/wishes/new', { title: ' A chair ', text: 'For the park' }))
  keep('show', form('/shows/new?topic=1', { title: '', text: ' A seat ' }))
  keep('order', form('/orders/new', { area: 'Lantern Street', text: 5 }))
  expect((await found()).forms).toEqual([
    { path: '/wishes/new', title: 'A chair' },
    { path: '/shows/new?topic=1', title: 'A seat' },
    { path: '/orders/new', title: '' },
  ])
})

it('finds the contents under which comments stand, each once', async () => {
  const comment = { text: 'Well said', key: 'k' }
  keep('comment:post:12', comment)
  keep('comment:post:12:c1:u2', comment)
  keep('comment:video:3', comment)
  expect(await found()).toEqual({ comments: ['/posts/12', '/videos/3'], forms: [] })
})

it('leaves out what is no form, names no screen or no known content, or is somebody else’s', async () => {
  keep('picture:1', { name: 'seat.jpg' })
  keep('early', form('', { title: 'Of an earlier version' }))
  keep('elsewhere', form('https://elsewhere.example/', { title: 'Elsewhere' }))
  keep('comment:nothing:12', { text: 'Well said', key: 'k' })
  keep('wish', form('/wishes/new', { title: 'Theirs' }), neighbour)
  expect(await found()).toEqual({ comments: [], forms: [] })
})
