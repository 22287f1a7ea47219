import { characterCount } from '../../../../domain/frame/shared/graphemes'
import { classNames } from '../styles/class-names'
import styles from './field.module.css'
import { useKitWords } from '../kit.words'

interface LettersLeftProps {
  /** The id by which the field refers to it (aria-describedby). */
  readonly id: string
  readonly value: string
  /** Maximum number of characters, as people count them. */
  readonly most: number
}

/** The number of remaining characters is shown from this number down, or once half of a shorter text is written. */
const fewLeft = 50
/** Screen readers announce it from this number down. */
const nearTheEnd = 20

/** The number of remaining characters below a field, once there are few. */
export function LettersLeft({ id, value, most }: LettersLeftProps) {
  const words = useKitWords()
  const charactersLeft = most - characterCount(value)
  return (
    <span
      id={id}
      className={classNames(styles.count, charactersLeft < 0 && styles.over)}
      aria-live={charactersLeft <= nearTheEnd ? 'polite' : 'off'}
    >
      {charactersLeft < 0
        ? words.lettersOver(-charactersLeft)
        : charactersLeft <= Math.min(fewLeft, most / 2) && words.lettersLeft(charactersLeft)}
    </span>
  )
}
