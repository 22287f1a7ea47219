import { observer } from 'mobx-react-lite'
import type { CityFigures, Figures } from '../../../../domain/civic/suggestions/suggestion'
import { Fact, FactList } from '../../../frame/kit/facts/facts'
import { Link } from '../../../frame/kit/buttons/link'
import { ListRow, RowGroup } from '../../../frame/kit/lists/list-row'
import { Stars } from '../../../frame/ratings/stars.part'
import { DetailPage } from '../../../frame/shell/layout/detail-page'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { SuggestionFiguresViewModel } from './suggestion-figures.view-model'
import { suggestionFiguresWords } from './suggestion-figures.words'
import styles from './suggestion-figures.module.css'
import { suggestionsOfDepartmentPath, suggestionsPath } from '../suggestions.paths'

/** The public figures of the departments that answer suggestions. */
export const SuggestionFiguresScreen = observer(function SuggestionFiguresScreen({
  viewModel: { figures },
}: {
  readonly viewModel: SuggestionFiguresViewModel
}) {
  const words = useWords(suggestionFiguresWords)
  return (
    <DetailPage title={words.title} look="rows" of={figures} shape="rows" words={words}>
      {(city) => <FiguresPage city={city} />}
    </DetailPage>
  )
})

function FiguresPage({ city: { fewest, city, departments } }: { readonly city: CityFigures }) {
  const words = useWords(suggestionFiguresWords)
  const known = departments.filter(({ figures }) => figures !== null)
  const unknown = departments.filter(({ figures }) => figures === null)
  return (
    <div className={styles.screen}>
      <div className={styles.part}>
        <p className={styles.text}>{words.about(fewest)}</p>
      </div>
      <section className={styles.part} aria-labelledby="figures-city">
        <h2 id="figures-city" className={styles.heading}>
          {words.city}
        </h2>
        <FigureFacts figures={city} fewest={fewest} />
      </section>
      {known.map(({ id, name, acceptDays, replyDays, figures }) => (
        <section key={id} className={styles.part} aria-labelledby={`figures-${id}`}>
          <h2 id={`figures-${id}`} className={styles.heading}>
            <Link to={suggestionsOfDepartmentPath(id)} look="text" className={styles.name}>
              {name}
            </Link>
          </h2>
          <p className={styles.quiet}>{words.promise(acceptDays, replyDays)}</p>
          <FigureFacts figures={figures} fewest={fewest} />
        </section>
      ))}
      {unknown.length > 0 && (
        <RowGroup title={words.tooFewYet}>
          {unknown.map(({ id, name, acceptDays, replyDays }) => (
            <ListRow
              key={id}
              title={name}
              text={words.promise(acceptDays, replyDays)}
              to={suggestionsOfDepartmentPath(id)}
            />
          ))}
        </RowGroup>
      )}
    </div>
  )
}

function FigureFacts({ figures, fewest }: { readonly figures: Figures | null; readonly fewest: number }) {
  const words = useWords(suggestionFiguresWords)
  const format = useFormat()
  if (figures === null) return <p className={styles.quiet}>{words.tooFew(fewest)}</p>
  const { answered, inTime, sentBack, rated, stars } = figures
  const share = (part: number) => Math.round((part / answered) * 100)
  return (
    <FactList>
      <Fact name={words.answered}>{format.count(answered)}</Fact>
      <Fact name={words.inTime}>
        <div className={styles.share}>
          <span>{words.share(format.count(inTime), share(inTime))}</span>
          {/* The figure stands beside it in words. */}
          <progress className={styles.bar} max={answered} value={inTime} aria-hidden="true" />
        </div>
      </Fact>
      <Fact name={words.sentBack}>{words.share(format.count(sentBack), share(sentBack))}</Fact>
      <Fact name={words.rating}>
        {stars === null ? (
          <span className={styles.quiet}>{words.tooFewRatings(fewest)}</span>
        ) : (
          <span className={styles.stars}>
            <Stars value={stars} />
            <span>{words.ratings(stars.toFixed(1), format.count(rated))}</span>
          </span>
        )}
      </Fact>
    </FactList>
  )
}

export const screen = defineScreen({
  viewModel: SuggestionFiguresViewModel,
  view: SuggestionFiguresScreen,
  parent: suggestionsPath,
})
