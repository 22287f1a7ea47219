import { describe, expect, it } from 'vitest'
import { declaresHls, playsAsHls } from '../../../../src/domain/frame/player/medium-address'

describe('a medium that is HLS', () => {
  it('is declared by any of the types under which HLS is known', () => {
    for (const mime of [
      'application/vnd.apple.mpegurl',
      'application/x-mpegURL',
      'audio/mpegurl; charset=utf-8',
      ' video/x-mpegurl',
    ])
      expect(declaresHls(mime)).toBe(true)
    for (const mime of ['', 'video/mp4', 'audio/mpeg', 'text/mpegurl', 'application/octet-stream'])
      expect(declaresHls(mime)).toBe(false)
  })

  it('needs no name that says so, and says so by its name where nothing was declared', () => {
    expect(playsAsHls({ url: 'https://live.example/channel/7', isHls: true })).toBe(true)
    expect(
      ['/a.m3u8', '/a.M3U8?token=1', '/a.mp4', '/m3u8/a.mp4', '/x?file=a.m3u8'].map((url) => playsAsHls({ url })),
    ).toEqual([true, true, false, false, true])
    // A wrong type does not keep a playlist from being one.
    expect(playsAsHls({ url: '/a.m3u8', isHls: false })).toBe(true)
  })
})
