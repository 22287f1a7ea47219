export interface Chapter {
  /** The start of the chapter, in seconds. */
  readonly start: number
  readonly title: string
}

const timeAtStart = /^\s*(?:(\d{1,2}):)?(\d{1,2}):(\d{2})\s*[-–—:：]?\s*(\S.*)$/

interface Line {
  readonly text: string
  /** The chapter of this line; null for a line without a time. */
  readonly chapter: Chapter | null
}

/**
 * The chapters that a description lists, one on each line with its time: `03:15 The ferry`. Empty when there are fewer
 * than two, or when a chapter does not start later than the one before it.
 */
export function chaptersIn(description: string): readonly Chapter[] {
  return validChapters(linesOf(description))
}

/** The description without the lines of its chapters, for screens that list those beside it. */
export function textBesideChapters(description: string): string {
  const lines = linesOf(description)
  if (validChapters(lines).length === 0) return description
  return lines
    .filter(({ chapter }) => chapter === null)
    .map(({ text }) => text)
    .join('\n')
    .trim()
}

/** The index of the chapter at a time in seconds; -1 before the first. */
export function chapterAt(chapters: readonly Chapter[], time: number): number {
  return chapters.filter(({ start }) => start <= time).length - 1
}

function linesOf(description: string): readonly Line[] {
  return description.split('\n').map((text) => {
    const [, hours = '0', minutes = '0', seconds = '0', title = ''] = timeAtStart.exec(text) ?? []
    const start = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
    return { text, chapter: title === '' ? null : { start, title: title.trim() } }
  })
}

function validChapters(lines: readonly Line[]): readonly Chapter[] {
  const chapters = lines.flatMap(({ chapter }) => chapter ?? [])
  const isAscending = chapters.every(({ start }, index) => start > (chapters[index - 1]?.start ?? -1))
  return chapters.length >= 2 && isAscending ? chapters : []
}
