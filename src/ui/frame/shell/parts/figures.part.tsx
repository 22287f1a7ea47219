import styles from './figures.module.css'

interface FiguresPartProps {
  readonly label: string
  readonly figures: readonly { readonly name: string; readonly value: string }[]
}

/** A few sums side by side, such as members and hours. */
export function FiguresPart({ label, figures }: FiguresPartProps) {
  return (
    <dl className={styles.figures} aria-label={label}>
      {figures.map(({ name, value }) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
