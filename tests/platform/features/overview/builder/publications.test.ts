import { afterEach, beforeEach, expect, it } from 'vitest'
import { errorCodes } from '../../../../../contract/envelope'
import * as contract from '../../../../../contract/page-drafts'
import { getPage } from '../../../../../contract/pages'
import { search } from '../../../../../contract/search'
import { publishDue } from '../../../../../platform/features/overview/builder/publish'
import { pageCards, pages } from '../../../../../platform/features/overview/pages/pages.schema'
import { insertContent } from '../../../../support/content'
import { aKey, both, builderPlatform, save, titleBar, withCard, type BuilderPlatform } from './builder-platform'

let platform: BuilderPlatform
const path = { id: 'weekend' }
const shownCards = async () => (await platform.ask(getPage, { path, query: {} })).cards.map(({ id }) => id)
const publish = (body: { version: number; at?: string | null; why?: string; despite_findings?: boolean }) =>
  platform.call(contract.publishPage, {
    ...{ path, token: platform.ann, headers: aKey() },
    body: { at: null, why: 'The weekend is here', despite_findings: false, ...body },
  })
const publications = async () =>
  (await platform.ask(contract.listPagePublications, { path, query: {}, token: platform.ann })).items

beforeEach(async () => {
  platform = await builderPlatform()
})
afterEach(() => platform.close())

it('S022: what is published is what everybody sees, at once, with who and why', async () => {
  let changes = 0
  platform.platform.changes.onChange(() => (changes += 1))
  await save(platform, platform.ann, withCard(titleBar('new')))
  expect(await shownCards()).toEqual(['head', 'gap', 'future'])
  expect((await publish({ version: 1 })).data).toMatchObject({ number: 1, by: { id: 'ann' }, planned_at: null })
  expect(await shownCards()).toEqual(['head', 'gap', 'future', 'new'])
  expect(changes).toBe(1)
  expect(await publications()).toMatchObject([{ number: 1, why: 'The weekend is here', called_off: false }])
  const found = await platform.ask(search, { query: { q: 'weekend' } })
  expect(found.items).toMatchObject([{ id: 'weekend', type: 50, title: 'Weekend页' }])
  const { items } = await platform.ask(contract.listPageDrafts, { query: {}, token: platform.ann })
  expect(items).toMatchObject([{ drafted_at: null }])
})

it('S022: an earlier version is put back by publishing it again', async () => {
  await save(platform, platform.ann, withCard(titleBar('one')))
  await publish({ version: 1 })
  await save(platform, platform.ann, withCard(titleBar('two')))
  await publish({ version: 2 })
  const { document } = await platform.ask(contract.getPagePublication, {
    path: { id: 'weekend', number: '1' },
    token: platform.ann,
  })
  await save(platform, platform.ann, () => document)
  expect((await publish({ version: 3, why: 'Two was a mistake' })).data).toMatchObject({ number: 3 })
  expect(await shownCards()).toEqual(['head', 'gap', 'future', 'one'])
})

it('S022: only the version that the editor saw is published', async () => {
  expect((await publish({ version: 0 })).code).toBe(errorCodes.somebodyFirst)
  await save(platform, platform.ann, withCard(titleBar('one')))
  await save(platform, platform.ben, withCard(titleBar('two')))
  expect(await publish({ version: 1 })).toMatchObject({
    code: errorCodes.somebodyFirst,
    data: { state: 'saved-meanwhile' },
  })
  expect(await publications()).toEqual([])
})

it('S022: a version is published once, and planned once for a time; each is said to whoever comes later', async () => {
  await save(platform, platform.ann, withCard(titleBar('one')))
  const at = new Date(platform.clock.now().getTime() + 60_000).toISOString()
  await publish({ version: 1, at })
  expect((await publish({ version: 1, at })).data).toMatchObject({ state: 'planned-meanwhile' })
  await publish({ version: 1 })
  expect(await publish({ version: 1 })).toMatchObject({
    code: errorCodes.somebodyFirst,
    data: { state: 'published-meanwhile' },
  })
  await save(platform, platform.ann, withCard(titleBar('two')))
  expect((await publish({ version: 2 })).code).toBe(errorCodes.ok)
  expect((await publications()).length).toBe(3)
})

