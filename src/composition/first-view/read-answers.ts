import type { RecordedAnswer } from '../../infrastructure/frame/http/first-view-answers'

/**
 * The answers that the first view was drawn with; null when nothing was drawn, or the document was cut off before
 * them.
 */
export function readAnswers(document: Document): Record<string, RecordedAnswer> | null {
  const text = document.getElementById('first-view')?.textContent
  if (text == null) return null
  try {
    return JSON.parse(text) as Record<string, RecordedAnswer>
  } catch {
    return null
  }
}
