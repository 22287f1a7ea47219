import './tokens.css'
import styles from './circle-tone.module.css'

const tones = [styles.tone0, styles.tone1, styles.tone2, styles.tone3, styles.tone4, styles.tone5] as const

/** The class with the colour of a circle (`--circle`), which is the same wherever the circle is shown. */
export function circleTone(id: string): string {
  const sum = [...id].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return tones[sum % tones.length] ?? ''
}
