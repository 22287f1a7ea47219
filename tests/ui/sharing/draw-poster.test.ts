// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { drawPoster } from '../../../src/ui/sharing/draw-poster'
import { PosterPartsLoader } from '../../../src/ui/sharing/poster-parts'

const shareable = {
  title: 'A bridge for everybody',
  description: 'It opens on Sunday.',
  cover: '/bridge.webp',
  url: 'https://city.example/posts/1',
  siteName: 'Riverbend',
  source: 'City Daily',
}
let loaded: string[] = []
let broken: ReadonlySet<string> = new Set()
let drawn: string[] = []

class FakeImage {
  crossOrigin = ''
  src = ''
  naturalWidth = 960
  naturalHeight = 540
  async decode() {
    loaded.push(this.src)
    if (broken.has(this.src)) throw new Error('no such picture')
  }
}

const pen = {
  fillRect: () => undefined,
  measureText: (text: string) => ({ width: text.length * 10 }),
  fillText: (text: string) => drawn.push(text),
  drawImage: ({ src }: FakeImage) => drawn.push(src),
}

beforeEach(() => {
  loaded = []
  drawn = []
  broken = new Set()
  vi.stubGlobal('Image', FakeImage)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => ({ ...pen }) as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take, type = '') =>
    take(new Blob(['poster'], { type })),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
const made = async () => drawPoster(shareable, 'Scan to read', await new PosterPartsLoader().load(shareable.cover))
const picture = '/bridge.webp?x-oss-process=image/resize,w_750'

describe('a poster', () => {
  it('has the picture, the title, the publisher, the summary and the name of the site', async () => {
    expect((await made()).type).toBe('image/jpeg')
    expect(drawn).toEqual([
      picture,
      'A bridge for everybody',
      'City Daily',
      'It opens on Sunday.',
      'Riverbend',
      'Scan to read',
    ])
  })

  it('whose picture cannot be loaded is made without it: its title stands in that place', async () => {
    broken = new Set([picture])
    expect((await made()).size).toBeGreaterThan(0)
    expect(drawn).toEqual([
      'Riverbend',
      'A bridge for everybody',
      'City Daily',
      'It opens on Sunday.',
      'Riverbend',
      'Scan to read',
    ])
  })
})

describe('the parts of a poster', () => {
  it('are loaded once: with the sheet, not when the poster is asked for', async () => {
    const parts = new PosterPartsLoader()
    const early = parts.load('/a.svg')
    expect(parts.load('/a.svg')).toBe(early)
    await early
    expect(parts.load('/a.svg')).toBe(early)
    await parts.load('/b.svg')
    expect(loaded).toEqual(['/a.svg', '/b.svg'])
  })

  it('are loaded again after a failure', async () => {
    const parts = new PosterPartsLoader()
    broken = new Set(['/a.svg'])
    expect((await parts.load('/a.svg')).cover).toBeNull()
    broken = new Set()
    expect((await parts.load('/a.svg')).cover).not.toBeNull()
  })
})
