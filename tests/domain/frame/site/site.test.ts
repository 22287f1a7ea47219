import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeAssetUrl } from '../../../../src/domain/frame/site/asset-url'
import {
  colourText,
  contrastRatio,
  parseColour,
  readableAccent,
  readableOn,
} from '../../../../src/domain/frame/site/colour'
import type { Colour } from '../../../../src/domain/frame/site/colour'
import {
  chooseLanguage,
  isDark,
  parsePreferences,
  textScale,
  usualPreferences,
} from '../../../../src/domain/frame/site/preferences'
import { siteCity } from '../../../../src/domain/frame/site/site'
import { checkSkin, plainSkin, skinColours } from '../../../../src/domain/frame/site/skin'

const channel = fc.integer({ min: 0, max: 255 })
const anyColour: fc.Arbitrary<Colour> = fc.record({
  red: channel,
  green: channel,
  blue: channel,
  alpha: fc.constant(1),
})
const white = { red: 255, green: 255, blue: 255, alpha: 1 }
const night = { red: 18, green: 18, blue: 20, alpha: 1 }

describe('A colour', () => {
  it.each([
    ['#fff', '#ffffff'],
    ['#C8102E', '#c8102e'],
    ['#c8102e80', '#c8102e80'],
    ['rgb(200, 16, 46)', '#c8102e'],
    ['rgba(200,16,46,0.5)', '#c8102e80'],
    [' #ABC ', '#aabbcc'],
  ])('%s is %s', (text, written) => {
    expect(colourText(parseColour(text)!)).toBe(written)
  })

  it.each([
    'red',
    '#ff',
    '#ggg',
    'rgb(256,0,0)',
    'rgb(1,2)',
    'url(x)',
    '#fff;background:url(//evil)',
    'var(--x)',
    'expression(1)',
    '',
    null,
    7,
  ])('%s is refused', (value) => {
    expect(parseColour(value)).toBeNull()
  })

  it('is the same when it is written and read again', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(parseColour(colourText(colour))).toEqual(colour)
      }),
    )
  })

  it('has the contrast of WCAG, black or white always reads on it, and an accent is made to', () => {
    expect(contrastRatio(white, { red: 0, green: 0, blue: 0, alpha: 1 })).toBeCloseTo(21)
    expect(contrastRatio({ red: 118, green: 118, blue: 118, alpha: 1 }, white)).toBeCloseTo(4.54, 2)
    fc.assert(
      fc.property(anyColour, anyColour, (accent, ground) => {
        expect(contrastRatio(readableOn(ground), ground)).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(readableAccent(accent, ground), ground)).toBeGreaterThanOrEqual(4.5)
      }),
    )
    expect(colourText(readableAccent(parseColour('#c8102e')!, white))).toBe('#c8102e')
  })
})

