import { describe, expect, it } from 'vitest'
import {
  codesWith,
  contentKinds,
  followedKinds,
  kindsWith,
  listedKind,
} from '../../../../src/domain/frame/content/content-kinds'

const codes = Object.values(contentKinds).map(({ code }) => code)

describe('the table of content kinds', () => {
  it('has the codes that links and lists use (B05)', () => {
    expect(kindsWith('list').map((kind) => [contentKinds[kind].code, contentKinds[kind].path])).toEqual([
      [1, '/audios'],
      [2, '/albums'],
      [3, '/posts'],
      [4, '/videos'],
      [5, '/specials'],
      [7, '/atlas'],
      [22, '/play'],
      [15, '/videos-collection'],
      [21, '/topics'],
      [31, '/show-civilization-details'],
      [32, '/practices'],
      [34, '/group-post-detail'],
    ])
    for (const code of codesWith('list')) expect(contentKinds[listedKind(code)!].code).toBe(code)
  })

  it('knows no kind for a code that lists do not show', () => {
    for (const code of [0, 6, 20, 30, '', null, undefined, NaN, 'post', {}]) expect(listedKind(code)).toBeNull()
  })

  it('gives each kind a code of its own', () => {
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('says what may be done: wishes are commented on and shared, and not liked', () => {
    expect(kindsWith('comment')).toContain('wish')
    expect(kindsWith('share')).toContain('wish')
    for (const act of ['like', 'favourite', 'visit', 'list'] as const) expect(kindsWith(act)).not.toContain('wish')
    expect(kindsWith('follow')).toEqual(['album', 'channel'])
    expect(followedKinds).toEqual(['organisation', 'host', 'member', 'album', 'programme'])
    expect(kindsWith('play')).toEqual(['audio', 'video'])
  })
})
