import { observer } from 'mobx-react-lite'
import type { CardOf } from '../../../../domain/overview/pages/page-card'
import { Image } from '../../../frame/kit/pictures/image'
import { LiveRegion } from '../../../frame/kit/feedback/live-region'
import { TimeLeftFigures } from '../../../frame/kit/facts/time-left'
import { useIsElder } from '../../../frame/shell/app-context'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import styles from './countdown-card.module.css'
import type { PageViewModel } from '../page.part.view-model'
import { pagesWords } from '../pages.words'

interface CountdownCardProps {
  readonly card: CardOf<'countdown'>
  readonly viewModel: PageViewModel
}

/** Counts down to an instant and ends by itself. In elder mode it shows the date instead, without time pressure. */
export const CountdownCard = observer(function CountdownCard({ card, viewModel }: CountdownCardProps) {
  const words = useWords(pagesWords)
  const elder = useIsElder()
  const format = useFormat()
  const timeLeft = viewModel.timeLeft(card)
  const when = words.until(format.dateTime(card.until))
  return (
    <section aria-label={card.title ?? words.countdown} className={styles.countdown}>
      {card.image && <Image src={card.image} alt="" ratio="16:9" />}
      <div className={styles.words}>
        {card.title && <h2 className={styles.title}>{card.title}</h2>}
        <LiveRegion>{timeLeft === null && <p className={styles.done}>{card.doneText}</p>}</LiveRegion>
        {timeLeft !== null && (
          <>
            {!elder && <TimeLeftFigures left={timeLeft ?? null} />}
            <p className={styles.until}>{when}</p>
          </>
        )}
      </div>
    </section>
  )
})
