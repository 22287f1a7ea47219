import { describe, expect, it } from 'vitest'
import { chapterAt, chaptersIn, textBesideChapters } from '../../../../src/domain/media/audio/chapters'

describe('the chapters that a description lists', () => {
  it('are its lines that begin with a time, in either form', () => {
    const text = 'An evening on the river.\n\n00:00 The ferry\n03:15 – The bridge\n1:02:03 家\nThat is all.'
    expect(chaptersIn(text)).toEqual([
      { start: 0, title: 'The ferry' },
      { start: 195, title: 'The bridge' },
      { start: 3723, title: '家' },
    ])
  })

  it('are none where a time only happens to be named, or where they do not rise', () => {
    expect(chaptersIn('Opens at\n10:30 on Sunday')).toEqual([])
    expect(chaptersIn('05:00 b\n01:00 a')).toEqual([])
    expect(chaptersIn('')).toEqual([])
  })

  it('are left out of the text beside their list, which stays whole without chapters', () => {
    expect(textBesideChapters('A night\n00:00 Opening\n03:15 The ferry\n\nRecorded in May')).toBe(
      'A night\n\nRecorded in May',
    )
    expect(textBesideChapters('Opens at\n10:30 on Sunday')).toBe('Opens at\n10:30 on Sunday')
  })

  it('are on from their own time until the next one', () => {
    const chapters = chaptersIn('00:10 One\n01:00 Two')
    expect([0, 10, 59.9, 60, 9999].map((time) => chapterAt(chapters, time))).toEqual([-1, 0, 0, 1, 1])
  })
})
