/** Writes the captions of the clips, as WebVTT beside them, in both languages. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { captions as texts } from './video/captions.mjs'

const languages = [
  { language: 'zh-CN', label: '中文', place: 2 },
  { language: 'en', label: 'English', place: 3 },
]

/** A time in WebVTT's format: minutes, seconds and thousandths. */
const moment = (seconds) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`

export async function captions(root) {
  const captionFiles = []
  for (const [clip, cues] of Object.entries(texts))
    for (const { language, label, place } of languages) {
      const file = `videos/${clip}/${language}.vtt`
      const blocks = cues.map((cue) => `${moment(cue[0])} --> ${moment(cue[1])}\n${cue[place].replaceAll('/', '\n')}`)
      await writeFile(join(root, file), `${['WEBVTT', ...blocks].join('\n\n')}\n`)
      captionFiles.push({ clip, language, label, file })
    }
  return { captions: captionFiles }
}
