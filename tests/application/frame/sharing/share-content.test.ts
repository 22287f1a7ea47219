import { describe, expect, it } from 'vitest'
import { sharingNotices } from '../../../../src/application/frame/sharing/sharing-notices'
import { ShareContent, type ShareSubject } from '../../../../src/application/frame/sharing/share-content'
import { ShareOutlet } from '../../../../src/application/frame/sharing/share-outlet'
import { SharingGateway } from '../../../../src/application/frame/sharing/sharing-gateway'
import { SiteGateway } from '../../../../src/application/frame/site/site-gateway'
import type { ShareReport } from '../../../../src/domain/frame/sharing/share'
import { success } from '../../../../src/domain/frame/shared/result'
import type { SiteConfig } from '../../../../src/domain/frame/site/site'
import { SiteStore } from '../../../../src/application/frame/site/site.store'
import { openTab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'

function sharing() {
  const tab = openTab()
  const { container } = tab
  const reports: ShareReport[] = []
  const shared: unknown[] = []
  const device = { share: 'shared' as 'shared' | 'dismissed' | 'failed', copies: true, credits: 0 }
  container.bind(SiteGateway).toConstantValue({} as SiteGateway)
  container
    .bind(ShareOutlet)
    .toConstantValue({
      origin: () => 'https://city.example',
      canShare: (picture) => picture === undefined || picture.type === 'image/png',
      share: async (card) => (shared.push(card), device.share),
      copy: async (text) => (shared.push(text), device.copies),
    })
  container.bind(SharingGateway).toConstantValue({
    report: async (report) => {
      reports.push(report)
      return success({ shares: report.postId === '' ? 0 : 7, credits: device.credits })
    },
  })
  return { ...tab, share: container.get(ShareContent), reports, shared, device }
}

const subject: ShareSubject = {
  path: '/lives/tv-news',
  target: { id: 'tv-news', kind: 'channel' },
  info: null,
  title: 'News',
  description: '',
  cover: '',
}

describe('the report of a share (B105)', () => {
  it('names the channel or the audio that was shared, and brings its count', async () => {
    const { share, reports } = sharing()
    expect(await share.byCopy(subject)).toBe(7)
    expect(await share.byPoster({ ...subject, path: '/audios/t1', target: { id: 't1', kind: 'audio' } })).toBe(7)
    expect(reports.map(({ postId, type }) => [postId, type])).toEqual([
      ['tv-news', 2],
      ['t1', 1],
    ])
  })

  it('brings no count for a page that is no content', async () => {
    const { share, reports } = sharing()
    expect(await share.byCopy({ ...subject, path: '/page/spring', target: null })).toBeNull()
    expect(reports).toMatchObject([{ postId: '', type: 2 }])
  })
})

describe('what is shared', () => {
  const link = 'https://city.example/lives/tv-news?from_url=%2Flives%2Ftv-news'

  it('is the card of the screen, with the names of its publisher and of the site', () => {
    const { share, container, session } = sharing()
    expect(share.shareable(subject)).toMatchObject({ title: 'News', siteName: '', source: '', url: link })
    container.get(SiteStore).setConfig({ name: 'Riverside' } as SiteConfig)
    session.startSession('mine', resident)
    expect(share.shareable({ ...subject, title: '', source: 'City TV' })).toMatchObject({
      title: 'Riverside',
      siteName: 'Riverside',
      source: 'City TV',
      url: 'https://city.example/lives/tv-news?from_user_id=u1&from_url=%2Flives%2Ftv-news',
    })
    expect(share.shareable({ ...subject, plainAddress: true }).url).toBe('https://city.example/lives/tv-news')
  })

  it('goes through the sheet of the device, with a picture where there is one, and is reported', async () => {
    const { share, shared, reports, told } = sharing()
    const picture = { size: 1, type: 'image/png' }
    expect(await share.bySystem(subject)).toBe(7)
    expect(await share.bySystem(subject, picture)).toBe(7)
    const card = { title: 'News', text: '', url: link }
    expect(shared).toEqual([card, { ...card, picture }])
    expect([reports.length, told()]).toEqual([2, []])
    expect([share.hasSystemShare, share.canShare(picture), share.canShare({ size: 1, type: 'video/mp4' })]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('is reported only when it was shared; a failure is said, and a change of mind is not', async () => {
    const { share, reports, device, told } = sharing()
    device.share = 'dismissed'
    expect([await share.bySystem(subject), told()]).toEqual([null, []])
    device.share = 'failed'
    expect([await share.bySystem(subject), told()]).toEqual([null, ['share-failed']])
    device.copies = false
    expect([await share.byCopy(subject), told()]).toEqual([null, ['share-failed', 'copy-failed']])
    expect(reports).toEqual([])
  })

  it('is copied as its link, which is said', async () => {
    const { share, shared, told, notices } = sharing()
    await share.byCopy(subject)
    expect([shared, told(), notices.notices[0]?.tone]).toEqual([[link], ['copied'], 'success'])
  })

  it('says the credits that it earned', async () => {
    const { share, device, told } = sharing()
    await share.byPoster(subject)
    expect(told()).toEqual([])
    device.credits = 2
    await share.byPoster(subject)
    expect(told()).toEqual(['shared'])
    await share.byPoster(subject, sharingNotices['picture-saved'])
    expect(told()).toEqual(['picture-saved'])
  })
})
