import { characterCount } from '../../domain/shared/field-rules'
import { classNames } from './class-names'
import styles from './field.module.css'
import { useKitWords } from './kit.words'

interface LettersLeftProps {
  /** Points the field at it. */
  readonly id: string
  readonly value: string
  /** Letters (code points) that there may be. */
  readonly most: number
}

/** From how few letters left on readers are told. */
const nearTheEnd = 20

/** How many letters there is room for, under a field. */
export function LettersLeft({ id, value, most }: LettersLeftProps) {
  const words = useKitWords()
  const left = most - characterCount(value)
  return (
    <span
      id={id}
      className={classNames(styles.count, left < 0 && styles.over)}
      aria-live={left <= nearTheEnd ? 'polite' : 'off'}
    >
      {left < 0 ? words.lettersOver(-left) : words.lettersLeft(left)}
    </span>
  )
}
