import { observer } from 'mobx-react-lite'
import { Button } from '../../../frame/kit/buttons/button'
import { Link } from '../../../frame/kit/buttons/link'
import { Meta } from '../../../frame/kit/facts/meta'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import styles from '../similar-suggestions.module.css'
import { suggestionFormWords } from '../suggestion-form.words'
import type { SuggestionFormViewModel } from './suggestion-form.view-model'
import { useSuggestionNext } from '../suggestion-next.part'
import { suggestionPath } from '../suggestions.paths'
import { suggestionsWords } from '../suggestions.words'

/** What others have suggested already, which the writer can support instead. */
export const SimilarSuggestionsList = observer(function SimilarSuggestionsList({
  viewModel,
}: {
  readonly viewModel: SuggestionFormViewModel
}) {
  const words = useWords(suggestionFormWords)
  const listWords = useWords(suggestionsWords)
  const format = useFormat()
  const next = useSuggestionNext()
  const { similar, supportedId } = viewModel
  return (
    <div role="status" className={styles.status}>
      {similar.found.length > 0 && (
        <section aria-labelledby="similar-suggestions" className={styles.similar}>
          <h2 id="similar-suggestions" className={styles.heading}>
            {words.similar}
          </h2>
          <p className={styles.quiet}>{words.similarText}</p>
          <ul>
            {similar.found.map((suggestion) => {
              const { id, title, distance, supporters, maySupport } = suggestion
              return (
                <li key={id} className={styles.row}>
                  <div className={styles.words}>
                    <Link to={suggestionPath(id)} className={styles.link}>
                      {title}
                    </Link>
                    <Meta
                      parts={[
                        next(suggestion).text,
                        distance !== null && words.away(format.distance(distance)),
                        supporters > 0 && listWords.supporters(format.count(supporters), supporters === 1),
                      ]}
                    />
                  </div>
                  {maySupport && (
                    <Button
                      small
                      busy={supportedId === id}
                      aria-label={`${words.supportInstead}: ${title}`}
                      onClick={() => void viewModel.supportInstead(id)}
                    >
                      {words.supportInstead}
                    </Button>
                  )}
                </li>
              )
            })}
          </ul>
        </section>
      )}
    </div>
  )
})
