import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareLink } from '../../../../src/application/frame/sharing/share-link'

describe('the link that is shared', () => {
  it('says who shared what', () => {
    expect(shareLink('https://city.example', '/posts/12', 'user-1')).toBe(
      'https://city.example/posts/12?from_user_id=user-1&from_url=%2Fposts%2F12',
    )
  })

  it('names nobody for a guest', () => {
    expect(shareLink('https://city.example', '/posts/12', null)).toBe(
      'https://city.example/posts/12?from_url=%2Fposts%2F12',
    )
  })

  it('keeps what the screen needs, and never hands on a token or an earlier source', () => {
    const link = shareLink(
      'https://city.example',
      '/cates/3?tab=a%26b&app_token=secret&from_user_id=old&from_url=%2Fx&jump_url=%2Fy#top',
      'me',
    )
    expect(link).toBe('https://city.example/cates/3?tab=a%26b&from_user_id=me&from_url=%2Fcates%2F3')
  })

  it('is always an address of this site', () => {
    fc.assert(
      fc.property(
        fc.webPath(),
        fc.option(fc.string()),
        (path, user) => new URL(shareLink('https://city.example', `/${path}`, user)).origin === 'https://city.example',
      ),
    )
  })
})
