// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { drawPoster } from '../../../../src/ui/frame/sharing/draw-poster'
import { PosterPartsLoader } from '../../../../src/ui/frame/sharing/poster-parts'

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
  beginPath: () => undefined,
  arc: () => undefined,
  moveTo: () => undefined,
  lineTo: () => undefined,
  stroke: () => undefined,
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

  it('has a short title in large letters, and a long one in smaller ones', async () => {
    const sizeOf = async (title: string) => {
      const drawnIn: number[] = []
      const sized = {
        ...pen,
        font: '',
        pixels: () => Number(/ (\d+)px/.exec(sized.font)?.[1]),
        measureText: (text: string) => ({ width: (text.length * sized.pixels()) / 1.5 }),
        fillText: () => drawnIn.push(sized.pixels()),
      }
      vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => sized as never)
      await drawPoster({ ...shareable, title }, 'Scan', await new PosterPartsLoader().load(shareable.cover))
      return drawnIn[0]
    }
    expect(await sizeOf('A bridge')).toBe(72)
    expect(await sizeOf('A bridge for everybody '.repeat(5))).toBe(36)
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

describe('a poster that states something', () => {
  const rows = ['In all', '2026', 'Number'].map((name, index) => ({ name, value: `${name} ${index}` }))
  const parts = () => new PosterPartsLoader().load('')
  const draw = async (title = '何明月') =>
    drawPoster(shareable, 'Scan to verify', await parts(), {
      kind: 'Certificate',
      title,
      sentence: 'has given 12 hours.',
      rows,
    })

  it('has it in place of the words of the card', async () => {
    expect((await draw()).size).toBeGreaterThan(0)
    expect(drawn).toEqual([
      'Riverbend',
      '何明月',
      'Certificate',
      'has given 12 hours.',
      ...rows.flatMap(({ name, value }) => [name, value]),
      'Riverbend',
      'Scan to verify',
    ])
  })

  it('keeps every row above its foot', async () => {
    const heights: number[] = []
    vi.spyOn(pen, 'fillText').mockImplementation(((_text: string, _left: number, top: number) => {
      heights.push(top)
    }) as never)
    const nine = Array.from({ length: 9 }, (_, index) => ({ name: `${index}`, value: 'value' }))
    await drawPoster(shareable, 'Scan', await parts(), {
      kind: 'Certificate',
      title: 'Anna',
      sentence: 'has given 1,234.5 hours of voluntary service in the city of Riverbend and its four counties.',
      rows: nine,
    })
    const ofRows = heights.slice(-20, -2)
    expect(Math.min(...ofRows)).toBeGreaterThan(360)
    expect(Math.max(...ofRows)).toBeLessThan(1120 - 48 - 190 - 36)
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
