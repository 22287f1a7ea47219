import { describe, expect, it } from 'vitest'
import { ShareContent, type ShareSubject } from '../../../../src/application/frame/sharing/share-content'
import { ShareOutlet } from '../../../../src/application/frame/sharing/share-outlet'
import { SharingGateway } from '../../../../src/application/frame/sharing/sharing-gateway'
import { SiteGateway } from '../../../../src/application/frame/site/site-gateway'
import type { ShareReport } from '../../../../src/domain/frame/sharing/share'
import { success } from '../../../../src/domain/frame/shared/result'
import { openTab } from '../../../support/member-host'

function sharing() {
  const { container } = openTab()
  const reports: ShareReport[] = []
  container.bind(SiteGateway).toConstantValue({} as SiteGateway)
  container
    .bind(ShareOutlet)
    .toConstantValue({
      origin: () => 'https://city.example',
      canShare: () => false,
      share: async () => 'shared',
      copy: async () => true,
    })
  container.bind(SharingGateway).toConstantValue({
    report: async (report) => {
      reports.push(report)
      return success({ shares: report.postId === '' ? 0 : 7 })
    },
  })
  return { share: container.get(ShareContent), reports }
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
