import { ChevronDown } from 'lucide-react'
import type { SuggestionReply } from '../../../domain/civic/suggestions/suggestion'
import { summaryOf } from '../../../domain/frame/shared/format/summary'
import { Icon } from '../../frame/kit/pictures/icon'
import { goToSection } from '../../frame/kit/scrolling/go-to-section'
import { useWords } from '../../frame/words/words'
import styles from './suggestion.module.css'
import { suggestionsWords } from './suggestions.words'

/** The id of the section with the whole answer. */
export const answerId = 'suggestion-answer'

const summaryLength = 80

/** How the answer begins, above the text and its pictures; a tap leads to the whole of it. */
export function AnswerSummary({ reply }: { readonly reply: SuggestionReply }) {
  const words = useWords(suggestionsWords)
  return (
    <button type="button" className={styles.answer} onClick={() => goToSection(answerId)}>
      <span className={styles.answerText}>
        <strong>{words.reply}</strong> {summaryOf(reply.text, summaryLength)}
      </span>
      <Icon of={ChevronDown} size={18} />
    </button>
  )
}
