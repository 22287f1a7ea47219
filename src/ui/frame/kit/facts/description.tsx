import { useState } from 'react'
import { classNames } from '../styles/class-names'
import { useWords } from '../../words/words'
import styles from './description.module.css'
import { kitWords } from '../kit.words'

/**
 * The length above which a text is collapsed, because it takes more than four lines on a phone. The unit is Latin
 * letters; a Chinese character counts as two.
 */
const longFrom = 190
const wideCharacters = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]/g

/** A description of which a few lines are shown at first, and all of it on request. */
export function Description({ text }: { readonly text: string }) {
  const words = useWords(kitWords)
  const [open, setOpen] = useState(false)
  const isLong = text.length + (text.match(wideCharacters)?.length ?? 0) > longFrom || text.split('\n').length > 4
  return (
    <div className={styles.description}>
      <p className={classNames(styles.text, isLong && !open && styles.cut)}>{text}</p>
      {isLong && (
        <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? words.showLess : words.showAll}
        </button>
      )}
    </div>
  )
}
