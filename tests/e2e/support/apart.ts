import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ALL_FORMATS, BufferSource, BufferTarget, Conversion, Input, Mp4OutputFormat, Output } from 'mediabunny'
import type { Page } from '@playwright/test'

const film = 'platform/demo/media/videos/festival/360p'

/** One kind of tracks of the demo's film, as the two parts that a stream of fragmented MP4 has. */
async function tracksOf(kind: 'video' | 'audio'): Promise<{ readonly head: Buffer; readonly body: Buffer }> {
  const names = (await readdir(film)).filter((name) => /\.(?:mp4|m4s)$/.test(name)).sort()
  const parts = await Promise.all([...names.slice(-1), ...names.slice(0, -1)].map((name) => readFile(join(film, name))))
  const input = new Input({ source: new BufferSource(Buffer.concat(parts)), formats: ALL_FORMATS })
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'fragmented' }), target: new BufferTarget() })
  const other = kind === 'video' ? 'audio' : 'video'
  await (await Conversion.init({ input, output, [other]: { discard: true } })).execute()
  const whole = Buffer.from(output.target.buffer ?? new ArrayBuffer(0))
  const begin = whole.indexOf('moof') - 4
  return { head: whole.subarray(0, begin), body: whole.subarray(begin) }
}

const playlistOf = (name: string): string =>
  `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:30\n#EXT-X-PLAYLIST-TYPE:VOD\n#EXT-X-MAP:URI="${name}-head.mp4"\n#EXTINF:20,\n${name}-body.m4s\n#EXT-X-ENDLIST\n`

/**
 * Serves every film as a stream whose picture has no sound of its own.
 * @param hasSound whether there is a rendition of its sound, which the stream names either way
 */
export async function serveApart(page: Page, hasSound: boolean): Promise<void> {
  const [video, audio] = await Promise.all([tracksOf('video'), tracksOf('audio')])
  const files: Readonly<Record<string, string | Buffer>> = {
    'master.m3u8': [
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      ...(hasSound ? ['#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Sound",DEFAULT=YES,URI="audio.m3u8"'] : []),
      `#EXT-X-STREAM-INF:BANDWIDTH=350000,RESOLUTION=640x360,CODECS="avc1.4d401f,mp4a.40.2"${hasSound ? ',AUDIO="sound"' : ''}`,
      'video.m3u8\n',
    ].join('\n'),
    'video.m3u8': playlistOf('video'),
    'audio.m3u8': playlistOf('audio'),
    'video-head.mp4': video.head,
    'video-body.m4s': video.body,
    'audio-head.mp4': audio.head,
    'audio-body.m4s': audio.body,
  }
  await page.route(/\/media\/videos\//, async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    const body = files[name]
    if (body === undefined) await route.fallback()
    else
      await route.fulfill({ body, contentType: name.endsWith('m3u8') ? 'application/vnd.apple.mpegurl' : 'video/mp4' })
  })
}
