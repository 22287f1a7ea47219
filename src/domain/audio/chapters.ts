export interface Chapter {
  /** Seconds from the start. */
  readonly start: number
  readonly title: string
}

const mark = /^\s*(?:(\d{1,2}):)?(\d{1,2}):(\d{2})\s*[-–—:：]?\s*(\S.*)$/

/**
 * The chapters that a description lists, one a line with its time: `03:15 The ferry`. Nothing where there are fewer than
 * two, or where they do not rise from the start of the recording.
 */
export function chaptersIn(description: string): readonly Chapter[] {
  const chapters = description.split('\n').flatMap((line) => {
    const [, hours = '0', minutes = '0', seconds = '0', title = ''] = mark.exec(line) ?? []
    return title === ''
      ? []
      : [{ start: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), title: title.trim() }]
  })
  const rise = chapters.every(({ start }, place) => start > (chapters[place - 1]?.start ?? -1))
  return chapters.length >= 2 && rise ? chapters : []
}
