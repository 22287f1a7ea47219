import { Check } from 'lucide-react'
import type { City } from '../../domain/site/cities'
import { Icon } from '../kit/icon'
import { useWords } from '../words/words'
import styles from './cities.module.css'
import { citiesWords } from './cities.words'

interface CitiesSectionProps {
  readonly id?: string
  readonly title?: string
  readonly cities: readonly City[]
  /** The city that is chosen now. */
  readonly present: string | null
  readonly onChoose: (city: City) => void
}

/** Cities under a letter or a province. */
export function CitiesSection({ id, title, cities, present, onChoose }: CitiesSectionProps) {
  const words = useWords(citiesWords)
  return (
    <section id={id} className={styles.section}>
      {title && <h2 className={styles.heading}>{title}</h2>}
      <ul className={styles.cities}>
        {cities.map((city) => {
          const isPresent = city.id === present
          return (
            <li key={city.id}>
              <button type="button" className={styles.city} aria-current={isPresent || undefined} onClick={() => onChoose(city)}>
                {city.name}
                {isPresent && <Icon of={Check} size={18} label={words.chosen} className={styles.check} />}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
