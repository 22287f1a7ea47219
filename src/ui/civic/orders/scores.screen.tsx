import { observer } from 'mobx-react-lite'
import type { ServiceScore } from '../../../domain/civic/orders/order'
import { Avatar } from '../../frame/kit/pictures/avatar'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { Meta, TimeText } from '../../frame/kit/facts/meta'
import { PagedListPart } from '../../frame/lists/paged-list.part'
import { Stars } from '../../frame/ratings/stars.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import styles from './orders.module.css'
import { orderServePath } from './orders.paths'
import { scoresWords } from './orders.words'
import { ScoresViewModel } from './scores.view-model'

/** S121: how a volunteer was rated, for orders and wishes. */
export const ScoresScreen = observer(function ScoresScreen({ viewModel }: { readonly viewModel: ScoresViewModel }) {
  const words = useWords(scoresWords)
  const { person, scores } = viewModel
  return (
    <PlainPage title={words.title} look="rows">
      {person !== null && (
        <section className={styles.part}>
          <div className={styles.person}>
            <Avatar src={person.avatar} name={person.nickname} />
            <div className={styles.about}>
              <h2 className={styles.name}>{person.nickname}</h2>
              {person.count > 0 && (
                <p className={styles.mean}>
                  <Stars value={person.average} />
                  {words.mean(person.average.toFixed(1), person.count)}
                </p>
              )}
            </div>
          </div>
        </section>
      )}
      <PagedListPart list={scores} empty={<EmptyState title={words.none} />}>
        {(score) => <ScoreRow score={score} />}
      </PagedListPart>
    </PlainPage>
  )
})

function ScoreRow({ score }: { readonly score: ServiceScore }) {
  const format = useFormat()
  const words = useWords(scoresWords)
  const from = score.from?.nickname ?? words.resident
  return (
    <article className={styles.row}>
      <span className={styles.line}>
        <Stars value={score.stars} />
        <span className={styles.quiet}>{words[score.kind](score.service)}</span>
      </span>
      {score.text !== '' && <p className={styles.said}>{score.text}</p>}
      <Meta parts={[from, <TimeText key="time" at={score.at} text={format.relativeTime(score.at)} />]} />
    </article>
  )
}

export const screen = defineScreen({ viewModel: ScoresViewModel, view: ScoresScreen, parent: orderServePath })
