import { Check } from 'lucide-react'
import type { Region } from '../../../domain/frame/site/site'
import { Icon } from '../kit/pictures/icon'
import { useWords } from '../words/words'
import styles from './cities.module.css'
import { citiesWords } from './cities.words'

interface RegionsProps {
  readonly regions: readonly Region[]
  /** The id of the chosen region. */
  readonly currentId: string | null
  readonly onChoose: (region: Region) => void
}

interface CitiesSectionProps extends RegionsProps {
  readonly id?: string
  readonly title?: string
  /** The province itself, which is listed before its cities. */
  readonly province?: Region
}

/** The regions of one letter or one province. */
export function CitiesSection({ id, title, province, regions, currentId, onChoose }: CitiesSectionProps) {
  const words = useWords(citiesWords)
  const rows = [
    ...(province === undefined ? [] : [{ region: province, label: words.whole(province.name) }]),
    ...regions.map((region) => ({ region, label: region.name })),
  ]
  return (
    <section id={id} className={styles.section}>
      {title && <h2 className={styles.heading}>{title}</h2>}
      <ul className={styles.cities}>
        {rows.map(({ region, label }) => {
          const isPresent = region.id === currentId
          return (
            <li key={region.id}>
              <button
                type="button"
                className={styles.city}
                aria-current={isPresent || undefined}
                onClick={() => onChoose(region)}
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

/** A few regions side by side, such as the site's own or the most popular. */
export function RegionTiles({ title, regions, currentId, onChoose }: RegionsProps & { readonly title: string }) {
  return (
    <section className={styles.tilesSection}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.tiles}>
        {regions.map((region) => (
          <li key={region.id}>
            <button
              type="button"
              className={styles.tile}
              aria-current={region.id === currentId || undefined}
              onClick={() => onChoose(region)}
            >
              {region.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
