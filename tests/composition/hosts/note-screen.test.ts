import { beforeEach, describe, expect, it } from 'vitest'
import { SiteStore } from '../../../src/application/frame/site/site.store'
import { messengerNotes } from '../../../src/composition/hosts/messenger-notes'
import { noteWhereMessenger } from '../../../src/composition/hosts/note-screen'
import type { SiteConfig } from '../../../src/domain/frame/site/site'
import { openTab, type Tab } from '../../support/member-host'
import { resident } from '../../support/member-ports'

let tab: Tab
let loads: number
let shown: unknown[]
let isLost: boolean
beforeEach(() => {
  tab = openTab()
  tab.messenger.isPresent = true
  const site = tab.container.get(SiteStore)
  site.hosts = { ...site.hosts, messengerLogin: true }
  site.setConfig({ name: 'Lotus City', image: '/media/site/logo.webp' } as SiteConfig)
  loads = 0
  shown = []
  isLost = false
})
const note = () =>
  noteWhereMessenger(tab.container, async (container) => {
    loads += 1
    if (isLost) throw new Error('no network')
    return messengerNotes(container, { show: (page) => void shown.push(page) })
  })
const head = { title: 'A post', description: 'Of the city', image: '/media/pictures/park.webp' }

describe('a screen in the messenger', () => {
  it('has a card with its own texts, a picture that messengers read, and who shares it (B15, B107)', async () => {
    tab.session.startSession('mine', resident)
    note()({ head, address: '/posts/1?sort=new&from_user_id=u9', isPrivate: false })
    await expect.poll(() => shown).toHaveLength(1)
    expect(shown[0]).toEqual({
      card: {
        title: 'A post',
        description: 'Of the city',
        url: 'https://city.example/posts/1?sort=new&from_user_id=u1&from_url=%2Fposts%2F1',
        picture: expect.stringMatching(/^https:\/\/city\.example\/media\/pictures\/park\.webp\?.*format,jpg$/),
      },
      isPrivate: false,
    })
  })

  it('without texts of its own has those of the site, and one load serves all screens', async () => {
    const tell = note()
    tell({ head: null, address: '/mine', isPrivate: true })
    tell({ head, address: '/posts/1', isPrivate: false })
    await expect.poll(() => shown).toHaveLength(2)
    expect(shown[0]).toMatchObject({ card: { title: 'Lotus City' }, isPrivate: true })
    expect(loads).toBe(1)
  })

  it('is told to nobody outside the messenger, where nothing is loaded', () => {
    tab.messenger.isPresent = false
    note()({ head, address: '/posts/1', isPrivate: false })
    expect(loads).toBe(0)
  })

  it('is told later when the first load failed', async () => {
    const tell = note()
    isLost = true
    tell({ head, address: '/posts/1', isPrivate: false })
    await expect
      .poll(() => {
        isLost = false
        tell({ head, address: '/posts/2', isPrivate: false })
        return shown.length
      })
      .toBeGreaterThan(0)
  })
})
