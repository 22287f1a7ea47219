import { GateLogin } from '../../../frame/session/gate-login.part'
import { useWords } from '../../../frame/words/words'
import styles from '../lessons.module.css'
import { lessonsWords } from '../lessons.words'

const offers = ['timetable', 'homework', 'record'] as const

/** What an account would add for a guest. */
export function GuestOffer() {
  const words = useWords(lessonsWords)
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{words.offer}</h2>
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <li key={offer}>{words[`offer.${offer}`]}</li>
        ))}
      </ul>
      <GateLogin reason="class-assistant" />
    </section>
  )
}
