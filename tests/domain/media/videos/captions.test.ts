import { describe, expect, it } from 'vitest'
import { captionsIn } from '../../../../src/domain/media/videos/captions'

const track = (language: string) => ({ language, label: language, url: `/${language}.vtt` })

describe('the captions for a reader', () => {
  it('are in the language, in a variety of it, else in what there is', () => {
    const tracks = ['zh-CN', 'en'].map(track)
    expect(['en', 'EN', 'en-GB', 'zh', 'fr'].map((language) => captionsIn(tracks, language)?.language)).toEqual([
      'en',
      'en',
      'en',
      'zh-CN',
      'zh-CN',
    ])
    expect(captionsIn([], 'en')).toBeNull()
  })
})
