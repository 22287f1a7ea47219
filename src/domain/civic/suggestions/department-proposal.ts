import { endsInWord } from '../../frame/shared/word-letters'
import type { Department } from './suggestion'
import type { SuggestionForm } from './suggestion-form'

/** A department that a suggestion seems to be for, and the word that says so. */
export interface DepartmentProposal {
  readonly departmentId: string
  readonly because: string
}

type Duties = Pick<Department, 'id' | 'intro' | 'duties'>
type Written = Pick<SuggestionForm, 'title' | 'text' | 'place'>

/** What stands between the words of an introduction. */
const betweenWords = /[、，。；：,;:.]|和|以及|\s(?:and|or)\s/gu
/** A shorter word occurs in texts about anything, so it says nothing about the department. */
const shortestWord = { han: 2, letters: 4 }

/**
 * Proposes the department whose duties the words and the place of a suggestion name the most. Nothing is proposed where
 * they name none, or several alike.
 */
export function proposeDepartment(
  departments: readonly Duties[],
  { title, text, place }: Written,
): DepartmentProposal | null {
  const said = `${title}\n${text}\n${place.name}`.toLowerCase()
  const fitting = departments
    .map((department) => ({ id: department.id, found: wordsOf(department).filter((word) => names(said, word)) }))
    .map(({ id, found }) => ({ id, found, weight: found.reduce((sum, word) => sum + weightOf(word), 0) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
  const [best, second] = fitting
  if (best === undefined || best.weight === second?.weight) return null
  const [because = ''] = [...best.found].sort((one, other) => weightOf(other) - weightOf(one))
  return { departmentId: best.id, because }
}

function wordsOf({ intro, duties }: Duties): readonly string[] {
  const words = [...duties, ...intro.split(betweenWords)].map((word) => word.trim().toLowerCase())
  return [...new Set(words)].filter((word) => word.length >= (isHan(word) ? shortestWord.han : shortestWord.letters))
}

/** Whether a text has the word. Of one in letters, the plural and the like count, too, but no end of another word. */
function names(said: string, word: string): boolean {
  if (isHan(word)) return said.includes(word)
  const stem = word.replace(/s$/u, '')
  for (let at = said.indexOf(stem); at >= 0; at = said.indexOf(stem, at + 1))
    if (!endsInWord(said.slice(0, at))) return true
  return false
}

/** A word of letters says about as much as two Chinese characters. */
const weightOf = (word: string): number => (isHan(word) ? [...word].length : 2 * word.split(' ').length)

const isHan = (word: string): boolean => /\p{Script=Han}/u.test(word)
