import { describe, expect, it } from 'vitest'
import { documentHead } from '../../../src/composition/discovery/document-head'
import type { SiteConfig } from '../../../src/domain/frame/site/site'

const site = {
  name: 'Riverbend',
  image: '/media/site.webp',
  topPaperwork: { kind: 'text', text: 'A city by the river' },
} as unknown as SiteConfig
const page = { title: '', path: '/posts/1', canonical: '/posts/1', search: null }
const own = { title: 'The ferry', description: 'It came back', image: '/media/ferry.webp' }
const share = {
  title: 'The ferry',
  isShareCustom: true,
  shareTitle: 'Come and see',
  shareCover: '/media/card.webp',
  shareDescription: 'Free on Sunday',
}

describe('what a document says of itself', () => {
  it("is a content's own title, text and picture", () => {
    expect(documentHead({ ...own, share: { ...share, isShareCustom: false } }, site, 'en', page)).toEqual({
      title: 'The ferry · Riverbend',
      description: 'It came back',
      siteName: 'Riverbend',
      siteLogo: '/media/site.webp',
      name: 'The ferry',
      about: null,
      path: '/posts/1',
      canonical: '/posts/1',
      search: null,
      language: 'en',
      card: { title: 'The ferry', description: 'It came back', cover: '/media/ferry.webp' },
    })
  })

  it('is to whom it is shared with what was set by hand for shares (B15), what was left empty aside', () => {
    const { title, description, card } = documentHead({ ...own, share }, site, 'en', page)
    expect([title, description]).toEqual(['The ferry · Riverbend', 'It came back'])
    expect(card).toEqual({ title: 'Come and see', description: 'Free on Sunday', cover: '/media/card.webp' })
    expect(
      documentHead({ ...own, share: { ...share, shareCover: '', shareDescription: ' ' } }, site, 'en', page).card,
    ).toEqual({ title: 'Come and see', description: 'It came back', cover: '/media/ferry.webp' })
  })

  it("is the site's where there is nothing of its own", () => {
    const card = { title: 'Riverbend', description: 'A city by the river', cover: '/media/site.webp' }
    expect(documentHead(null, site, 'en', page)).toMatchObject({ title: 'Riverbend', card })
    expect(documentHead({ title: '', description: '', image: null }, site, 'en', page).card).toEqual(card)
  })

  it('of a screen without words of its own is its title as it is drawn, and the words of the city', () => {
    expect(documentHead(null, site, 'en', { ...page, title: 'Organisations' })).toMatchObject({
      title: 'Organisations · Riverbend',
      description: 'Organisations · A city by the river',
      card: { title: 'Organisations', description: 'A city by the river' },
    })
  })
})