it('S022: a planned version is published once, at its time, by whichever process comes first', async () => {
  await save(platform, platform.ann, withCard(titleBar('later')))
  const at = new Date(platform.clock.now().getTime() + 60_000).toISOString()
  expect((await publish({ version: 1, at: platform.clock.now().toISOString() })).data).toMatchObject({
    fields: { at: 'past' },
  })
  expect((await publish({ version: 1, at: '2031-01-01T00:00:00Z' })).data).toMatchObject({ fields: { at: 'far' } })
  expect((await publish({ version: 1, at })).data).toMatchObject({ published_at: null, planned_at: at })
  await publishDue(platform.database, platform.clock.now())
  expect(await shownCards()).not.toContain('later')
  platform.clock.advance(61)
  const due = platform.clock.now()
  await Promise.all([publishDue(platform.database, due), publishDue(platform.database, due)])
  expect(await shownCards()).toContain('later')
  platform.clock.advance(10)
  await publishDue(platform.database, platform.clock.now())
  expect(await publications()).toMatchObject([{ number: 1, published_at: due.toISOString() }])
})

it('S022: a plan is called off, or replaced by a later one', async () => {
  await save(platform, platform.ann, withCard(titleBar('later')))
  const inMinutes = (minutes: number) => new Date(platform.clock.now().getTime() + minutes * 60_000).toISOString()
  await publish({ version: 1, at: inMinutes(1) })
  await publish({ version: 1, at: inMinutes(2) })
  expect(await publications()).toMatchObject([{ called_off: false }, { called_off: true }])
  const callOff = () =>
    platform.call(contract.callOffPublication, { path: { id: 'weekend', number: '2' }, token: platform.ben })
  expect((await callOff()).code).toBe(errorCodes.ok)
  expect((await callOff()).data).toMatchObject({ state: 'not-planned' })
  platform.clock.advance(300)
  await publishDue(platform.database, platform.clock.now())
  expect(await shownCards()).not.toContain('later')
})

it('S022: what is to be mended is found, and published only on purpose', async () => {
  await insertContent(platform.database, { id: 'post-1' })
  const link = (
    kind: 'content' | 'page' | 'category' | 'path' | 'external',
    value: string,
    type: number | null = null,
  ) => ({ ...{ text: both(value), link: { kind, type, value } } })
  await save(
    platform,
    platform.ann,
    withCard({
      ...{ id: 'links', type: 'notice', title: null },
      notices: [
        link('content', 'post-1', 3),
        link('content', 'gone', 3),
        link('page', 'weekend'),
        link('page', 'nowhere'),
        link('category', 'unknown'),
        link('external', 'javascript:alert(1)'),
        link('path', '/index'),
      ],
    }),
  )
  const { findings } = await platform.ask(contract.checkPageDraft, { path, token: platform.ann })
  expect(findings.map(({ check, about }) => `${check} ${about}`)).toEqual([
    'bad-link javascript:alert(1)',
    'dead-link gone',
    'dead-link nowhere',
    'dead-link unknown',
  ])
  expect((await publish({ version: 1 })).data).toMatchObject({ state: 'findings' })
  expect(await shownCards()).not.toContain('links')
  expect((await publish({ version: 1, despite_findings: true })).code).toBe(errorCodes.ok)
})

it('S160, S022: a page that was never published is published from its draft', async () => {
  await platform.database
    .insert(pages)
    .values({ id: 'winter', title: both('Winter'), shareDescription: both(''), previewToken: 'a-token-of-winter' })
  await platform.database
    .insert(pageCards)
    .values({
      id: 'snow',
      pageId: 'winter',
      sort: 1,
      type: 'title-bar',
      title: both('Snow'),
      content: { subtitle: null, link: null },
    })
  const winter = { id: 'winter' }
  const { version, document, preview_token } = await platform.ask(contract.getPageDraft, {
    path: winter,
    token: platform.ann,
  })
  expect(preview_token).toBe('a-token-of-winter')
  const body = { based_on: version, document: { ...document, cards: [titleBar('snow'), titleBar('ice')] } }
  await platform.ask(contract.savePageDraft, { path: winter, token: platform.ann, headers: aKey(), body })
  expect((await platform.call(getPage, { path: winter })).code).toBe(errorCodes.gone)
  const publication = { version: 1, at: null, why: 'It snows', despite_findings: false }
  await platform.ask(contract.publishPage, { path: winter, token: platform.ann, headers: aKey(), body: publication })
  expect((await platform.ask(getPage, { path: winter, query: {} })).cards.map(({ id }) => id)).toEqual(['snow', 'ice'])
})

it('S022: a card cannot take the place of one of another page', async () => {
  await platform.database.insert(pages).values({ id: 'other', title: both('Other'), shareDescription: both('') })
  await platform.database
    .insert(pageCards)
    .values({ id: 'theirs', pageId: 'other', sort: 1, type: 'title-bar', title: both('Theirs') })
  await save(platform, platform.ann, withCard(titleBar('theirs')))
  expect(await publish({ version: 1 })).toMatchObject({
    code: errorCodes.stateRefuses,
    data: { state: 'card-elsewhere' },
  })
  expect((await platform.ask(getPage, { path: { id: 'other' }, query: {} })).cards.map(({ id }) => id)).toEqual([
    'theirs',
  ])
})