describe('A skin (B13)', () => {
  const ink = parseColour('#6b665e')!

  it('lets only safe values pass', () => {
    expect(
      checkSkin({
        background_image: 'https://cdn.example/a.png?x=1',
        background_color: '#fff',
        cate_col_font_color: 'url(x)',
        icon1: 'javascript:alert(1)',
      }),
    ).toEqual({ backgroundImage: 'https://cdn.example/a.png?x=1', backgroundColor: white, accent: null, icon: null })
    for (const sent of [null, 'x', 5, [], {}]) expect(checkSkin(sent)).toEqual(plainSkin)
  })

  it('gives readable colours on light and dark ground', () => {
    fc.assert(
      fc.property(
        fc.option(anyColour),
        fc.option(anyColour),
        fc.constantFrom(white, night),
        (accent, backgroundColor, ground) => {
          const colours = skinColours(
            { ...plainSkin, accent, backgroundColor },
            ground,
            { red: 200, green: 16, blue: 46, alpha: 1 },
            ink,
          )
          const read = (text: string): Colour => parseColour(text)!
          expect(contrastRatio(read(colours.accent), ground)).toBeGreaterThanOrEqual(4.5)
          expect(contrastRatio(read(colours.accent), read(colours.onAccent))).toBeGreaterThanOrEqual(4.5)
          expect(contrastRatio(read(colours.accent), read(colours.accentSoft))).toBeGreaterThanOrEqual(4.5)
          const { paper, sunken } = colours.greys ?? {}
          for (const background of [paper, sunken])
            if (background !== undefined)
              for (const text of [ink, read(colours.accent)])
                expect(contrastRatio(read(background), text)).toBeGreaterThanOrEqual(4.5)
        },
      ),
      // Darker than the dark ground: the tint is darker still.
      { examples: [[{ red: 0, green: 1, blue: 12, alpha: 1 }, null, night]] },
    )
  })

  it('takes all greys from the paper, and keeps the usual ones where words would be hard to read', () => {
    const usual = parseColour('#bf3320')!
    const greys = (backgroundColor: string) =>
      skinColours(
        { ...plainSkin, backgroundColor: parseColour(backgroundColor) },
        white,
        usual,
        parseColour('#6b665e')!,
      ).greys
    expect(greys('#f3f6f7')).toEqual({ paper: '#f3f6f7', sunken: '#eef0f1', hairline: '#dfe0e0' })
    expect(greys('#808080')).toBeNull()
  })

  it('tints a dark ground enough to be seen as the accent, where the quietest words stay legible on it', () => {
    const [dark, ink] = [parseColour('#1c1a18')!, parseColour('#a39d92')!]
    const soft = (accent: string) =>
      skinColours({ ...plainSkin, accent: parseColour(accent) }, dark, white, ink).accentSoft
    expect(soft('#1d7381')).toBe('#1c2c2d')
    expect(soft('#ffff00')).toBe('#333116')
  })

  it.each(['/media/a.png', '/a/b.webp?x-oss-process=image/resize,w_50', 'https://cdn.example:444/a'])(
    '%s is a picture',
    (url) => {
      expect(safeAssetUrl(url)).toBe(url)
    },
  )

  it.each([
    '//evil.example/a',
    '/\\evil',
    'http://a.example/x',
    'data:image/png;base64,x',
    'https://a.example/") url("x',
    "https://a/'",
    'https://u@evil.example/',
    'a.png',
    '',
    '/a b',
    '/a\nb',
    null,
  ])('%s is none', (url) => {
    expect(safeAssetUrl(url)).toBeNull()
  })
})

describe('The site', () => {
  it('is in Changsha when nothing else is said (B103)', () => {
    expect(siteCity({ city: null, cityInfo: null }, 'en')).toBe('Changsha')
    expect(siteCity({ city: ' ', cityInfo: null }, 'zh-CN')).toBe('长沙')
    expect(siteCity({ city: 'Zhuzhou', cityInfo: null }, 'en')).toBe('Zhuzhou')
  })
})

describe('Preferences', () => {
  it('come back from storage, whatever lies there', () => {
    const chosen = { language: 'en', theme: 'dark', textSize: 3, elder: true } as const
    expect(parsePreferences(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen)
    expect(parsePreferences({ language: 'fr', theme: 1, textSize: 9, elder: 'yes' })).toEqual(usualPreferences)
    fc.assert(
      fc.property(fc.anything(), (saved) => {
        expect(parsePreferences(parsePreferences(saved))).toEqual(parsePreferences(saved))
      }),
    )
  })

  it.each([
    [['zh-TW', 'en'], 'zh-CN'],
    [['en-GB', 'zh'], 'en'],
    [['de', 'zh-Hans-CN'], 'zh-CN'],
    [['fr', 'de'], 'en'],
    [[], 'zh-CN'],
    [['*'], 'zh-CN'],
    [['ZH_cn'], 'zh-CN'],
    [['yue-Hant-HK', 'en'], 'zh-CN'],
    [['cmn-Hans-CN'], 'zh-CN'],
    [['ja', 'zh-CN', 'en'], 'zh-CN'],
  ] as const)('%o shows %s', (list, language) => {
    expect(chooseLanguage('system', list)).toBe(language)
    expect(chooseLanguage('en', list)).toBe('en')
  })

  it('decide darkness and text size; elder mode is never smaller than 18 pt', () => {
    expect([isDark('system', true), isDark('light', true), isDark('dark', false)]).toEqual([true, false, true])
    expect(([0, 1, 2, 3] as const).map((textSize) => textScale({ textSize, elder: false }))).toEqual([
      0.875, 1, 1.125, 1.25,
    ])
    for (const textSize of [0, 1, 2, 3] as const)
      expect(textScale({ textSize, elder: true }) * 16).toBeGreaterThanOrEqual(24)
  })
})
