import { Navigator } from '../../../../application/frame/navigation/navigator'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { loginPath } from '../../../frame/session/session.paths'
import { useService } from '../../../frame/shell/app-context'
import { useWords } from '../../../frame/words/words'
import styles from '../lessons.module.css'
import { lessonsWords } from '../lessons.words'

const offers = ['timetable', 'homework', 'record'] as const

/** What an account would add for a guest. */
export function GuestOffer() {
  const words = useWords(lessonsWords)
  const navigator = useService(Navigator)
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{words.offer}</h2>
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <li key={offer}>{words[`offer.${offer}`]}</li>
        ))}
      </ul>
      <ButtonLink to={loginPath(navigator.current())} kind="primary">
        {words.login}
      </ButtonLink>
    </section>
  )
}
