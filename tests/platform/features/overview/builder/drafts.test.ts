import { afterEach, beforeEach, expect, it } from 'vitest'
import { errorCodes } from '../../../../../contract/envelope'
import * as contract from '../../../../../contract/page-drafts'
import { getPage, getPagePreview } from '../../../../../contract/pages'
import { editorsDesk } from '../../../../../platform/features/overview/builder/editors'
import { insertContent } from '../../../../support/content'
import { aKey, builderPlatform, save, titleBar, withCard, type BuilderPlatform } from './builder-platform'

let platform: BuilderPlatform
const path = { id: 'weekend' }

beforeEach(async () => {
  platform = await builderPlatform()
})
afterEach(() => platform.close())

it('S022: a guest is asked to log in, and a member who is no editor is refused', async () => {
  expect((await platform.call(contract.getPageDraft, { path })).code).toBe(errorCodes.sessionExpired)
  const { token } = await platform.logIn({ id: 'reader' })
  const { document } = await platform.ask(contract.getPageDraft, { path, token: platform.ann })
  for (const [endpoint, body] of [
    [contract.listPageDrafts, undefined],
    [contract.getPageDraft, undefined],
    [contract.savePageDraft, { based_on: 0, document }],
    [contract.attendPageDraft, { card_id: null }],
    [contract.listPageDraftHistory, undefined],
    [contract.checkPageDraft, undefined],
    [contract.publishPage, { version: 0, why: 'because', at: null, despite_findings: true }],
    [contract.listPagePublications, undefined],
  ] as const) {
    const answer = await platform.call(endpoint, { path, token, headers: aKey(), ...(body ? { body } : {}) })
    expect({ call: endpoint.name, code: answer.code }).toEqual({ call: endpoint.name, code: errorCodes.notYours })
  }
})

it('S022: an editor is named and dismissed at the desk', async () => {
  const { id, token } = await platform.logIn({ id: 'newcomer' })
  const act = (name: string) =>
    platform.database.transaction(async (transaction) => {
      await editorsDesk.acts[name]?.carryOut(transaction, id, '', platform.clock.now())
    })
  await act('grant')
  expect((await platform.ask(contract.listPageDrafts, { query: {}, token })).items).toMatchObject([
    { id: 'weekend', published: true, cards: 3, drafted_at: null, planned_at: null },
  ])
  await expect(act('grant')).rejects.toMatchObject({ code: errorCodes.stateRefuses })
  await act('revoke')
  expect((await platform.call(contract.listPageDrafts, { token })).code).toBe(errorCodes.notYours)
})

it('S022: before the first save the draft is the page, and its cards are what their rows say', async () => {
  const draft = await platform.ask(contract.getPageDraft, { path, token: platform.ann })
  expect(draft).toMatchObject({ version: 0, saved_by: null, published: true, preview_token: null })
  expect(draft.document.cards).toEqual([
    titleBar('head', 'Head'),
    { id: 'gap', type: 'space', title: null, height: 12, line: false },
    { id: 'future', type: 'kept', kept: 'hologram' },
  ])
})

it('S022: a save is seen in the preview alone, with what the builder cannot edit', async () => {
  const { saved, draft } = await save(platform, platform.ann, withCard(titleBar('new')))
  expect(saved).toBe(true)
  expect(draft).toMatchObject({ version: 1, saved_by: { id: 'ann', name: 'ann' } })
  const preview = await platform.ask(getPagePreview, { path: { id: draft.preview_token ?? '' }, query: {} })
  expect(preview.cards.map(({ type }) => type)).toEqual(['title-bar', 'space', 'hologram', 'title-bar'])
  expect(preview.cards[2]).toMatchObject({ depth: 3 })
  expect((await platform.ask(getPage, { path, query: {} })).cards).toHaveLength(3)
  expect((await platform.call(getPage, { path: { id: preview.id } })).code).toBe(errorCodes.gone)
})

