import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCaptions } from '../../../../../platform/features/frame/publishing/read-captions'

const vtt = (...blocks: string[]) => `WEBVTT\n\n${blocks.join('\n\n')}\n`

describe('captions', () => {
  it('are read with everything that WebVTT allows', () => {
    const { cues, faults } = readCaptions(
      `WEBVTT - 渡轮\nKind: captions\nLanguage: zh\n\nSTYLE\n::cue { color: white }\n\nNOTE a word\nof two lines\n\n\n00:01.000 --> 00:02.500 line:90% align:center\n第一句\n第二句\n\nsecond cue\n01:00:00.000 --> 101:00:02.000\n<v Mei>好\n\n00:05.000 --> 00:06.000`,
    )
    expect(faults).toEqual([])
    expect(cues).toEqual([
      { start: 1, end: 2.5 },
      { start: 3600, end: 363_602 },
      { start: 5, end: 6 },
    ])
  })

  it.each<[what: string, text: string, line: number, words: string]>([
    ['SubRip under another name', vtt('1\n00:00:01,000 --> 00:00:02,000\n一'), 4, 'comma'],
    ['SubRip', '1\n00:00:01,000 --> 00:00:02,000\n一', 1, 'WEBVTT'],
    ['a longer first word', 'WEBVTTX\n\n00:01.000 --> 00:02.000\n一', 1, 'WEBVTT'],
    ['nothing', '', 1, 'WEBVTT'],
    ['no caption', 'WEBVTT\n\nNOTE later\n', 1, 'no captions'],
    ['a head without an empty line', 'WEBVTT\n00:01.000 --> 00:02.000\n一', 2, 'empty line'],
    ['short times', vtt('0:01.000 --> 0:02.000\n一'), 3, 'written as'],
    ['seconds of three figures', vtt('00:75.000 --> 00:80.000\n一'), 3, 'written as'],
    ['times without thousandths', vtt('00:00:01 --> 00:00:02\n一'), 3, 'written as'],
    ['an arrow of another length', vtt('00:01.000 -> 00:02.000\n一'), 3, 'no time'],
    ['words after an empty line', vtt('00:01.000 --> 00:02.000\n一', '二'), 6, 'no time'],
    ['no empty line between two', vtt('00:01.000 --> 00:02.000\n一\n00:03.000 --> 00:04.000\n二'), 5, 'empty line'],
    ['an end before its beginning', vtt('00:03.000 --> 00:02.000\n一'), 3, 'after it begins'],
  ])('of which a browser would not show everything are refused with their line: %s', (_what, text, line, words) => {
    expect(readCaptions(text).faults).toEqual([{ line, message: expect.stringContaining(words) as string }])
  })

  it('are counted, and every one of them is found, whatever stands in it', () => {
    const word = fc.stringMatching(/^[字a<>:,.\-1]{1,6}$/).filter((text) => !/-->|^(?:NOTE|STYLE|REGION)/.test(text))
    const cue = fc.tuple(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 1, max: 9 }), fc.array(word))
    const clock = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23)
    fc.assert(
      fc.property(fc.array(cue, { minLength: 1 }), (written) => {
        const blocks = written.map(
          ([at, length, words]) => `${clock(at)} --> ${clock(at + length)}\n${words.join('\n')}`,
        )
        expect(readCaptions(vtt(...blocks))).toEqual({
          cues: written.map(([start, length]) => ({ start, end: start + length })),
          faults: [],
        })
      }),
    )
  })
})
