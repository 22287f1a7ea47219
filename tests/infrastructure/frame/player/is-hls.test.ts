import { expect, it } from 'vitest'
import { isHls } from '../../../../src/infrastructure/frame/player/is-hls'

it.each([
  ['by its declared type, whatever its address', '/live?channel=1', 'application/vnd.apple.mpegurl', true],
  ['by its declared type in another spelling', '/live', 'Application/x-mpegURL; charset=utf-8', true],
  ['by its declared type for sound', '/live', 'audio/mpegurl', true],
  ['by its declared type alone', '/radio.m3u8', 'audio/mpeg', false],
  ['as a film, by its declared type', '/a.m3u8.mp4', 'video/mp4', false],
  ['by its address where nothing is declared', '/a.m3u8', undefined, true],
  ['by its address where nothing is declared, with a token', '/a.M3U8?token=1', '', true],
  ['by its address where the declared type says nothing', '/a.m3u8', 'application/octet-stream', true],
  ['as a file by its address', '/a.mp4', undefined, false],
  ['as a file in a folder of such a name', '/m3u8/a.mp4', '', false],
])('a stream is known %s', (_how, url, mime, expected) => {
  expect(isHls(mime === undefined ? { url } : { url, mime })).toBe(expected)
})