it('S022: of two editors who began with the same version the second overwrites nothing, and learns of the first', async () => {
  await save(platform, platform.ann, withCard(titleBar('of-ann')))
  const second = await save(platform, platform.ben, withCard(titleBar('of-ben')), 0)
  expect(second).toMatchObject({ saved: false, draft: { version: 1, saved_by: { id: 'ann' } } })
  expect(second.draft.document.cards.at(-1)?.id).toBe('of-ann')
  const third = await save(platform, platform.ben, withCard(titleBar('of-ben')))
  expect(third).toMatchObject({ saved: true, draft: { version: 2, saved_by: { id: 'ben' } } })
  const history = await platform.ask(contract.listPageDraftHistory, { path, query: {}, token: platform.ann })
  expect(history.items).toMatchObject([
    { number: 2, changed: 1, saved_by: { id: 'ben' } },
    { number: 1, changed: 1, saved_by: { id: 'ann' } },
  ])
  const first = await platform.ask(contract.getPageDraftVersion, {
    path: { id: 'weekend', number: '1' },
    token: platform.ann,
  })
  expect(first.document.cards.map(({ id }) => id)).toEqual(['head', 'gap', 'future', 'of-ann'])
})

it('S022: a save that is sent again is one version', async () => {
  const { version, document } = await platform.ask(contract.getPageDraft, { path, token: platform.ann })
  const headers = aKey()
  const again = () =>
    platform.ask(contract.savePageDraft, {
      path,
      token: platform.ann,
      headers,
      body: { based_on: version, document: withCard(titleBar('once'))(document) },
    })
  expect([(await again()).draft.version, (await again()).draft.version]).toEqual([1, 1])
})

it('S022: who is at a page is told for half a minute, with the card', async () => {
  const attend = (token: string, card_id: string | null) =>
    platform.ask(contract.attendPageDraft, { path, token, body: { card_id } })
  expect(await attend(platform.ann, 'head')).toEqual({ version: 0, others: [] })
  expect(await attend(platform.ben, null)).toMatchObject({ others: [{ id: 'ann', card_id: 'head' }] })
  platform.clock.advance(31)
  expect((await attend(platform.ben, null)).others).toEqual([])
})

it('S022: a page has limits, ids are used once, and an editor saves forty times a minute', async () => {
  const refusal = async (change: Parameters<typeof save>[2]) => {
    const { document } = await platform.ask(contract.getPageDraft, { path, token: platform.ann })
    const body = { based_on: 0, document: change(document) }
    return await platform.call(contract.savePageDraft, { path, token: platform.ann, headers: aKey(), body })
  }
  const html = 'a'.repeat(19_000)
  const texts = Array.from({ length: 10 }, (_, index) => ({
    ...{ id: `text-${index}`, type: 'rich-text' as const, title: null, html: { 'zh-CN': html, en: html } },
  }))
  expect((await refusal((document) => ({ ...document, cards: texts }))).code).toBe(errorCodes.tooLarge)
  expect((await refusal(withCard(titleBar('head')))).data).toMatchObject({ fields: { document: 'card-twice' } })
  expect((await refusal(withCard({ id: 'stranger', type: 'kept', kept: 'hologram' }))).data).toMatchObject({
    fields: { document: 'not-kept' },
  })
  const many = Array.from({ length: 101 }, (_, index) => titleBar(`bar-${index}`))
  expect((await refusal((document) => ({ ...document, cards: many }))).code).toBe(errorCodes.invalid)
  for (let index = 0; index < 40; index += 1) await save(platform, platform.ben, withCard(titleBar(`ben-${index}`)))
  await expect(save(platform, platform.ben, withCard(titleBar('too-much')))).rejects.toThrow(String(errorCodes.tooMany))
})

it('S022: the preview of a list is what its source has now', async () => {
  for (const id of ['post-1', 'post-2', 'post-3']) await insertContent(platform.database, { id })
  const source = { category: null, type: null, ids: [], limit: 2 }
  const items = async (asked: object) => {
    const body = { type: 'items' as const, source: { ...source, from: 'newest' as const, ...asked } }
    const answer = await platform.ask(contract.listDraftCardItems, { token: platform.ann, body })
    return answer.items.map(({ id }) => id)
  }
  expect(await items({ type: 3 })).toHaveLength(2)
  expect(await items({ from: 'ids', ids: ['post-3', 'nowhere', 'post-1'], limit: 5 })).toEqual(['post-3', 'post-1'])
  expect(await items({ from: 'ids' })).toEqual([])
  const radio = { type: 'radio' as const, source: { ...source, from: 'newest' as const } }
  expect(await platform.ask(contract.listDraftCardItems, { token: platform.ann, body: radio })).toEqual({
    items: [],
    channels: [],
  })
})
