import { Check } from 'lucide-react'
import type { Region } from '../../../domain/frame/site/site'
import { Icon } from '../kit/pictures/icon'
import { useWords } from '../words/words'
import styles from './cities.module.css'
import { citiesWords } from './cities.words'

interface PlacesProps {
  readonly places: readonly Region[]
  /** The id of the chosen place. */
  readonly currentName: string | null
  readonly onChoose: (place: Region) => void
}

interface CitiesSectionProps extends PlacesProps {
  readonly id?: string
  readonly title?: string
  /** The province itself, which is listed before its cities. */
  readonly province?: Region
}

/** The places of one letter or one province. */
export function CitiesSection({ id, title, province, places, currentName, onChoose }: CitiesSectionProps) {
  const words = useWords(citiesWords)
  const rows = [
    ...(province === undefined ? [] : [{ place: province, label: words.whole(province.name) }]),
    ...places.map((place) => ({ place, label: place.name })),
  ]
  return (
    <section id={id} className={styles.section}>
      {title && <h2 className={styles.heading}>{title}</h2>}
      <ul className={styles.cities}>
        {rows.map(({ place, label }) => {
          const isPresent = place.id === currentName
          return (
            <li key={place.id}>
              <button
                type="button"
                className={styles.city}
                aria-current={isPresent || undefined}
                onClick={() => onChoose(place)}
              >
                {label}
                {isPresent && <Icon of={Check} size={18} label={words.chosen} className={styles.check} />}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** A few places side by side, such as the site's own or the most popular. */
export function PlaceTiles({ title, places, currentName, onChoose }: PlacesProps & { readonly title: string }) {
  return (
    <section className={styles.tilesSection}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.tiles}>
        {places.map((place) => (
          <li key={place.id}>
            <button
              type="button"
              className={styles.tile}
              aria-current={place.id === currentName || undefined}
              onClick={() => onChoose(place)}
            >
              {place.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
