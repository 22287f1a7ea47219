import { markedPieces } from '../../../domain/overview/search/marks'
import styles from './search.module.css'

/** A text in which what a search found is marked; it is rendered as text, never as HTML. */
export function MarkedText({ text, marks }: { readonly text: string; readonly marks: readonly string[] }) {
  return markedPieces(text, marks).map((piece, index) =>
    piece.isHit ? (
      <mark key={index} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
